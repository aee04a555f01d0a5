import { setTimeout as sleep } from "node:timers/promises";
import { type Stack, startStack } from "../../stack/whole.ts";
import { quantile } from "../../testkit/sampling.ts";
import { fetchList } from "../../testkit/screen.ts";
import { cpuNanoseconds } from "../cpu.ts";
import type { Figure, Length } from "../figure.ts";
import { startClients } from "./start-clients.ts";

const NODES = 4;
/** They watch what hardly changes. `BENCH_IDLE=50000` opens as many: two cores are busy with them then, before a node is lost. */
const IDLE = { full: Number(process.env.BENCH_IDLE || 20_000), short: 400 } as const;
const WATCHING = { full: 1_000, short: 100 } as const;
const WATCHED = 30;
const CALL_EVERY_MS = 40;
const CALM_MS = { full: 5_000, short: 1_000 } as const;
const MOST_RETURN_S = 30;
const MOST_CALL_GROWTH = 2;

/** Asks the API for a list, evenly, as pages do that are opened meanwhile. */
const startCalls = (apiUrl: string) => {
  const waits: number[] = [];
  const timer = setInterval(async () => {
    const started = performance.now();
    const answer = await fetch(`${apiUrl}/api/offer/list?first=20`);
    await answer.arrayBuffer();
    if (answer.ok) waits.push(performance.now() - started);
  }, CALL_EVERY_MS);
  return { take: (): number[] => waits.splice(0), stop: () => clearInterval(timer) };
};

const spread = (ids: readonly number[], groups: number): number[][] =>
  Array.from({ length: groups }, (_, group) =>
    Array.from({ length: Math.min(WATCHED, ids.length) }, (_each, index) => ids[(group * 7 + index) % ids.length] ?? 0),
  );

const measureOn = async (stack: Stack, length: Length): Promise<Figure[]> => {
  const { events } = await fetchList(stack.apiUrl);
  const live = events.filter((event) => event.live).map(({ id }) => id);
  const prematch = events.filter((event) => !event.live).map(({ id }) => id);
  const ports = stack.pushUrls.map((url) => Number(new URL(url).port));
  const common = { ports, level: "list", speaks: "socket.io", reads: false } as const;
  const idle = await startClients({ ...common, clients: IDLE[length], interests: spread(prematch, 50) });
  const watching = await startClients({ ...common, clients: WATCHING[length], interests: spread(live, 50) });
  const calls = startCalls(stack.apiUrl);
  try {
    const all = IDLE[length] + WATCHING[length];
    const busyOf = (): number => stack.push.slice(1).reduce((sum, { pid }) => sum + cpuNanoseconds(pid()), 0);
    const before = busyOf();
    await sleep(CALM_MS[length]);
    const share = (busyOf() - before) / 1e6 / CALM_MS[length] / (NODES - 1);
    console.log(
      `     a node with ${Math.round(all / NODES)} connections takes ${(share * 100).toFixed(0)} % of a core`,
    );
    const calm = calls.take();
    await Promise.all([watching.figures(), idle.figures()]);
    await stack.push[0]?.kill();
    const lost = Math.floor(all / NODES);
    const returns: number[] = [];
    const started = performance.now();
    while (returns.length < lost && performance.now() - started < 120_000) {
      await sleep(200);
      for (const clients of [watching, idle]) returns.push(...(await clients.figures()).returns);
    }
    if (returns.length < lost) throw new Error(`${returns.length} of ${lost} came back`);
    const busyCalls = calls.take();
    const [quiet, loud] = [quantile(calm, 0.99), quantile(busyCalls, 0.99)];
    const last = Math.max(...returns) / 1000;
    return [
      {
        id: "SCALE",
        what: `one of ${NODES} nodes dies: the last of its ${lost} clients watches again`,
        ours: `${last.toFixed(1)} s`,
        peer: `${(quantile(returns, 0.5) / 1000).toFixed(1)} s in the median`,
        ratio: last / (quantile(returns, 0.5) / 1000),
        judged: last,
        goal: { atMost: MOST_RETURN_S },
      },
      {
        id: "SCALE",
        what: "the API meanwhile, p99 of a list",
        ours: `${loud.toFixed(0)} ms`,
        peer: `${quiet.toFixed(0)} ms before`,
        ratio: loud / quiet,
        goal: { atMost: MOST_CALL_GROWTH },
      },
    ];
  } finally {
    calls.stop();
    watching.stop();
    idle.stop();
  }
};

/** A push node dies with its connections, on the whole platform. */
export const measureLostNode = async (length: Length): Promise<Figure[]> => {
  const stack = await startStack({ app: false, pushNodes: NODES });
  try {
    return await measureOn(stack, length);
  } finally {
    await stack.stop();
  }
};
