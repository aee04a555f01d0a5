import type { OfferChannel, PunterChannel, PushSocket } from "./push-socket.ts";

/**
 * The one push connection of the page, shared by the live offer and by what a punter is told. It exists before the socket does: the
 * socket's script is loaded by `connect`, after the first odds.
 */
export const createPushClient = () => {
  let socket: PushSocket | null = null;
  let isUp = false;
  let offer: OfferChannel | null = null;
  let punter: PunterChannel | null = null;

  return {
    connect: async (): Promise<void> => {
      const { openPushSocket } = await import("./push-socket.ts");
      socket = openPushSocket({
        offer: {
          onUp: () => {
            isUp = true;
            offer?.onUp();
            punter?.onUp();
          },
          onDown: () => {
            isUp = false;
            punter?.onDown();
            offer?.onDown();
          },
          onFrame: (chunks) => offer?.onFrame(chunks),
          onHeartbeat: () => offer?.onHeartbeat(),
          onLifecycle: (changes) => offer?.onLifecycle(changes),
        },
        punter: () => punter,
      });
    },

    /** What events are watched over; null until the socket has been opened. */
    channels: (): PushSocket["channels"] | null => socket?.channels ?? null,
    restart: (): void => socket?.restart(),

    setOffer: (channel: OfferChannel): void => {
      offer = channel;
    },

    /** Null: nobody is signed in. */
    setPunter: (channel: PunterChannel | null): void => {
      punter = channel;
      if (isUp) punter?.onUp();
    },

    /** Sends a message that is answered; rejects while there is no connection. */
    request: <Answer>(send: (over: PushSocket) => Promise<Answer>): Promise<Answer> =>
      socket && isUp ? send(socket) : Promise.reject(new Error("not connected")),
  };
};

export type PushClient = ReturnType<typeof createPushClient>;
