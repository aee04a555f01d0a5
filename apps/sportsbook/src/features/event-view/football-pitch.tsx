import type { Incident } from "@touchline/protocol";
import type { ReactNode } from "react";
import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import styles from "./drawings.module.css";
import { incidentText, type TimedIncident, timeIncidents } from "./timed-incidents.ts";
import { useCalmText } from "./use-calm-text.ts";

const WIDTH = 350;
const HEIGHT = 150;
const MIDDLE = HEIGHT / 2;

/** Positions of incidents at the attacked goal. The feed does not say which corner, so both are highlighted. */
const PLACES: Readonly<Partial<Record<Incident["kind"], ReactNode>>> = {
  GOAL: <circle className={styles.spot} cx={9} cy={MIDDLE} r={5} />,
  PENALTY: <circle className={styles.spot} cx={44} cy={MIDDLE} r={5} />,
  CORNER: (
    <path className={styles.corner} d={`M8 24A16 16 0 0 0 24 8H8zM8 ${HEIGHT - 24}A16 16 0 0 1 24 ${HEIGHT - 8}H8z`} />
  ),
};

/** In seconds: older incidents are not shown on the pitch. */
const RECENT = 5 * 60;

const isRecent = ({ seconds }: TimedIncident, { metadata }: FullEvent): boolean =>
  (metadata?.eventTime ?? 0) - seconds < RECENT;

const Chalk = () => (
  <g className={styles.chalk}>
    <rect x={8} y={8} width={WIDTH - 16} height={HEIGHT - 16} rx={2} />
    <path d={`M${WIDTH / 2} 8V${HEIGHT - 8}`} />
    <circle cx={WIDTH / 2} cy={MIDDLE} r={22} />
    <path d="M8 33h48v84H8M342 33h-48v84h48M8 54h17v42H8M342 54h-17v42h17" />
    <path d="M56 60a20 20 0 0 1 0 30M294 60a20 20 0 0 0 0 30" />
  </g>
);

/** Highlights the end of the pitch of the last incident. The feed has no ball position, so no ball is drawn. */
const IncidentSpot = ({ incident, reversed }: { readonly incident: TimedIncident; readonly reversed: boolean }) => {
  const place = PLACES[incident.kind];
  if (!place) return null;
  const isRight = (incident.side === "HOME") !== reversed;
  return (
    <g transform={isRight ? `translate(${WIDTH} 0) scale(-1 1)` : undefined}>
      <rect className={styles.end} x={8} y={8} width={110} height={HEIGHT - 16} />
      {place}
    </g>
  );
};

/** The pitch, with the last incident as text above it. */
export const FootballPitch = ({ event }: { readonly event: FullEvent }) => {
  const { metadata, incidents, reversed } = event;
  const last = metadata ? timeIncidents(incidents, metadata).at(-1) : undefined;
  const text = last ? incidentText(last, event) : message("eventView.nothingYet");
  const label = useCalmText(text);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <b>{text}</b>
      </figcaption>
      <svg className={styles.pitch} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <rect className={styles.field} width={WIDTH} height={HEIGHT} rx={10} />
        {last && isRecent(last, event) && <IncidentSpot incident={last} reversed={reversed} />}
        <Chalk />
      </svg>
    </figure>
  );
};
