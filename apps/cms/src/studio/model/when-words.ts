import { formatMoment, type Language } from "./format-time.ts";

export interface WhenWords {
  readonly always: string;
  readonly from: (time: string) => string;
  readonly until: (time: string) => string;
  readonly ended: (time: string) => string;
}

interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

/** A span of time in a few words: what is next of its two ends. */
export const whenWords = ({ from, to }: Span, now: number, words: WhenWords, language: Language): string => {
  if (to && Date.parse(to) <= now) return words.ended(formatMoment(Date.parse(to), language));
  if (from && Date.parse(from) > now) return words.from(formatMoment(Date.parse(from), language));
  return to ? words.until(formatMoment(Date.parse(to), language)) : words.always;
};
