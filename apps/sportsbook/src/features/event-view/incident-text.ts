import type { Incident } from "@touchline/protocol";
import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { formatMinute } from "./timed-incidents.ts";

const sideName = ({ competitors }: FullEvent, side: Incident["side"]): string =>
  competitors[side === "HOME" ? 0 : 1]?.name ?? "";

/** `12′ Goal, Ashbourne City (R. Dunmore)`; without the minute where the sport's time is not known. */
export const incidentText = (incident: Incident & { readonly seconds?: number }, event: FullEvent): string => {
  const name = incident.player
    ? `${sideName(event, incident.side)} (${incident.player})`
    : sideName(event, incident.side);
  const what = message(`eventView.incident.${incident.kind}`);
  if (incident.seconds === undefined) return message("eventView.incidentOf", { what, name });
  return message("eventView.incidentAt", { minute: formatMinute(incident.seconds), what, name });
};
