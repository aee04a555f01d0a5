import { IntlMessageFormat } from "intl-messageformat";
import type { MessageValues } from "./generated/message-values.ts";
import { intlTag, perLanguage } from "./language.ts";
import { directionOf } from "./locale.ts";

type MessageKey = keyof MessageValues;

type Filling<Key extends MessageKey> = [MessageValues[Key]] extends [null] ? [] : [values: MessageValues[Key]];

type Values = Readonly<Record<string, string | number>>;

/** A Latin name in an Arabic sentence keeps its own direction, and does not pull its neighbours along. */
const isolateTexts = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? `\u2068${value}\u2069` : value]),
  );

const keepTexts = (values: Values): Values => values;

const textsOfLanguage = perLanguage(({ locale, catalogue }) => {
  const formatters = new Map<string, IntlMessageFormat>();
  const prepare = directionOf(locale) === "rtl" ? isolateTexts : keepTexts;
  return (key: string, values: Values): string => {
    const text = catalogue[key] ?? key;
    if (typeof text === "string") return text;
    const formatter = formatters.get(key) ?? new IntlMessageFormat(text, intlTag(locale));
    formatters.set(key, formatter);
    return String(formatter.format(prepare(values)));
  };
});

/** A text of the interface in the language of the page. */
export const message = <Key extends MessageKey>(key: Key, ...[values]: Filling<Key>): string =>
  textsOfLanguage()(key, values ?? {});

/** A text whose key stands in a brand's settings; the check of the brands sees to it that there is one. */
export const configuredMessage = (key: string): string => textsOfLanguage()(key, {});
