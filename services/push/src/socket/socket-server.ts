import { createServer, type IncomingMessage } from "node:http";
import type { Socket as TcpSocket } from "node:net";
import { PUSH_PATH } from "@touchline/protocol";
import { Server, type Socket } from "socket.io";
import type { Distributor } from "../delivery/distributor.ts";
import { createOutlet } from "../delivery/write-frame.ts";
import { handleUnwatch, handleWatch } from "./client-messages.ts";
import { createOriginCheck } from "./origins.ts";

export interface SocketServerOptions {
  readonly host: string;
  readonly port: number;
  /** With commas; empty for pages of this machine only. */
  readonly allowedOrigins: string;
  readonly distributor: Distributor;
}

/** Room for a watch of the most events there may be, and little more. */
const LONGEST_MESSAGE = 16_384;

interface EngineSocket {
  request: IncomingMessage | null;
}

/** socket.io keeps the request a connection came with for as long as it lives: the largest part of what it holds. */
const keepTcpSocketOnly = (server: Server): ((socket: Socket) => TcpSocket) => {
  const tcpSockets = new WeakMap<object, TcpSocket>();
  server.engine.on("connection", (connection: EngineSocket) => {
    if (connection.request) tcpSockets.set(connection, connection.request.socket);
    connection.request = null;
  });
  return (socket) => {
    const tcp = tcpSockets.get(socket.conn);
    if (!tcp) throw new Error("a connection without a TCP socket");
    return tcp;
  };
};

const ignoreAnswer = (): void => {};

const answerOf = (acknowledge: unknown): ((answer: unknown) => void) =>
  typeof acknowledge === "function" ? (answer) => acknowledge(answer) : ignoreAnswer;

const serve = (socket: Socket, tcp: TcpSocket, distributor: Distributor): void => {
  // Every socket is put in a room of its own, of which there is no use here.
  void socket.leave(socket.id);
  const connection = distributor.connect(createOutlet(tcp));
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
  const takeTcpSocket = keepTcpSocketOnly(server);
  server.on("connection", (socket) => serve(socket, takeTcpSocket(socket), options.distributor));
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(options.port, options.host, resolve);
  });
  // Closing the transport, unlike disconnecting the socket, makes a client look for another node by itself.
  return { stop: () => server.close() };
};
