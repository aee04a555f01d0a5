import {
  type Amount,
  chooseDefaultStake,
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
import { MoneyField } from "../../entities/money-field/money-field.tsx";
import { writeAmount } from "../../entities/money-field/typed-amount.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { pageLocale } from "../../i18n/language.ts";
import { message } from "../../i18n/message.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { OptionCards } from "../../ui/option-cards.tsx";
import { RadioList } from "../../ui/radio-list.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { Switch } from "../../ui/switch.tsx";
import { ThemeSwatch } from "../../ui/theme-swatch.tsx";
import { ConsentChoice } from "./consent-choice.tsx";
import { OfferViewChoice } from "./offer-view-choice.tsx";
import styles from "./preferences.module.css";
import { SavedNote } from "./saved-note.tsx";
import { Section } from "./section.tsx";

interface DefaultStakeProps {
  readonly settings: BetslipSettings;
  readonly currency: string;
}

/** The initial stake of a new slip. An empty field restores the brand's. */
const DefaultStake = ({ settings, currency }: DefaultStakeProps) => {
  const { choose } = usePreferencesStore();
  const { defaultPayment } = usePreferences();
  const [isWrong, setIsWrong] = useState(false);
  const stored = defaultPayment === null || isWrong ? null : parseAmount(defaultPayment, currency);
  const example = writeAmount(chooseDefaultStake(settings, currency) ?? 0n, { currency, locale: pageLocale() });

  const enter = (amount: Amount | null, text: string): void => {
    setIsWrong(amount === null && text !== "");
    if (amount !== null) choose("defaultPayment", formatAmount(amount, currency));
    else if (text === "") choose("defaultPayment", null);
  };

  return (
    <Section title={message("preferences.defaultStake")}>
      <MoneyField
        label={message("preferences.defaultStakeNote")}
        currency={currency}
        symbolAfter={settings.predefinedStake.position === "AFTER"}
        value={stored}
        placeholder={example}
        onEnter={enter}
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

/** The grid of the device at hand: phones and wide screens each have their own. */
const EventGridChoice = () => {
  const isNarrow = useIsNarrow();
  const { choose } = usePreferencesStore();
  const preferences = usePreferences();
  const name = isNarrow ? "offerGridMobileLayout" : "offerGridDesktopLayout";
  return (
    <Section title={message("preferences.eventGrid")} note={!isNarrow && message("preferences.eventGridNote")}>
      <SegmentedChoice
        label={message("preferences.eventGrid")}
        value={preferences[name]}
        segments={OFFER_GRIDS.map((id) => ({ id, text: message(`offerGrid.${id}`) }))}
        onChange={(grid) => choose(name, grid)}
      />
    </Section>
  );
};

const AnnouncementsChoice = () => {
  const { choose } = usePreferencesStore();
  const { priceAnnouncements } = usePreferences();
  return (
    <Section title={message("preferences.announcements")}>
      <Switch
        checked={priceAnnouncements === "on"}
        onChange={(isOn) => choose("priceAnnouncements", isOn ? "on" : "off")}
      >
        {message("preferences.announcementsNote")}
      </Switch>
    </Section>
  );
};

const CombosChoice = () => {
  const { choose } = usePreferencesStore();
  const { startCombos } = usePreferences();
  return (
    <Section title={message("preferences.startCombos")}>
      <Switch checked={startCombos === "on"} onChange={(isOn) => choose("startCombos", isOn ? "on" : "off")}>
        {message("preferences.startCombosNote")}
      </Switch>
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
  const { betslip, generalSettings } = settings;
  const { offerView, oddsFormat, theme } = generalSettings;
  const hasCombos = betslip.betTypes.includes("single") && betslip.betTypes.includes("combo");
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
        <EventGridChoice />
      </div>
      {hasCombos && <CombosChoice />}
      <AnnouncementsChoice />
      <ConsentChoice />
      <p className={styles.version}>{message("preferences.version", { version })}</p>
    </div>
  );
};
