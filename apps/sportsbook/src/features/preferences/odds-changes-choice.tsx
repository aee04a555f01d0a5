import type { OddsChanges } from "@touchline/betting";
import { usePreferences, usePreferencesStore } from "../../data/preferences/preferences-context.ts";
import { message } from "../../i18n/message.ts";
import { RadioList } from "../../ui/radio-list.tsx";
import { Section } from "./section.tsx";

export const OddsChangesChoice = ({ options }: { readonly options: readonly OddsChanges[] }) => {
  const { choose } = usePreferencesStore();
  const { oddsChangesOption } = usePreferences();
  return (
    <Section title={message("preferences.oddsChanges")}>
      <RadioList
        label={message("preferences.oddsChanges")}
        value={oddsChangesOption}
        options={options.map((option) => ({
          id: option,
          title: message(`oddsChanges.${option}.title`),
          text: message(`oddsChanges.${option}.text`),
        }))}
        onChange={(option) => choose("oddsChangesOption", option)}
      />
    </Section>
  );
};
