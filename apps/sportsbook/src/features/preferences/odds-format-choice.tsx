import { formatOdds, isNegativeOdds, type OddsFormat } from "@touchline/betting";
import { usePreferences, usePreferencesStore } from "../../data/preferences/preferences-context.ts";
import { pageLocale } from "../../i18n/language.ts";
import { message } from "../../i18n/message.ts";
import { OptionCards } from "../../ui/option-cards.tsx";
import styles from "./preferences.module.css";
import { Section } from "./section.tsx";

/** 1.85: a price that every format writes in its own way. */
const EXAMPLE = 185;

const Example = ({ format }: { readonly format: OddsFormat }) => (
  <span className={isNegativeOdds(EXAMPLE, format) ? styles.negative : undefined}>
    {formatOdds(EXAMPLE, format, pageLocale())}
  </span>
);

export const OddsFormatChoice = ({ available }: { readonly available: readonly OddsFormat[] }) => {
  const { choose } = usePreferencesStore();
  const { oddsFormat } = usePreferences();
  return (
    <Section title={message("preferences.oddsFormat")} note={message("preferences.oddsFormatNote")}>
      <OptionCards
        label={message("preferences.oddsFormat")}
        columns={3}
        value={oddsFormat}
        options={available.map((format) => ({
          id: format,
          title: message(`oddsFormatName.${format}`),
          example: <Example format={format} />,
        }))}
        onChange={(format) => choose("oddsFormat", format)}
      />
    </Section>
  );
};
