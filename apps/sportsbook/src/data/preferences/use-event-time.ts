import { type EventTime, formatEventTime } from "../../i18n/dates.ts";
import { useDrawnPage } from "../drawn-page.ts";
import { usePresentation } from "./preferences-context.ts";

/** The start of an event in the brand's format: in the zone of the device, in a page that a server has drawn first in its zone. */
export const useEventTime = (startsAt: number): EventTime => {
  const { dates } = usePresentation();
  const drawn = useDrawnPage();
  return formatEventTime(startsAt, drawn?.at ?? Date.now(), dates, drawn?.zone);
};
