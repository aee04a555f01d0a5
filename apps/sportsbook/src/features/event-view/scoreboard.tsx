import type { FullEvent } from "../../data/event/full-event.ts";
import { FootballBoard } from "./football-board.tsx";
import { KickOff } from "./kick-off.tsx";
import { ScoreTable } from "./score-table.tsx";
import { hasStats, StatBars } from "./stat-bars.tsx";

/** How an event stands, in the form of its sport. */
export const Board = ({ event }: { readonly event: FullEvent }) => {
  if (!event.metadata || !event.live) return <KickOff event={event} />;
  return event.sport.key === "soccer" ? <FootballBoard event={event} /> : <ScoreTable event={event} />;
};

/** On a wide screen the figures stand under the score at all times. */
export const WideStats = ({ event }: { readonly event: FullEvent }) =>
  event.live && hasStats(event) && <StatBars event={event} />;
