import type { Theme } from "@touchline/brands";
import { usePreferences, usePreferencesStore } from "../../data/preferences/preferences-context.ts";
import { message } from "../../i18n/message.ts";
import { OptionCards } from "../../ui/option-cards.tsx";
import { Section } from "./section.tsx";
import styles from "./theme-choice.module.css";

/** A piece of the page in the theme itself, not a picture of it: the brand's style knows every theme it allows. */
const Swatch = ({ theme }: { readonly theme: Theme }) => (
  <span className={styles.swatch} data-theme={theme} aria-hidden="true">
    <span className={styles.card}>
      <span className={styles.line} />
      <span className={styles.plates}>
        <span className={styles.selected}>1.85</span>
        <span className={styles.plate}>3.70</span>
      </span>
    </span>
  </span>
);

export const ThemeChoice = ({ options }: { readonly options: readonly Theme[] }) => {
  const { choose } = usePreferencesStore();
  const { theme } = usePreferences();
  return (
    <Section title={message("preferences.theme")}>
      <OptionCards
        label={message("preferences.theme")}
        columns={3}
        value={theme}
        options={options.map((option) => ({
          id: option,
          title: message(`themeName.${option}`),
          picture: <Swatch theme={option} />,
        }))}
        onChange={(option) => choose("theme", option)}
      />
    </Section>
  );
};
