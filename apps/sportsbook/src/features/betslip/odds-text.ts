import { formatForOutcomes, formatOdds, type Odds, type OddsFormat } from "@touchline/betting";
import { pageLocale } from "../../i18n/language.ts";

const HUGE = 100_000n;

/** The odds of several together. Their product knows no end, so beyond what can be read it is told in short. */
export const totalOddsText = ({ product, scale }: Odds, chosen: OddsFormat): string => {
  const whole = product / scale;
  if (whole >= HUGE)
    return new Intl.NumberFormat(pageLocale(), { notation: "compact", numberingSystem: "latn" }).format(whole);
  const price = Number((product * 200n + scale) / (scale * 2n));
  return formatOdds(price, formatForOutcomes(chosen, 1), pageLocale());
};
