import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { httpWire, natsWire, postgresWire, type Wire } from "./wire.ts";

/** When a node dies: before a point's message reaches the server, or after the server handled it and before the node knows. */
export const MOMENTS = ["before", "after"] as const;

export interface Cut {
  /** A label and its number: "unsent 2" is the second one. */
  readonly point: string;
  readonly moment: (typeof MOMENTS)[number];
}

/**
 * Reads of the sweeps and of the metrics, which run every few seconds, and the beginning of a connection or transaction. A node that dies
 * there leaves what it found.
 */
const LEAVES_NOTHING =
  /^(show|begin|rollback|(commit after )?(overdue-requests|read-prepared|ruled-bets|forgotten-results|due-calls|failed-settlements-due|played-outcomes|backlog|partitions-ahead|replication))$/;
/** The seals of the ledger and the audit of each, which belong to no command. */
const OF_SEALER = /(seal-(alone|ledger)|audit-seal)$/;
/**
 * The relay also runs when nothing was written. Its first round after each write is what a command sends; how many follow depends on the
 * speed of the machine, and they find nothing.
 */
const OF_RELAY = /(pg_try_advisory_lock|pg_advisory_unlock|unsent)$/;
const WRITES = /^commit after (take-requests|decide-requests|add-liabilities|change-bets)$/;

const withPort = (url: string, port: number): string => {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href.replace(/\/$/, "");
};

/** Connections of one node to PostgreSQL, NATS and a wallet. At a chosen point all of them are cut, and no new one is accepted. */
export const startNodeProxy = async (urls: {
  readonly postgres: string;
  readonly nats: string;
  readonly wallet: string | null;
}) => {
  const sockets = new Set<Socket>();
  const servers: Server[] = [];
  const counts = new Map<string, number>();
  /** Every point passed since `watch`. */
  const passed: string[] = [];
  const dead = Promise.withResolvers<void>();
  let isDead = false;
  let isWatching = false;
  let writes = 0;
  let cut: Cut | null = null;

  const kill = (): void => {
    isDead = true;
    for (const server of servers) server.close();
    for (const socket of sockets) socket.destroy();
    dead.resolve();
  };

  /** Counts a message. Null if it does not matter whether the node dies there. */
  const pass = (label: string): string | null => {
    if (LEAVES_NOTHING.test(label) || OF_SEALER.test(label)) return null;
    if (WRITES.test(label)) writes += 1;
    const before = counts.get(label) ?? 0;
    if (OF_RELAY.test(label) && before === writes) return null;
    const number = OF_RELAY.test(label) ? writes : before + 1;
    counts.set(label, number);
    const point = `${label} ${number}`;
    passed.push(point);
    return point;
  };

  const relay = (node: Socket, server: Socket, { createSplitter, probe, isHandled }: Wire): void => {
    const split = createSplitter();
    /** What the server sent since the message after which the node dies; null before that. */
    let unseen: Buffer | null = null;
    node.on("data", (chunk) => {
      for (const { label, bytes } of split(chunk)) {
        if (isDead || unseen) return;
        const point = isWatching && label !== null ? pass(label) : null;
        const isHere = point !== null && point === cut?.point;
        if (isHere && cut?.moment === "before") return kill();
        server.write(bytes);
        if (!isHere) continue;
        unseen = Buffer.alloc(0);
        server.write(probe);
      }
    });
    server.on("data", (chunk) => {
      if (unseen === null) {
        node.write(chunk);
        return;
      }
      unseen = Buffer.concat([unseen, chunk]);
      if (isHandled(unseen)) kill();
    });
  };

  const listen = async (url: string, wire: Wire): Promise<string> => {
    const { hostname, port } = new URL(url);
    const proxy = createServer({ noDelay: true }, (node) => {
      const server = connect({ host: hostname, port: Number(port), noDelay: true });
      for (const [one, other] of [
        [node, server],
        [server, node],
      ] as const) {
        sockets.add(one);
        one.on("error", () => undefined);
        one.on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
      }
      if (isDead) node.destroy();
      else relay(node, server, wire);
    }).listen(0, "127.0.0.1");
    servers.push(proxy);
    await once(proxy, "listening");
    return withPort(url, (proxy.address() as AddressInfo).port);
  };

  return {
    through: { postgres: await listen(urls.postgres, postgresWire), nats: await listen(urls.nats, natsWire) },
    wallet: urls.wallet === null ? null : await listen(urls.wallet, httpWire),
    /** Counts from now on, and cuts at the point if there is one. */
    watch: (at: Cut | null): void => {
      isWatching = true;
      cut = at;
    },
    passed: passed as readonly string[],
    kill,
    dead: dead.promise,
    isDead: (): boolean => isDead,
  };
};

export type NodeProxy = Awaited<ReturnType<typeof startNodeProxy>>;
