import { MAX_WATCHED, unwatchSchema, type Watch, type WatchAnswer, watchSchema } from "@touchline/protocol";
import type { Distributor } from "../delivery/distributor.ts";
import type { Connection } from "../delivery/model.ts";
import { isWatching } from "../delivery/room.ts";

export type Answer = (answer: unknown) => void;
type AnswerWatch = (answer: WatchAnswer) => void;

const countWatched = (connection: Connection, { rooms }: Distributor, { events }: Watch): number => {
  const added = new Set(
    events
      .map(([eventId]) => eventId)
      .filter((eventId) => {
        const room = rooms.get(eventId);
        return !room || !isWatching(connection, room);
      }),
  );
  return connection.rooms.length + added.size;
};

/** Acknowledged after the client was sent everything it lacked. */
export const handleWatch = (
  distributor: Distributor,
  connection: Connection,
  message: unknown,
  answer: AnswerWatch,
): void => {
  const parsed = watchSchema.safeParse(message);
  if (!parsed.success) {
    answer({ error: "INVALID" });
  } else if (countWatched(connection, distributor, parsed.data) > MAX_WATCHED) {
    answer({ error: "TOO_MANY" });
  } else {
    const { level, events } = parsed.data;
    distributor.watch(connection, level, events, () => answer({ watching: connection.rooms.length }));
  }
};

export const handleUnwatch = (
  distributor: Distributor,
  connection: Connection,
  message: unknown,
  answer: AnswerWatch,
): void => {
  const parsed = unwatchSchema.safeParse(message);
  if (!parsed.success) {
    answer({ error: "INVALID" });
  } else {
    distributor.unwatch(connection, parsed.data.level, parsed.data.events);
    answer({ watching: connection.rooms.length });
  }
};
