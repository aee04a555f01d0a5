import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "socket.io";
import { type Match, META_MARKETS, metadataOf, type Offer, playOf } from "./offer.ts";
import { readToken } from "./tokens.ts";

/**
 * The push channel by the specification: websocket at its path, the player's id in the query, the token in the handshake. It has no
 * `authorise`, so that a client which relies on that message is never told anything.
 */

const PATH = "/client/distribution/sio";
const HEARTBEAT_MS = 1000;

const marketsOf = ({ markets }: Match) =>
  markets.map(({ slot, metaMarketId, line, prices }) => ({
    slot,
    metaMarketId,
    specifiers: line === null ? {} : { total: line },
    main: true,
    listed: true,
    lined: true,
    outcomes: META_MARKETS.find(({ id }) => id === metaMarketId)?.outcomes.map(({ id }) => id) ?? [],
    prices,
  }));

/** Everything about a match: base 0 replaces what the client has. */
const wholeOf = (match: Match) => {
  const fields = { startsAt: match.startsAt, ...playOf(match), metadata: metadataOf(match), suspended: false };
  return [match.id, 0, match.version, [], { ...fields, incidents: [], streamed: false, markets: marketsOf(match) }];
};

type Acknowledge = (answer: object) => void;

interface Watched {
  readonly level?: unknown;
  readonly events?: unknown;
}

const LEVELS: readonly unknown[] = ["list", "lines", "full"];
const MOST_WATCHED = 400;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isVersion = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && isId(value[0]) && isVersion(value[1]);

const serveOffer = (socket: Socket, offer: Offer): void => {
  const watched = new Set<number>();
  socket.data.watched = watched;
  const isValid = ({ level, events }: Watched, isItem: (item: unknown) => boolean): boolean =>
    LEVELS.includes(level) && Array.isArray(events) && events.length <= MOST_WATCHED && events.every(isItem);

  socket.on("watch", (message: Watched, acknowledge: Acknowledge) => {
    if (!isValid(message ?? {}, isPair)) return acknowledge({ error: "INVALID" });
    const events = message.events as [number, number][];
    if (new Set([...watched, ...events.map(([id]) => id)]).size > MOST_WATCHED)
      return acknowledge({ error: "TOO_MANY" });
    const chunks = events.flatMap(([id, version]) => {
      watched.add(id);
      const match = offer.find(id);
      return match && match.version > version ? [wholeOf(match)] : [];
    });
    if (chunks.length > 0) socket.emit("offer", ...chunks);
    acknowledge({ watching: watched.size });
  });
  socket.on("unwatch", (message: Watched, acknowledge: Acknowledge) => {
    if (!isValid(message ?? {}, isId)) return acknowledge({ error: "INVALID" });
    for (const id of message.events as number[]) watched.delete(id);
    acknowledge({ watching: watched.size });
  });
};

const servePunter = (socket: Socket): void => {
  socket.on("watchBets", (message: { readonly bets?: unknown }, acknowledge: Acknowledge) => {
    const bets = message?.bets;
    if (!Array.isArray(bets) || !bets.every((bet) => /^[0-9a-f-]{36}$/.test(bet)))
      return acknowledge({ error: "INVALID" });
    acknowledge(socket.data.punter ? { watching: bets.length } : { error: "UNAUTHORISED" });
  });
};

export const startPush = (http: HttpServer, offer: Offer) => {
  const server = new Server(http, { path: PATH, transports: ["websocket"], serveClient: false });
  const handshakes: string[] = [];

  server.use((socket, next) => {
    const { token } = socket.handshake.auth;
    const { playerId } = socket.handshake.query;
    if (token === undefined) return next();
    const claims = readToken(token);
    if (!claims || claims.sub !== playerId) return next(new Error("UNAUTHORISED"));
    socket.data.punter = claims.sub;
    handshakes.push(claims.sub);
    next();
  });
  server.on("connection", (socket) => {
    serveOffer(socket, offer);
    servePunter(socket);
  });
  const heart = setInterval(() => server.emit("heartbeat", { producer: "second", at: Date.now() }), HEARTBEAT_MS);

  return {
    /** Whom connections were opened for, in order. */
    handshakes,
    tell: (punter: string, event: string, message: object): void => {
      for (const socket of server.sockets.sockets.values())
        if (socket.data.punter === punter) socket.emit(event, message);
    },
    /** A price that moved, to whoever watches its match. */
    tellPrice: ({ id, version }: Match, slot: number, price: number): void => {
      for (const socket of server.sockets.sockets.values())
        if (socket.data.watched.has(id)) socket.emit("offer", [id, version - 1, version, [slot, price]]);
    },
    stop: async (): Promise<void> => {
      clearInterval(heart);
      await server.close();
    },
  };
};
