import { chooseDefaultStake, currencySymbol, formatAmount, parseAmount } from "@touchline/betting";
import type { BetslipSettings } from "@touchline/brands";
import { useState } from "react";
import { usePreferences, usePreferencesStore } from "../../data/preferences/preferences-context.ts";
import { pageLocale } from "../../i18n/language.ts";
import { message } from "../../i18n/message.ts";
import { StakeField } from "../../ui/stake-field.tsx";
import { Section } from "./section.tsx";

interface DefaultStakeProps {
  readonly settings: BetslipSettings;
  readonly currency: string;
}

/** A comma is what half of the world types. */
const readAmount = (text: string, currency: string): string | null => {
  const amount = parseAmount(text.trim().replace(",", "."), currency);
  return amount !== null && amount > 0n ? formatAmount(amount, currency) : null;
};

/** What a new slip begins with. Emptied, it is the brand's again. */
export const DefaultStake = ({ settings, currency }: DefaultStakeProps) => {
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
