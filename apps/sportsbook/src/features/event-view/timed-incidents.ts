import type { Incident, LiveMetadata } from "@touchline/protocol";
import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { nameOf } from "./sides.ts";

export interface TimedIncident extends Incident {
  /** Seconds since kick-off. */
  readonly seconds: number;
}

const HALF = 45 * 60;
/** The length of a football match, for everything that is drawn over its time. */
export const FULL_TIME = 2 * HALF;

const isFirstHalf = ({ eventStatus }: LiveMetadata): boolean => eventStatus === "1H" || eventStatus === "HT";

/** Index of the first incident of the second half: times count from the start of each half. */
const secondHalfFrom = (incidents: readonly Incident[], metadata: LiveMetadata): number => {
  if (isFirstHalf(metadata)) return incidents.length;
  const drop = incidents.findIndex(({ at }, index) => index > 0 && at < (incidents[index - 1]?.at ?? 0));
  if (drop >= 0) return drop;
  // All incidents are of one half: of the first, if the second is shorter than the last incident's time.
  const played = (metadata.eventTime ?? FULL_TIME) - HALF;
  return (incidents.at(-1)?.at ?? 0) > played ? incidents.length : 0;
};

/** The incidents of a football match on one clock. */
export const timeIncidents = (incidents: readonly Incident[], metadata: LiveMetadata): TimedIncident[] => {
  const second = secondHalfFrom(incidents, metadata);
  return incidents.map((incident, index) => ({
    ...incident,
    seconds: index < second ? Math.min(incident.at, HALF - 1) : HALF + incident.at,
  }));
};

/** `12′`; a minute begins at its first second. */
export const formatMinute = (seconds: number): string => `${Math.floor(seconds / 60) + 1}′`;

/** The feed calls every score a goal; in baseball it is a run. */
const kindOf = ({ kind }: Incident, { sport }: FullEvent): Incident["kind"] | "RUN" =>
  kind === "GOAL" && sport.key === "baseball" ? "RUN" : kind;

/** `12′ Goal, Ashbourne City (R. Dunmore)`; without the minute where the sport's time is not known. */
export const incidentText = (incident: Incident & { readonly seconds?: number }, event: FullEvent): string => {
  const name = incident.player ? `${nameOf(event, incident.side)} (${incident.player})` : nameOf(event, incident.side);
  const what = message(`eventView.incident.${kindOf(incident, event)}`);
  if (incident.seconds === undefined) return message("eventView.incidentOf", { what, name });
  return message("eventView.incidentAt", { minute: formatMinute(incident.seconds), what, name });
};
