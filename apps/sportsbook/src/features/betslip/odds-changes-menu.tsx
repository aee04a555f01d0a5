import type { OddsChanges } from "@touchline/betting";
import { usePreferences, usePreferencesStore } from "../../data/preferences/preferences-context.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import styles from "./foot.module.css";
import { useSurroundings } from "./slip-context.ts";

const titleOf = (option: OddsChanges): string => message(`oddsChanges.${option}.title`);

/** What is done when a price moves, as chosen here or in the preferences. */
export const OddsChangesMenu = () => {
  const { options } = useSurroundings().settings.oddsChanges;
  const { choose } = usePreferencesStore();
  const { oddsChangesOption } = usePreferences();
  const text = titleOf(oddsChangesOption);
  if (options.length < 2) return <span>{text}</span>;
  return (
    <Menu
      text={text}
      title={message("preferences.oddsChanges")}
      face={{
        className: styles.choice,
        content: (
          <>
            {text}
            <Icon name="down" size={14} />
          </>
        ),
      }}
      items={options.map((option) => ({ id: option, text: titleOf(option) }))}
      choice={oddsChangesOption}
      onSelect={(option) => choose("oddsChangesOption", option as OddsChanges)}
    />
  );
};
