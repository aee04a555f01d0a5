import { createServer, type IncomingMessage } from "node:http";
import type { Socket as TcpSocket } from "node:net";
import { PUSH_PATH } from "@touchline/protocol";
import type { Identity } from "@touchline/server-kit";
import { Server, type Socket } from "socket.io";
import type { Distributor } from "../delivery/distributor.ts";
import type { Outlet } from "../delivery/model.ts";
import { createOutlet } from "../delivery/write-frame.ts";
import { authorise } from "../punters/authorise.ts";
import type { BetWatches } from "../punters/bet-watches.ts";
import type { PunterRooms } from "../punters/punter-rooms.ts";
import { watchBets } from "../punters/watch-bets.ts";
import { handleUnwatch, handleWatch } from "./client-messages.ts";
import { createOriginCheck } from "./origins.ts";

export interface SocketServerOptions {
  readonly host: string;
  readonly port: number;
  /** With commas; empty for pages of this machine only. */
  readonly allowedOrigins: string;
  readonly distributor: Distributor;
  readonly punters: PunterAccess;
}

export interface PunterAccess {
  readonly identity: Identity;
  readonly rooms: PunterRooms;
  readonly watches: BetWatches;
  readonly flush: () => Promise<void>;
}

/** Room for a watch of the most events there may be, and little more. */
const LONGEST_MESSAGE = 16_384;

interface EngineSocket {
  request: IncomingMessage | null;
}

/** What is kept of the request a connection came with. */
interface Line {
  readonly tcp: TcpSocket;
  /** Who the client says it is. */
  readonly playerId: string | null;
}

const playerIdOf = ({ url = "" }: IncomingMessage): string | null =>
  new URL(url, "http://push.invalid").searchParams.get("playerId");

/** socket.io keeps the request a connection came with for as long as it lives: the largest part of what it holds. */
const keepLineOnly = (server: Server): ((socket: Socket) => Line) => {
  const lines = new WeakMap<object, Line>();
  server.engine.on("connection", (connection: EngineSocket) => {
    const { request } = connection;
    if (request) lines.set(connection, { tcp: request.socket, playerId: playerIdOf(request) });
    connection.request = null;
  });
  return (socket) => {
    const line = lines.get(socket.conn);
    if (!line) throw new Error("a connection without a TCP socket");
    return line;
  };
};

const ignoreAnswer = (): void => {};

const answerOf = (acknowledge: unknown): ((answer: unknown) => void) =>
  typeof acknowledge === "function" ? (answer) => acknowledge(answer) : ignoreAnswer;

const servePunter = (socket: Socket, outlet: Outlet, playerId: string | null, access: PunterAccess): void => {
  const authorised = (message: unknown) => authorise(outlet, message, { ...access, isOpen: () => socket.connected });
  socket.on("authorise", async (message, acknowledge) => answerOf(acknowledge)(await authorised(message)));
  socket.on("watchBets", (message, acknowledge) => answerOf(acknowledge)(watchBets(outlet, message, access)));
  socket.on("disconnect", () => access.rooms.leave(outlet));
  // A client that knows who it is when it connects says so at once; another does as soon as it knows.
  const { token } = socket.handshake.auth;
  if (token !== undefined) void authorised({ token, playerId });
};

const serve = (socket: Socket, { tcp, playerId }: Line, { distributor, punters }: SocketServerOptions): void => {
  // Every socket is put in a room of its own, of which there is no use here.
  void socket.leave(socket.id);
  const outlet = createOutlet(tcp);
  const connection = distributor.connect(outlet);
  servePunter(socket, outlet, playerId, punters);
  socket.on("watch", (message, acknowledge) => handleWatch(distributor, connection, message, answerOf(acknowledge)));
  socket.on("unwatch", (message, acknowledge) =>
    handleUnwatch(distributor, connection, message, answerOf(acknowledge)),
  );
  socket.on("disconnect", () => distributor.disconnect(connection));
};

export const startSocketServer = async (options: SocketServerOptions): Promise<{ stop: () => Promise<void> }> => {
  const isAllowed = createOriginCheck(options.allowedOrigins);
  const http = createServer((_request, response) => response.writeHead(404).end());
  const server = new Server(http, {
    path: PUSH_PATH,
    transports: ["websocket"],
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: LONGEST_MESSAGE,
    allowRequest: (request, decide) => decide(null, isAllowed(request.headers.origin)),
  });
  const takeLine = keepLineOnly(server);
  server.on("connection", (socket) => serve(socket, takeLine(socket), options));
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(options.port, options.host, resolve);
  });
  // Closing the transport, unlike disconnecting the socket, makes a client look for another node by itself.
  return { stop: () => server.close() };
};
