import {
  chooseDefaultStake,
  currencySymbol,
  formatAmount,
  formatOdds,
  isNegativeOdds,
  type OddsChanges,
  type OddsFormat,
  parseAmount,
} from "@touchline/betting";
import type { BetslipSettings, BrandSettings, Theme } from "@touchline/brands";
import { useState } from "react";
import { OFFER_GRIDS } from "../../data/preferences/preferences.ts";
import { usePreferences, usePreferencesStore } from "../../data/preferences/preferences-context.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { pageLocale } from "../../i18n/language.ts";
import { message } from "../../i18n/message.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { OptionCards } from "../../ui/option-cards.tsx";
import { RadioList } from "../../ui/radio-list.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { StakeField } from "../../ui/stake-field.tsx";
import { ThemeSwatch } from "../../ui/theme-swatch.tsx";
import { OfferViewChoice } from "./offer-view-choice.tsx";
import styles from "./preferences.module.css";
import { SavedNote } from "./saved-note.tsx";
import { Section } from "./section.tsx";

interface DefaultStakeProps {
  readonly settings: BetslipSettings;
  readonly currency: string;
}

/** Accepts a decimal comma. */
const readAmount = (text: string, currency: string): string | null => {
  const amount = parseAmount(text.trim().replace(",", "."), currency);
  return amount !== null && amount > 0n ? formatAmount(amount, currency) : null;
};

/** The initial stake of a new slip. An empty field restores the brand's. */
const DefaultStake = ({ settings, currency }: DefaultStakeProps) => {
  const { choose } = usePreferencesStore();
  const { defaultPayment } = usePreferences();
  const [text, setText] = useState(defaultPayment ?? "");
  const usual = chooseDefaultStake(settings, currency);
  const example = formatAmount(usual ?? 0n, currency);
  const isWrong = text.trim() !== "" && readAmount(text, currency) === null;

  const handleChange = (next: string): void => {
    setText(next);
    const amount = readAmount(next, currency);
    if (amount !== null || next.trim() === "") choose("defaultPayment", amount);
  };

  return (
    <Section title={message("preferences.defaultStake")}>
      <StakeField
        label={message("preferences.defaultStakeNote")}
        symbol={currencySymbol(currency, pageLocale())}
        symbolAfter={settings.predefinedStake.position === "AFTER"}
        value={text}
        placeholder={example}
        onChange={handleChange}
        error={isWrong && message("preferences.defaultStakeInvalid", { example })}
      />
    </Section>
  );
};

/** 1.85: an example that differs in every odds format. */
const EXAMPLE = 185;

const Example = ({ format }: { readonly format: OddsFormat }) => (
  <span className={isNegativeOdds(EXAMPLE, format) ? styles.negative : undefined}>
    {formatOdds(EXAMPLE, format, pageLocale())}
  </span>
);

const OddsFormatChoice = ({ available }: { readonly available: readonly OddsFormat[] }) => {
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

/** Two sample prices, one of them picked. */
const PRICES = [185, 370] as const;

const ThemeChoice = ({ options }: { readonly options: readonly Theme[] }) => {
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

const OddsChangesChoice = ({ options }: { readonly options: readonly OddsChanges[] }) => {
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

/** Not offered on phones, which have no room for two columns. */
const EventGridChoice = () => {
  const { choose } = usePreferencesStore();
  const { offerGridDesktopLayout } = usePreferences();
  return (
    <Section title={message("preferences.eventGrid")} note={message("preferences.eventGridNote")}>
      <SegmentedChoice
        label={message("preferences.eventGrid")}
        value={offerGridDesktopLayout}
        segments={OFFER_GRIDS.map((id) => ({ id, text: message(`offerGrid.${id}`) }))}
        onChange={(grid) => choose("offerGridDesktopLayout", grid)}
      />
    </Section>
  );
};

interface PreferencesProps {
  readonly settings: BrandSettings;
  readonly currency: string;
  readonly version: string;
}

/** Every change applies at once. A setting with one option is not shown. */
export const Preferences = ({ settings, currency, version }: PreferencesProps) => {
  const isNarrow = useIsNarrow();
  const { betslip, generalSettings } = settings;
  const { offerView, oddsFormat, theme } = generalSettings;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.title}>{message("preferences.title")}</h2>
        <SavedNote />
      </header>
      <OfferViewChoice settings={offerView} />
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
