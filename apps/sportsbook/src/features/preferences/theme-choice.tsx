import type { Theme } from "@touchline/brands";
import { usePreferences, usePreferencesStore } from "../../data/preferences/preferences-context.ts";
import { message } from "../../i18n/message.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { OptionCards } from "../../ui/option-cards.tsx";
import { ThemeSwatch } from "../../ui/theme-swatch.tsx";
import { Section } from "./section.tsx";

/** Two prices that show a picked plate and another. */
const PRICES = [185, 370] as const;

export const ThemeChoice = ({ options }: { readonly options: readonly Theme[] }) => {
  const { choose } = usePreferencesStore();
  const { theme, oddsFormat } = usePreferences();
  const { format } = priceWords(oddsFormat, 2);
  return (
    <Section title={message("preferences.theme")}>
      <OptionCards
        label={message("preferences.theme")}
        columns={3}
        value={theme}
        options={options.map((option) => ({
          id: option,
          title: message(`themeName.${option}`),
          picture: <ThemeSwatch theme={option} prices={[format(PRICES[0]), format(PRICES[1])]} />,
        }))}
        onChange={(option) => choose("theme", option)}
      />
    </Section>
  );
};
