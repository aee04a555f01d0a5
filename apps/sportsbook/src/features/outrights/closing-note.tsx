import { usePresentation } from "../../data/preferences/presentation-context.ts";
import { formatEventTime } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";

/** Until when bets are taken. */
export const ClosingNote = ({ at }: { readonly at: number }) => {
  const { text } = formatEventTime(at, Date.now(), usePresentation().dates);
  return message("outrights.closes", { time: text });
};
