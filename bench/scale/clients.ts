/**
 * Many clients in one process, each the least that speaks socket.io or that of the bare `ws` peer. Started with its options as JSON; says
 * "ready" when all are connected and watch. Asked for `figures`, it answers with what has happened since it was asked last.
 */
import type { Socket } from "node:net";
import { PUSH_PATH, readOfferFrame, type WatchLevel } from "@touchline/protocol";
import { WebSocket } from "ws";

export interface ClientsOptions {
  /** Clients are spread evenly; one that lost its connection chooses any of them. */
  readonly ports: readonly number[];
  readonly clients: number;
  /** What each client watches, in turn. */
  readonly interests: readonly (readonly number[])[];
  readonly level: WatchLevel;
  readonly speaks: "socket.io" | "ws";
  /** Whether prices are counted; otherwise clients that watch do nothing more than answer pings. */
  readonly reads: boolean;
}

export interface ClientFigures {
  readonly connected: number;
  readonly deliveries: number;
  /** Milliseconds from a lost connection until a new one watches, of each that came back. */
  readonly returns: readonly number[];
  /** When the last client got a version, by version: milliseconds since 1970. */
  readonly arrivals: readonly (readonly [version: number, at: number])[];
}

const options = JSON.parse(process.argv[2] ?? "") as ClientsOptions;
const { ports, clients, interests, level, speaks, reads } = options;

/** As the app's socket (`RECONNECTION` of push-socket.ts). */
const BACKOFF = { first: 300, most: 2_000, spread: 0.5 };
/** Of about the length that a browser sends. */
const HEADERS = {
  "user-agent":
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  "accept-language": "en-GB,en;q=0.9,de;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "cache-control": "no-cache",
  pragma: "no-cache",
};
/** Connections that are opened at once at the start: a crowd that comes in one moment would leave the server a larger heap. */
const AT_ONCE = 20;

let connected = 0;
let deliveries = 0;
let returns: number[] = [];
const arrivals = new Map<number, number>();

const countOffer = (text: string): void => {
  const [, ...frame] = JSON.parse(text.slice(2)) as unknown[];
  for (const [, , version, prices] of readOfferFrame(frame) ?? []) {
    deliveries += prices.length / 2;
    arrivals.set(version, performance.timeOrigin + performance.now());
  }
};

/** The frame of a ping of engine.io. */
const PING_FRAME = Buffer.from([0x81, 1, 0x32]);

/** From now on only pings are answered: to read every message costs a core of those that are measured, with tens of thousands of clients. */
const onlyAnswerPings = (socket: WebSocket): void => {
  const { _socket: tcp } = socket as unknown as { readonly _socket: Socket };
  tcp.removeAllListeners("data");
  tcp.on("data", (data: Buffer) => {
    if (data.includes(PING_FRAME)) socket.send("3");
  });
};

const watchMessage = (watched: readonly number[]): string =>
  speaks === "ws"
    ? JSON.stringify(watched)
    : `420["watch",${JSON.stringify({ level, events: watched.map((id) => [id, 0]) })}]`;

const delayOf = (attempt: number): number =>
  Math.min(BACKOFF.first * 2 ** attempt, BACKOFF.most) * (1 + BACKOFF.spread * (2 * Math.random() - 1));

/** Connects, and again for as long as the process runs. Resolves when it watches for the first time. */
const keepConnected = (client: number): Promise<void> =>
  new Promise((resolve) => {
    const watched = interests[client % interests.length] ?? [];
    let lostAt = 0;
    let attempt = 0;
    const noteWatching = (): void => {
      connected += 1;
      attempt = 0;
      if (lostAt > 0) returns.push(performance.now() - lostAt);
      lostAt = 0;
      resolve();
    };
    const open = (port: number): void => {
      let isWatching = false;
      const path = speaks === "ws" ? "/" : `${PUSH_PATH}/?EIO=4&transport=websocket`;
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
        perMessageDeflate: false,
        headers: HEADERS,
      });
      const read = (text: string): void => {
        if (text.startsWith('42["offer"')) countOffer(text);
        else if (text === "2") socket.send("3");
        else if (text.startsWith("0")) socket.send("40");
        else if (text.startsWith("40")) socket.send(watchMessage(watched));
        else if (text.startsWith("430") || text === "watching") {
          isWatching = true;
          noteWatching();
          if (!reads) onlyAnswerPings(socket);
        }
      };
      socket.on("open", () => {
        if (speaks === "ws") socket.send(watchMessage(watched));
      });
      socket.on("message", (data) => read(String(data)));
      socket.on("error", () => {});
      socket.on("close", () => {
        if (isWatching) {
          connected -= 1;
          lostAt = performance.now();
        }
        const next = ports[Math.floor(Math.random() * ports.length)] as number;
        setTimeout(open, delayOf(attempt), next);
        attempt += 1;
      });
    };
    open(ports[client % ports.length] as number);
  });

process.on("message", () => {
  const figures: ClientFigures = { connected, deliveries, returns, arrivals: [...arrivals] };
  process.send?.(figures);
  deliveries = 0;
  returns = [];
  arrivals.clear();
});

let next = 0;
const work = async (): Promise<void> => {
  while (next < clients) {
    const client = next;
    next += 1;
    await keepConnected(client);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
process.send?.("ready");
