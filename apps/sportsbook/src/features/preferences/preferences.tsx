import type { BrandSettings } from "@touchline/brands";
import { message } from "../../i18n/message.ts";
import { DefaultStake } from "./default-stake.tsx";
import { EventGridChoice } from "./event-grid-choice.tsx";
import { OddsChangesChoice } from "./odds-changes-choice.tsx";
import { OddsFormatChoice } from "./odds-format-choice.tsx";
import { OfferViewChoice } from "./offer-view-choice.tsx";
import styles from "./preferences.module.css";
import { SavedNote } from "./saved-note.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

interface PreferencesProps {
  readonly settings: BrandSettings;
  readonly currency: string;
  readonly version: string;
  readonly isNarrow: boolean;
}

/** Every change applies at once. What the brand leaves no choice about is not asked. */
export const Preferences = ({ settings, currency, version, isNarrow }: PreferencesProps) => {
  const { betslip, generalSettings } = settings;
  const { offerView, oddsFormat, theme } = generalSettings;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.title}>{message("preferences.title")}</h2>
        <SavedNote />
      </header>
      <OfferViewChoice settings={offerView} isNarrow={isNarrow} />
      {oddsFormat.available.length > 1 && <OddsFormatChoice available={oddsFormat.available} />}
      <div className={styles.pair}>
        {theme.options.length > 1 && <ThemeChoice options={theme.options} />}
        {betslip.oddsChanges.options.length > 1 && <OddsChangesChoice options={betslip.oddsChanges.options} />}
      </div>
      <div className={styles.pair}>
        <DefaultStake settings={betslip} currency={currency} />
        {!isNarrow && <EventGridChoice />}
      </div>
      <p className={styles.version}>{message("preferences.version", { version })}</p>
    </div>
  );
};
