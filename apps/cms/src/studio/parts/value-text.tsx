import { formatMoment } from "../model/format-time.ts";
import { useLanguage } from "../words/use-language.ts";

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

interface ValueTextProps {
  /** Null where there is nothing. */
  readonly text: string | null;
  readonly nothing: string;
}

/** A value of a brand. A time is read on the editor's own clock, as everywhere in the studio. */
export const ValueText = ({ text, nothing }: ValueTextProps) => {
  const language = useLanguage();
  if (text === null) return <i>{nothing}</i>;
  return TIME.test(text) ? formatMoment(Date.parse(text), language) : text;
};
