import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { MatchLine, type MatchMark } from "../../ui/match-line.tsx";
import { incidentText } from "./incident-text.ts";
import { FULL_TIME, formatMinute, type TimedIncident, timeIncidents } from "./timed-incidents.ts";

const KINDS: Readonly<Partial<Record<TimedIncident["kind"], MatchMark["kind"]>>> = {
  GOAL: "goal",
  YELLOW_CARD: "yellow-card",
  RED_CARD: "red-card",
};

const markOf = (incident: TimedIncident, index: number, reversed: boolean): MatchMark[] => {
  const kind = KINDS[incident.kind];
  if (!kind) return [];
  return [
    {
      id: `${index}`,
      kind,
      share: Math.min(1, incident.seconds / FULL_TIME),
      side: (incident.side === "HOME") !== reversed ? "home" : "away",
      ...(kind === "goal" && { text: formatMinute(incident.seconds) }),
    },
  ];
};

/** The match from first to last minute, with goals and cards. */
export const FootballLine = ({ event }: { readonly event: FullEvent }) => {
  const { metadata, incidents, reversed } = event;
  if (!metadata) return null;
  const timed = timeIncidents(incidents, metadata);
  const marks = timed.flatMap((incident, index) => markOf(incident, index, reversed));
  const marked = timed.filter(({ kind }) => KINDS[kind]).map((incident) => incidentText(incident, event));
  return (
    <MatchLine
      label={marked.length > 0 ? marked.join("; ") : message("eventView.nothingYet")}
      share={Math.max(metadata.progress / 100, ...marks.map(({ share }) => share))}
      half={0.5}
      marks={marks}
    />
  );
};
