import type { OfferChannel, PunterChannel, PushHandlers, PushSocket } from "./push-socket.ts";

/**
 * The one push connection of the page, shared by the live offer and by what a punter is told. It exists before the socket does: the
 * socket's script is loaded after the first odds and opened by `connect`.
 */
export const createPushClient = () => {
  let socket: PushSocket | null = null;
  let isUp = false;
  let offer: OfferChannel | null = null;
  let punter: PunterChannel | null = null;

  const isInHandshake = (): boolean => {
    const [opened, wanted] = [socket?.credentials(), punter?.credentials()];
    return !!opened && opened.playerId === wanted?.playerId && opened.token === wanted.token;
  };

  return {
    connect: (open: (handlers: PushHandlers) => PushSocket): void => {
      socket = open({
        offer: {
          onUp: () => {
            isUp = true;
            offer?.onUp();
            punter?.onUp(isInHandshake());
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

    /** Null: nobody is signed in. The connection of who signs out ends, because the server sends their messages over it. */
    setPunter: (channel: PunterChannel | null): void => {
      const isLeaving = punter !== null && channel === null;
      punter = channel;
      if (!isUp) return;
      if (isLeaving) socket?.restart();
      else punter?.onUp(isInHandshake());
    },

    /** Sends a message that is answered; rejects while there is no connection. */
    request: <Answer>(send: (over: PushSocket) => Promise<Answer>): Promise<Answer> =>
      socket && isUp ? send(socket) : Promise.reject(new Error("not connected")),
  };
};

export type PushClient = ReturnType<typeof createPushClient>;
