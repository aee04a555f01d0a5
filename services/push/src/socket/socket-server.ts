import { createServer, type IncomingMessage } from "node:http";
import type { Socket as TcpSocket } from "node:net";
import { PUSH_PATH } from "@touchline/protocol";
import type { Identity } from "@touchline/server-kit";
import { Server, type Socket } from "socket.io";
import type { Distributor } from "../delivery/distributor.ts";
import type { Outlet } from "../delivery/model.ts";
import { createOutlet, type PingedSocket, type SocketOutlet } from "../delivery/write-frame.ts";
import { authorise } from "../punters/authorise.ts";
import type { BetWatches } from "../punters/bet-watches.ts";
import { type PunterRooms, UNAUTHORISED } from "../punters/punter-rooms.ts";
import { watchBets } from "../punters/watch-bets.ts";
import { type AdmissionOptions, createAdmission } from "./admission.ts";
import { handleUnwatch, handleWatch } from "./client-messages.ts";
import { createMessageCount } from "./count-messages.ts";
import { createOriginCheck } from "./origins.ts";

export interface SocketServerOptions {
  readonly host: string;
  readonly port: number;
  /** Comma-separated; empty allows local pages only. */
  readonly allowedOrigins: string;
  readonly distributor: Distributor;
  readonly punters: PunterAccess;
  readonly limits: AdmissionOptions;
}

export interface PunterAccess {
  readonly identity: Identity;
  readonly rooms: PunterRooms;
  readonly watches: BetWatches;
  readonly flush: () => Promise<void>;
}

/** Fits a watch message with the maximum number of events. */
const MAX_MESSAGE_BYTES = 16_384;

interface EngineSocket {
  request: IncomingMessage | null;
}

/** What is needed of the request that opened a connection. */
interface Handshake {
  readonly tcp: TcpSocket;
  /** As the client claims it; the token decides. */
  readonly playerId: string | null;
}

const playerIdOf = ({ url = "" }: IncomingMessage): string | null =>
  new URL(url, "http://push.invalid").searchParams.get("playerId");

const NO_HEADERS = Object.freeze({});

/** Drops the HTTP request and its headers, which socket.io would keep for the life of a connection: the largest part of its memory. */
const keepHandshakeOnly = (server: Server): ((socket: Socket) => Handshake) => {
  const handshakes = new WeakMap<object, Handshake>();
  server.engine.on("connection", (connection: EngineSocket) => {
    const { request } = connection;
    if (request) handshakes.set(connection, { tcp: request.socket, playerId: playerIdOf(request) });
    connection.request = null;
  });
  return (socket) => {
    const handshake = handshakes.get(socket.conn);
    if (!handshake) throw new Error("connection without a TCP socket");
    Object.assign(socket.handshake, { headers: NO_HEADERS, query: NO_HEADERS, url: "", time: "" });
    return handshake;
  };
};

const ignoreAnswer = (): void => {};

const answerOf = (acknowledge: unknown): ((answer: unknown) => void) =>
  typeof acknowledge === "function" ? (answer) => acknowledge(answer) : ignoreAnswer;

interface PunterLine {
  readonly socket: Socket;
  readonly outlet: Outlet;
  readonly playerId: string | null;
  readonly access: PunterAccess;
  readonly mostOfSession: number;
}

const servePunter = ({ socket, outlet, playerId, access, mostOfSession }: PunterLine): void => {
  const options = { ...access, mostOfSession, isOpen: () => socket.connected };
  const authorised = (message: unknown) => authorise(outlet, message, options);

  /** The handshake's token is verified first: what the client says next is answered for the punter that it names. */
  const takeHandshake = async (token: unknown): Promise<void> => {
    if ("error" in (await authorised({ token, playerId })) && socket.connected) outlet.write(UNAUTHORISED);
  };
  const { token } = socket.handshake.auth;
  let handshake: Promise<void> | null = null;
  if (token !== undefined)
    handshake = takeHandshake(token).finally(() => {
      handshake = null;
    });

  socket.on("authorise", async (message, acknowledge) => {
    await handshake;
    answerOf(acknowledge)(await authorised(message));
  });
  socket.on("watchBets", async (message, acknowledge) => {
    await handshake;
    answerOf(acknowledge)(watchBets(outlet, message, access));
  });
  socket.on("disconnect", () => access.rooms.leave(outlet));
};

/** Messages that are too many are answered without being looked at. */
const limitMessages = (socket: Socket, most: number): void => {
  const verdictOf = createMessageCount(most, () => performance.now());
  socket.use((packet, next) => {
    const verdict = verdictOf();
    if (verdict === "handle") next();
    else if (verdict === "refuse") answerOf(packet.at(-1))({ error: "TOO_MANY" });
    // Closing the transport, because a client whose socket is disconnected would not come back.
    else socket.conn.close();
  });
};

const serve = (
  socket: Socket,
  { tcp, playerId }: Handshake,
  { distributor, punters, limits: { most } }: SocketServerOptions,
): SocketOutlet => {
  // socket.io joins every socket to a room of its own id; these rooms are not used here and cost memory.
  void socket.leave(socket.id);
  const { socket: webSocket } = socket.conn.transport as unknown as { readonly socket: PingedSocket };
  const outlet = createOutlet(tcp, webSocket, most.stuckMs);
  const connection = distributor.connect(outlet);
  limitMessages(socket, most.messages);
  servePunter({ socket, outlet, playerId, access: punters, mostOfSession: most.session });
  socket.on("watch", (message, acknowledge) => handleWatch(distributor, connection, message, answerOf(acknowledge)));
  socket.on("unwatch", (message, acknowledge) =>
    handleUnwatch(distributor, connection, message, answerOf(acknowledge)),
  );
  socket.on("disconnect", () => distributor.disconnect(connection));
  return outlet;
};

export interface SocketServer {
  readonly figures: () => { readonly refused: number; readonly dropped: number };
  readonly stop: () => Promise<void>;
}

const SWEEP_MS = 1_000;

export const startSocketServer = async (options: SocketServerOptions): Promise<SocketServer> => {
  const admission = createAdmission(options.limits);
  const outlets = new Set<SocketOutlet>();
  let dropped = 0;
  const dropStuck = (): void => {
    for (const outlet of outlets) {
      if (!outlet.isStuck()) continue;
      dropped += 1;
      outlet.close();
    }
  };
  const isAllowed = createOriginCheck(options.allowedOrigins);
  const http = createServer((_request, response) => response.writeHead(404).end());
  const server = new Server(http, {
    path: PUSH_PATH,
    transports: ["websocket"],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    allowRequest: async (request, decide) =>
      decide(null, isAllowed(request.headers.origin) && (await admission.admits(request))),
  });
  const handshakeOf = keepHandshakeOnly(server);
  server.on("connection", (socket) => {
    const outlet = serve(socket, handshakeOf(socket), options);
    outlets.add(outlet);
    socket.on("disconnect", () => outlets.delete(outlet));
  });
  const sweeping = setInterval(dropStuck, SWEEP_MS);
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(options.port, options.host, resolve);
  });
  // Closing the transport, unlike disconnecting the socket, makes clients reconnect to another node by themselves.
  return {
    figures: () => ({ refused: admission.refused(), dropped }),
    stop: () => {
      clearInterval(sweeping);
      return server.close();
    },
  };
};
