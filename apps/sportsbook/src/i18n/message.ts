import type { MessageValues } from "./generated/message-values.ts";
import { intlTag, type MessageArguments, type MessageFormat, perLanguage } from "./language.ts";
import { directionOf } from "./locale.ts";

type MessageKey = keyof MessageValues;

type Filling<Key extends MessageKey> = [MessageValues[Key]] extends [null] ? [] : [values: MessageValues[Key]];

/** A Latin name in an Arabic sentence keeps its own direction, and does not pull its neighbours along. */
const isolateTexts = (values: MessageArguments): MessageArguments =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? `\u2068${value}\u2069` : value]),
  );

const keepTexts = (values: MessageArguments): MessageArguments => values;

const formatOf = (tag: string): MessageFormat => {
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  return { plural: (count) => plurals.select(count), number: (value) => numbers.format(value) };
};

const textsOfLanguage = perLanguage(({ locale, catalogue, own }) => {
  const prepare = directionOf(locale) === "rtl" ? isolateTexts : keepTexts;
  const format = formatOf(intlTag(locale));
  return (key: string, values: MessageArguments): string => {
    const text = own?.[key] ?? catalogue[key] ?? key;
    return typeof text === "string" ? text : text(prepare(values), format);
  };
});

/** A text of the interface in the language of the page. */
export const message = <Key extends MessageKey>(key: Key, ...[values]: Filling<Key>): string =>
  textsOfLanguage()(key, values ?? {});

/** A text whose key stands in a brand's settings; the check of the brands sees to it that there is one. */
export const configuredMessage = (key: string): string => textsOfLanguage()(key, {});
