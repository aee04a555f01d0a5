import {
  type Authorise,
  type AuthoriseAnswer,
  authoriseAnswerSchema,
  type CalculationResult,
  type Lifecycle,
  MAX_WATCHED,
  type OfferChunk,
  PUSH_PATH,
  type PunterMessage,
  readOfferFrame,
  serverEvents,
  type WatchBets,
  type WatchBetsAnswer,
  type WatchLevel,
  watchAnswerSchema,
  watchBetsAnswerSchema,
} from "@touchline/protocol";
import { io } from "socket.io-client";
import type { WatchChannel, WatchedVersion } from "./watch-registry.ts";

/** Who listens to changes of the offer and to the state of the connection. */
export interface OfferChannel {
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onFrame: (chunks: readonly OfferChunk[]) => void;
  readonly onHeartbeat: () => void;
  readonly onLifecycle: (changes: readonly Lifecycle[]) => void;
}

export interface PushHandlers {
  readonly offer: OfferChannel;
  /** Null while nobody is signed in. */
  readonly punter: () => PunterChannel | null;
}

/** What a connection is opened with for a punter: the id in the query, the token in the handshake. */
export type Credentials = Authorise;

/** Who listens to what a punter is told. */
export interface PunterChannel {
  /** For the next connection; null opens it as a visitor's. */
  readonly credentials: () => Credentials | null;
  /** There is a connection. `inHandshake`: it was opened with the punter's current credentials. */
  readonly onUp: (inHandshake: boolean) => void;
  readonly onDown: () => void;
  /** The server took no connection with these credentials, and none is opened before `restart`. */
  readonly onRefused: () => void;
  readonly onMessage: (message: PunterMessage) => void;
  /** A bet that is watched has another value. */
  readonly onValue: (result: CalculationResult) => void;
  /** The connection is a visitor's from now on. */
  readonly onUnauthorised: () => void;
}

export interface PushSocket {
  readonly channels: Readonly<Record<WatchLevel, WatchChannel>>;
  /** What the connection was opened with; null for a visitor's. */
  readonly credentials: () => Credentials | null;
  readonly authorise: (message: Authorise) => Promise<AuthoriseAnswer>;
  /** The bets whose values are wanted, instead of those before. */
  readonly watchBets: (message: WatchBets) => Promise<WatchBetsAnswer>;
  /** Drops the connection, if there is one, and makes a new one with the credentials of now. */
  readonly restart: () => void;
  readonly close: () => void;
}

const ANSWER_TIMEOUT = 5000;
/** Shorter: a server that knows only the handshake does not answer, and the punter waits for that. */
const AUTHORISE_TIMEOUT = 3000;

/** The node counts all levels together: a page shows one event whole, and a slip keeps a few. */
const LIMITS: Readonly<Record<WatchLevel, number>> = {
  list: MAX_WATCHED - 40,
  lines: MAX_WATCHED - 40,
  full: 40,
};

/**
 * After a node dies all of its clients come back at once, so each waits its own moment; but prices are locked
 * meanwhile, so the moment is never long.
 */
const RECONNECTION = { reconnectionDelay: 300, reconnectionDelayMax: 2000, randomizationFactor: 0.5 };

/** What a punter is told, each kind as an event of its own. */
const PUNTER_EVENTS = ["placementResult", "wallet", "cashoutResult", "autoCashoutResult", "betSettled"] as const;

export const openPushSocket = ({ offer, punter }: PushHandlers): PushSocket => {
  let credentials: Credentials | null = null;
  const socket = io({
    path: PUSH_PATH,
    transports: ["websocket"],
    autoConnect: false,
    auth: (send) => send(credentials ? { token: credentials.token } : {}),
    ...RECONNECTION,
  });

  /** Each connection is opened with the credentials of its moment: a token of an hour ago has expired. */
  const identify = (): void => {
    credentials = punter()?.credentials() ?? null;
    socket.io.opts.query = credentials ? { playerId: credentials.playerId } : {};
  };
  const open = (): void => {
    identify();
    socket.connect();
  };
  socket.io.on("reconnect_attempt", identify);

  socket.on("connect", offer.onUp);
  socket.on("connect_error", () => {
    // An inactive socket was refused by the server; any other error is tried again by the client itself.
    if (!socket.active && credentials) punter()?.onRefused();
  });
  socket.on("disconnect", (reason) => {
    offer.onDown();
    // The client does not come back by itself after the server has closed the connection in good order.
    if (reason === "io server disconnect") open();
  });
  socket.on("offer", (...frame: unknown[]) => {
    const chunks = readOfferFrame(frame);
    if (chunks) offer.onFrame(chunks);
  });
  socket.on("heartbeat", offer.onHeartbeat);
  socket.on("lifecycle", (...changes: unknown[]) => {
    const parsed = serverEvents.lifecycle.safeParse(changes);
    if (parsed.success) offer.onLifecycle(parsed.data);
  });

  for (const kind of PUNTER_EVENTS) {
    socket.on(kind, (...told: unknown[]) => {
      const parsed = serverEvents[kind].safeParse(told);
      if (parsed.success) punter()?.onMessage(parsed.data[0]);
    });
  }
  socket.on("calculationResult", (...told: unknown[]) => {
    const parsed = serverEvents.calculationResult.safeParse(told);
    if (parsed.success) punter()?.onValue(parsed.data[0]);
  });
  socket.on("unauthorised", () => punter()?.onUnauthorised());

  const ask = async (event: "watch" | "unwatch", message: object): Promise<void> => {
    const answer = watchAnswerSchema.parse(await socket.timeout(ANSWER_TIMEOUT).emitWithAck(event, message));
    if ("error" in answer) throw new Error(`${event} was refused: ${answer.error}`);
  };

  const openChannel = (level: WatchLevel): WatchChannel => ({
    limit: LIMITS[level],
    watch: (events: readonly WatchedVersion[]) => ask("watch", { level, events }),
    unwatch: (events: readonly number[]) => ask("unwatch", { level, events }),
  });

  open();

  return {
    credentials: () => credentials,
    channels: { list: openChannel("list"), lines: openChannel("lines"), full: openChannel("full") },
    authorise: async (message) =>
      authoriseAnswerSchema.parse(await socket.timeout(AUTHORISE_TIMEOUT).emitWithAck("authorise", message)),
    watchBets: async (message) =>
      watchBetsAnswerSchema.parse(await socket.timeout(ANSWER_TIMEOUT).emitWithAck("watchBets", message)),
    restart: () => {
      socket.disconnect();
      open();
    },
    close: () => {
      socket.disconnect();
    },
  };
};
