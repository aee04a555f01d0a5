import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { waitUntil } from "../../stack/process.ts";
import { cpuNanoseconds } from "../cpu.ts";
import type { Figure, Length } from "../figure.ts";
import { SERVERS, type ServerKind, startBus, startServer } from "../push/server.ts";
import { createEvents, createInterests } from "../push/workload.ts";
import { publishEvents } from "./publish-events.ts";
import { startClients } from "./start-clients.ts";

/** Opened before the first measurement, so that what a server needs once does not count. */
const FIRST = { full: 5_000, short: 200 } as const;
/**
 * A process has its young generation once, and V8 enlarges it while connections are opened quickly, to 134 MB. Held at the same size for
 * all, it does not count as memory of connections.
 */
const YOUNG_MB = 16;
const CONNECTIONS = { full: 10_000, short: 1_000 } as const;
const WATCHED = 20;
const EVENTS = 100;
const IDLE_MS = 5_000;
const MOST_BYTES = 12_000;

interface Idle {
  /** Bytes of memory for each connection. */
  readonly bytes: number;
  /** Processor time for each connection in a second, in nanoseconds. */
  readonly nanoseconds: number;
}

const measure = async (kind: ServerKind, length: Length): Promise<Idle> => {
  const folder = mkdtempSync(join(tmpdir(), "touchline-idle-"));
  const bus = await startBus();
  await publishEvents(bus, createEvents(EVENTS));
  const reporter = fileURLToPath(new URL("report-memory.ts", import.meta.url));
  const file = join(folder, "memory.json");
  const server = await startServer(kind, bus, {
    node: ["--expose-gc", `--max-semi-space-size=${YOUNG_MB}`, "--import", reporter],
    env: { BENCH_MEMORY_FILE: file },
  });
  const readMemory = async (): Promise<number> => {
    rmSync(file, { force: true });
    process.kill(server.pid, "SIGWINCH");
    const read = (): number | null => {
      try {
        return (JSON.parse(readFileSync(file, "utf8")) as NodeJS.MemoryUsage).rss;
      } catch {
        return null;
      }
    };
    await waitUntil("the server has reported its memory", async () => read() !== null, { process: server });
    return read() as number;
  };
  const open = (clients: number) => {
    const interests = createInterests({
      ...{ events: EVENTS, clients: 50, watched: WATCHED, messagesPerSecond: 0, changesPerMessage: 0 },
    });
    return startClients({
      ports: [server.port],
      clients,
      interests,
      level: "list",
      speaks: SERVERS[kind].speaks,
      reads: true,
    });
  };
  const first = await open(FIRST[length]);
  const before = await readMemory();
  const all = await open(CONNECTIONS[length]);
  try {
    const bytes = (await readMemory()) - before;
    const busy = cpuNanoseconds(server.pid);
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const seconds = IDLE_MS / 1000;
    return {
      bytes: bytes / CONNECTIONS[length],
      nanoseconds: (cpuNanoseconds(server.pid) - busy) / seconds / (CONNECTIONS[length] + FIRST[length]),
    };
  } finally {
    all.stop();
    first.stop();
    await server.stop();
    await bus.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** An idle connection, which watches 20 events that do not change. */
export const measureIdle = async (length: Length): Promise<Figure[]> => {
  const [ours, ws, socketIo] = [
    await measure("ours", length),
    await measure("ws", length),
    await measure("socket.io", length),
  ];
  const against = (name: string, peer: Idle): Figure => ({
    id: "P5",
    what: `memory of an idle connection that watches ${WATCHED} events`,
    ours: kilobytes(ours.bytes),
    peer: `${kilobytes(peer.bytes)} (${name})`,
    ratio: ours.bytes / peer.bytes,
    judged: ours.bytes,
    goal: { atMost: MOST_BYTES },
  });
  const busy = (ours.nanoseconds / 1000).toFixed(2);
  console.log(`     an idle connection takes ${busy} µs of processor time in a second, heartbeats and pings included`);
  return [against("bare ws", ws), against("stock socket.io", socketIo)];
};
