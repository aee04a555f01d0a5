import { formatForOutcomes, formatOdds, isNegativeOdds, type OddsFormat, setsNegativeApart } from "@touchline/betting";
import { perLanguage } from "./language.ts";
import { message } from "./message.ts";

/** Asked at every change of a price, so formats without such prices have nothing to ask. */
const negativeSign = (format: OddsFormat) =>
  setsNegativeApart(format) ? { isNegative: (price: number) => isNegativeOdds(price, format) } : {};

const makeWords = (locale: string, format: OddsFormat) => ({
  format: (price: number) => formatOdds(price, format, locale),
  ...negativeSign(format),
  suspended: message("price.suspended"),
  unavailable: message("price.unavailable"),
});

type PriceWords = ReturnType<typeof makeWords>;

const wordsOfLanguage = perLanguage(({ locale }) => ({ locale, made: new Map<OddsFormat, PriceWords>() }));

/** How a price is written, and what stands in its place. The same object for every price of a format, so that no button is
 * bound anew. `outcomes` is how many the market has; a price of several selections together counts as one. */
export const priceWords = (chosen: OddsFormat, outcomes: number): PriceWords => {
  const format = formatForOutcomes(chosen, outcomes);
  const { locale, made } = wordsOfLanguage();
  const words = made.get(format) ?? makeWords(locale, format);
  made.set(format, words);
  return words;
};
