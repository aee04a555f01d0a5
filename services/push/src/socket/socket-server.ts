import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { Socket as TcpSocket } from "node:net";
import type { Duplex } from "node:stream";
import { PUSH_PATH } from "@touchline/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import { type AdmissionOptions, createAdmission } from "./admission.ts";
import { Client, type ClientOptions } from "./client.ts";
import { createOriginCheck } from "./origins.ts";
import { ServedClient, type Services } from "./served-client.ts";

export interface SocketServerOptions extends Omit<Services, "mostOfSession"> {
  readonly host: string;
  readonly port: number;
  /** Comma-separated; empty allows local pages only. */
  readonly allowedOrigins: string;
  readonly limits: AdmissionOptions;
}

/** Fits a watch message with the maximum number of events. */
const MAX_MESSAGE_BYTES = 16_384;

/**
 * Connections that the kernel keeps until they are accepted, where it allows as many. When a node dies its clients come to the others all at
 * once; those who find no room try again after one second, three, seven and so on.
 */
const MOST_UNACCEPTED = 4_096;

const SWEEP_MS = 1_000;
/** A client that does not answer the end of its connection within this time is gone. */
const CLOSES_WITHIN_MS = 2_000;

/** Codes and words of the library, which its clients report. */
const REFUSALS = {
  transport: { code: 0, message: "Transport unknown" },
  session: { code: 1, message: "Session ID unknown" },
  origin: { code: 4, message: "Forbidden" },
  version: { code: 5, message: "Unsupported protocol version" },
} as const;
type Refusal = keyof typeof REFUSALS;

const ENGINE_VERSION = "4";

/** Null where the request is for something else, or its target is no address. */
const pushAddressOf = ({ url = "" }: IncomingMessage): URL | null => {
  const address = URL.parse(url, "http://push.invalid");
  return address && [PUSH_PATH, `${PUSH_PATH}/`].includes(address.pathname) ? address : null;
};

const refusalOf = ({ searchParams }: URL): Refusal | null => {
  if (searchParams.get("transport") !== "websocket") return "transport";
  // A connection of another transport is moved to a websocket by its id; there are none.
  if (searchParams.has("sid")) return "session";
  return searchParams.get("EIO") === ENGINE_VERSION ? null : "version";
};

const refuse = (tcp: Duplex, refusal: Refusal): void => {
  const body = JSON.stringify(REFUSALS[refusal]);
  const status = refusal === "origin" ? "403 Forbidden" : "400 Bad Request";
  tcp.end(
    [
      `HTTP/1.1 ${status}`,
      ...["Connection: close", "Content-Type: application/json", `Content-Length: ${body.length}`],
      ...["", body],
    ].join("\r\n"),
  );
};

const ignore = (): void => {};

export interface SocketServer {
  readonly figures: () => { readonly refused: number; readonly dropped: number };
  readonly stop: () => Promise<void>;
}

/**
 * Serves clients of socket.io, over websockets only. The library's own server keeps three times the memory for a connection, and a second
 * way for everything that is written: see docs/decisions/15-socket-server.md.
 */
export const startSocketServer = async (options: SocketServerOptions): Promise<SocketServer> => {
  const { limits, distributor, punters } = options;
  const services: Services = { distributor, punters, mostOfSession: limits.most.session };
  const admission = createAdmission(limits);
  const isAllowed = createOriginCheck(options.allowedOrigins);
  const now = (): number => performance.now();
  const clientOptions: ClientOptions = {
    onConnect: (client, auth) => new ServedClient(client, auth, services),
    mostMessages: limits.most.messages,
    maxPayload: MAX_MESSAGE_BYTES,
    stuckMs: limits.most.stuckMs,
    now,
  };
  const clients = new Set<Client>();
  let dropped = 0;

  const sweep = (): void => {
    const at = now();
    for (const client of clients) {
      client.sweep(at);
      if (!client.isStuck(at)) continue;
      dropped += 1;
      client.terminate();
    }
  };

  const websockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  });

  /** Apart from the request, so that nothing of it is kept for as long as the connection is open. */
  const serve = (socket: WebSocket, tcp: TcpSocket, playerId: string | null): void => {
    const client = new Client(socket, tcp, playerId, clientOptions);
    clients.add(client);
    socket.once("close", () => {
      clients.delete(client);
      client.leave();
    });
  };

  const upgrade = async (request: IncomingMessage, tcp: Duplex, head: Buffer): Promise<void> => {
    const address = pushAddressOf(request);
    if (!address) return void tcp.destroy();
    const refusal = isAllowed(request.headers.origin) ? refusalOf(address) : "origin";
    if (refusal) return refuse(tcp, refusal);
    if (!(await admission.admits(request))) return;
    tcp.off("error", ignore);
    const playerId = address.searchParams.get("playerId");
    websockets.handleUpgrade(request, tcp, head, (socket) => serve(socket, tcp as TcpSocket, playerId));
  };

  const http = createServer((request, response) => {
    const isPolling = pushAddressOf(request) !== null;
    response
      .writeHead(isPolling ? 400 : 404, { "content-type": "application/json" })
      .end(isPolling ? JSON.stringify(REFUSALS.transport) : "{}");
  });
  http.on("upgrade", (request, tcp, head) => {
    // Until the connection is a websocket, an error of its socket would end the process.
    tcp.on("error", ignore);
    upgrade(request, tcp, head).catch(() => tcp.destroy());
  });
  http.listen({ port: options.port, host: options.host, backlog: MOST_UNACCEPTED });
  await once(http, "listening");
  const sweeping = setInterval(sweep, SWEEP_MS);

  return {
    figures: () => ({ refused: admission.refused(), dropped }),
    stop: async () => {
      clearInterval(sweeping);
      const closed = once(http, "close");
      http.close();
      for (const client of clients) client.close();
      const ending = setTimeout(() => {
        for (const client of clients) client.terminate();
        http.closeAllConnections();
      }, CLOSES_WITHIN_MS);
      await closed;
      clearTimeout(ending);
    },
  };
};
