import type { FullEvent } from "../../data/event/full-event.ts";
import { message } from "../../i18n/message.ts";
import { Badge } from "../../ui/badge.tsx";
import { PlayTime } from "./play-time.tsx";

/** The specification's numbers of the detailed play status. */
const HALTS: Readonly<Record<number, "interrupted" | "suspended">> = { 7: "interrupted", 8: "suspended" };

/** Where a live event stands: clock and part, or why there is none. */
export const EventStanding = ({ event }: { readonly event: FullEvent }) => {
  const halt = HALTS[event.detailedPlayStatus];
  if (event.ended) return <Badge tone="void">{message("play.ended")}</Badge>;
  if (halt) {
    return (
      <Badge tone="warning" icon="warn">
        {message(`play.${halt}`)}
      </Badge>
    );
  }
  return event.metadata && <PlayTime metadata={event.metadata} />;
};
