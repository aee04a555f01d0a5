import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { WebSocket, WebSocketServer } from "ws";

/** A call on its way through the proxy; changes are passed on. */
export interface Passing {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Record<string, string>;
  /** Empty where there is no body. */
  sent: string;
}

export interface Answered {
  status: number;
  readonly headers: Record<string, string>;
  text: string;
}

/** A mistake. Everything that is not named is passed on unchanged. */
export interface Fault {
  /** Before the request is sent on. */
  readonly ask?: (passing: Passing) => void;
  /** After the answer. */
  readonly answer?: (answered: Answered, passing: Passing) => void;
  /** Whether the call is never answered. */
  readonly hangs?: (passing: Passing) => boolean;
  /** A message from the node to a client; null drops it. */
  readonly push?: (message: string) => string | null;
  /** Whether to close the connection instead of passing on this message. */
  readonly cuts?: (message: string) => boolean;
  /** A message from a client to the node. */
  readonly say?: (message: string) => string;
}

const KEPT_FROM_CLIENT = ["authorization", "content-type", "if-none-match"];
const KEPT_FROM_SERVER = ["content-type", "etag", "cache-control"];

const pick = (names: readonly string[], read: (name: string) => string | null | undefined): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (read(name) ? [[name, read(name) as string]] : [])));

const readPassing = async (request: IncomingMessage): Promise<Passing> => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://faulty.invalid");
  const headers = pick(KEPT_FROM_CLIENT, (name) => request.headers[name] as string | undefined);
  return { method: request.method ?? "GET", path: pathname, query: searchParams, headers, sent: await text(request) };
};

const passOn = async (api: string, { method, path, query, headers, sent }: Passing): Promise<Answered> => {
  const address = `${api}${path}${query.size > 0 ? `?${query}` : ""}`;
  const response = await fetch(address, { method, headers, ...(sent !== "" && { body: sent }) });
  const kept = pick(KEPT_FROM_SERVER, (name) => response.headers.get(name));
  return { status: response.status, headers: kept, text: await response.text() };
};

/** Connects a client with a node. */
const join = (client: WebSocket, node: WebSocket, fault: () => Fault): void => {
  const waiting: string[] = [];
  const toNode = (message: string): void => {
    if (node.readyState === WebSocket.CONNECTING) waiting.push(message);
    else node.send(message);
  };
  client.on("message", (data) => toNode(fault().say?.(String(data)) ?? String(data)));
  node.on("open", () => {
    for (const message of waiting) node.send(message);
  });
  node.on("message", (data) => {
    if (fault().cuts?.(String(data))) return client.terminate();
    const message = fault().push ? fault().push?.(String(data)) : String(data);
    if (message !== null && message !== undefined) client.send(message);
  });
  client.on("close", () => node.close());
  node.on("close", () => client.close());
  node.on("error", () => client.close());
};

/** A proxy in front of our back end that makes one mistake at a time. */
export const startFaultyBackEnd = async (api: string, push: string) => {
  let fault: Fault = {};

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const passing = await readPassing(request);
    if (fault.hangs?.(passing)) return;
    fault.ask?.(passing);
    const answered = await passOn(api, passing);
    fault.answer?.(answered, passing);
    response.writeHead(answered.status, answered.headers).end(answered.text);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (client, request) => {
    join(client, new WebSocket(`${push.replace(/^http/, "ws")}${request.url}`), () => fault);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Replaces the current mistake. */
    commit: (next: Fault): void => {
      fault = next;
    },
    stop: async (): Promise<void> => {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

export type FaultyBackEnd = Awaited<ReturnType<typeof startFaultyBackEnd>>;
