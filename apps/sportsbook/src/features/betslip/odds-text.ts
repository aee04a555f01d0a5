import { formatForOutcomes, formatOdds, type Odds, type OddsFormat } from "@touchline/betting";
import { pageLocale } from "../../i18n/language.ts";

const HUGE = 100_000n;

/** Total odds. A product has no upper limit, so large values are abbreviated. */
export const totalOddsText = ({ product, scale }: Odds, chosen: OddsFormat): string => {
  const whole = product / scale;
  if (whole >= HUGE)
    return new Intl.NumberFormat(pageLocale(), { notation: "compact", numberingSystem: "latn" }).format(whole);
  const price = Number((product * 200n + scale) / (scale * 2n));
  return formatOdds(price, formatForOutcomes(chosen, 1), pageLocale());
};
