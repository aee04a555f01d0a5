import type { Incident } from "@touchline/protocol";
import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { nameOf } from "./sides.ts";
import { formatMinute } from "./timed-incidents.ts";

/** The feed has one word for what scores; baseball has its own. */
const kindOf = ({ kind }: Incident, { sport }: FullEvent): Incident["kind"] | "RUN" =>
  kind === "GOAL" && sport.key === "baseball" ? "RUN" : kind;

/** `12′ Goal, Ashbourne City (R. Dunmore)`; without the minute where the sport's time is not known. */
export const incidentText = (incident: Incident & { readonly seconds?: number }, event: FullEvent): string => {
  const name = incident.player ? `${nameOf(event, incident.side)} (${incident.player})` : nameOf(event, incident.side);
  const what = message(`eventView.incident.${kindOf(incident, event)}`);
  if (incident.seconds === undefined) return message("eventView.incidentOf", { what, name });
  return message("eventView.incidentAt", { minute: formatMinute(incident.seconds), what, name });
};
