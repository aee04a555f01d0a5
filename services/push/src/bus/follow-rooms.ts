import type { Log } from "@touchline/server-kit";
import type { Distributor } from "../delivery/distributor.ts";
import type { Room } from "../delivery/model.ts";
import type { OfferBus } from "./offer-bus.ts";

const RETRY_MS = 200;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Subscribes each open room to the messages of its own event, and to nothing else. */
export const createRoomFollower = (offerBus: OfferBus, distributor: () => Distributor, log: Log) => {
  const leave = new Map<Room, () => void>();

  /** Retries until the stream answers: it may be down, or still recovering from disk. */
  const fetchLast = async (room: Room): Promise<string | null> => {
    while (leave.has(room)) {
      try {
        return await offerBus.fetchLast(room.eventId, room.tracked.event());
      } catch (error) {
        log.warn({ err: error, eventId: room.eventId }, "last state of the event not readable yet, retrying");
        await pause(RETRY_MS);
      }
    }
    return null;
  };

  const readLast = async (room: Room): Promise<void> => {
    const message = await fetchLast(room);
    try {
      if (message !== null) distributor().receive(room, message);
    } catch (error) {
      log.error({ err: error, eventId: room.eventId }, "last state of the event ignored, it cannot be parsed");
    }
  };

  return {
    /** Subscribes before reading the state: a change between the two arrives twice instead of being lost. */
    open: (room: Room): void => {
      leave.set(
        room,
        offerBus.follow(room.eventId, (message) => distributor().receive(room, message)),
      );
      void readLast(room).then(() => distributor().markLoaded(room));
    },
    close: (room: Room): void => {
      leave.get(room)?.();
      leave.delete(room);
    },
    /** Reads the state of every open room again, after a reconnect. */
    refresh: async (): Promise<void> => {
      await Promise.all([...leave.keys()].map(readLast));
    },
  };
};
