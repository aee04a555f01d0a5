import type { FullEvent } from "../../data/event/full-event.ts";
import { scoreText } from "../../i18n/event-words.ts";
import { message } from "../../i18n/message.ts";
import styles from "./drawings.module.css";
import { initialOf, nameOf, otherSide } from "./sides.ts";
import { servesFromRight } from "./tennis-history.ts";
import { useCalmText } from "./use-calm-text.ts";

const WIDTH = 350;
const HEIGHT = 150;
const MIDDLE = HEIGHT / 2;
const NET = WIDTH / 2;
/** Single sidelines, service lines. */
const TOP = 30;
const BOTTOM = HEIGHT - TOP;
const SERVICE = 70;

const Player = ({
  x,
  y,
  letter,
  serving,
}: {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly serving: boolean;
}) => (
  <g className={styles.player} data-serving={serving}>
    <circle cx={x} cy={y} r={9} />
    <text x={x} y={y + 4} textAnchor="middle">
      {letter}
    </text>
  </g>
);

const Lines = () => (
  <>
    <g className={styles.chalk}>
      <rect x={24} y={14} width={WIDTH - 48} height={HEIGHT - 28} />
      <path d={`M24 ${TOP}H${WIDTH - 24}M24 ${BOTTOM}H${WIDTH - 24}`} />
      <path d={`M${NET - SERVICE} ${TOP}V${BOTTOM}M${NET + SERVICE} ${TOP}V${BOTTOM}`} />
      <path d={`M${NET - SERVICE} ${MIDDLE}H${NET + SERVICE}`} />
    </g>
    <path className={styles.net} d={`M${NET} 8V${HEIGHT - 8}`} />
  </>
);

/**
 * Who serves, from which side, into which box: all of it follows from the score by the rules. The server stands left, and
 * no ball is drawn, because the feed tells of none.
 */
export const TennisCourt = ({ event }: { readonly event: FullEvent }) => {
  const { metadata } = event;
  const { currentGameScore: game = null, server = null } = metadata ?? {};
  const serves = server ? message("eventView.serves", { name: nameOf(event, server) }) : "";
  const score = game ? scoreText(game, event.reversed) : "";
  const label = useCalmText(score === "" ? serves : `${serves}, ${score}`);
  if (!metadata || !server || !game) return null;
  // For a player at the left baseline the right side is below.
  const fromRight = servesFromRight(game, metadata.currentScoreInSets.at(-1) ?? { home: 0, away: 0 });
  const serveY = fromRight ? MIDDLE + 14 : MIDDLE - 14;
  const boxY = fromRight ? TOP : MIDDLE;
  const receiveY = boxY + (MIDDLE - TOP) / 2;
  return (
    <svg className={styles.pitch} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <rect className={styles.field} width={WIDTH} height={HEIGHT} rx={10} />
      <rect className={styles.court} x={24} y={14} width={WIDTH - 48} height={HEIGHT - 28} />
      <rect className={styles.end} x={NET} y={boxY} width={SERVICE} height={MIDDLE - TOP} />
      <Lines />
      <path className={styles.flight} d={`M26 ${serveY}L${NET + SERVICE / 2} ${receiveY}`} />
      <Player x={14} y={serveY} letter={initialOf(event, server)} serving />
      <Player x={WIDTH - 14} y={receiveY} letter={initialOf(event, otherSide(server))} serving={false} />
    </svg>
  );
};
