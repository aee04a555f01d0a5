/**
 * TRACE: what tracing costs a placement, on platforms that differ in nothing else and are loaded in turn. With BEFORE, the folder of
 * another checkout, its platform is measured beside them.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Platform, startPlatform } from "../../faults/platform.ts";
import { interleave, median } from "../../testkit/sampling.ts";
import type { Figure, Length } from "../figure.ts";
import { createLoad, openWallets } from "./create-load.ts";
import { processorOf } from "./processor.ts";
import { measureCalls } from "./span-calls.ts";

const ROUNDS = { full: 5, short: 1 } as const;
const SECONDS = { full: 4, short: 2 } as const;
/** Fewer than in P6, because several platforms are prepared. */
const PUNTERS = 1_000;

/** The share of placements that are traced; null where tracing is off. */
const SHARES = { before: null, off: null, few: 0.01, all: 1 } as const;
type Name = keyof typeof SHARES;
const BEFORE = process.env.BEFORE;
const NAMES = (Object.keys(SHARES) as Name[]).filter((name) => name !== "before" || BEFORE);

/** What a placement passes through. The client and the feed are the same for all. */
const MEASURED = ["api", "bets", "nats", "postgres", "push"] as const;

const startNamed = async (name: Name, url: string): Promise<Platform> => {
  if (name === "before") return (await import(`${BEFORE}/faults/platform.ts`)).startPlatform();
  const share = SHARES[name];
  if (share === null) return startPlatform();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: url };
  return startPlatform({ api: { ...traced, OTEL_TRACES_SAMPLER_ARG: String(share) }, push: traced, bets: traced });
};

/** Takes every span and keeps none. */
const startSink = async () => {
  const server = createServer((request, response) => {
    request.resume().once("end", () => response.end("{}"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
};

const micros = (seconds: number): string => `${Math.round(seconds * 1e6)} µs`;

export const measureTracing = async (length: Length): Promise<Figure[]> => {
  const calls = await measureCalls();
  const sink = await startSink();
  const folder = mkdtempSync(join(tmpdir(), "touchline-tracing-"));
  const platforms = new Map<Name, Platform>();
  try {
    const loads = new Map<Name, Awaited<ReturnType<typeof createLoad>>>();
    for (const name of NAMES) {
      const platform = await startNamed(name, sink.url);
      platforms.set(name, platform);
      await openWallets(platform, ["api"], PUNTERS);
      const load = await createLoad(platform, folder, PUNTERS);
      loads.set(name, load);
      await load(2);
    }
    const rates = new Map<Name, number[]>(NAMES.map((name) => [name, []]));
    const seconds = SECONDS[length];
    const costs = await interleave(NAMES, ROUNDS[length], async (name) => {
      const { stack } = platforms.get(name) as Platform;
      const before = processorOf(stack);
      const { perSecond } = (await loads.get(name)?.(seconds)) ?? { perSecond: Number.NaN };
      const after = processorOf(stack);
      rates.get(name)?.push(perSecond);
      return MEASURED.reduce((sum, part) => sum + after[part] - before[part], 0) / (perSecond * seconds);
    });
    const costOf = (name: Name): number => median(costs[name]);
    const rateOf = (name: Name): number => median(rates.get(name) ?? []);
    const figures = (name: Name, what: string, most: number): Figure[] => [
      {
        id: "TRACE",
        what: `processor time of a placement, ${what}`,
        ours: micros(costOf(name)),
        peer: `${micros(costOf("off"))} off`,
        ratio: costOf(name) / costOf("off"),
        goal: { atMost: most },
      },
      {
        id: "TRACE",
        what: `placements per second, ${what}`,
        ours: `${Math.round(rateOf(name))}/s`,
        peer: `${Math.round(rateOf("off"))}/s off`,
        ratio: rateOf(name) / rateOf("off"),
        goal: { atLeast: 0.9 / most },
      },
    ];
    return [
      {
        id: "TRACE",
        what: "processor time of the calls for tracing while it is off",
        ours: `${(calls * 1e6).toFixed(1)} µs`,
        peer: `${micros(costOf("off"))} placement`,
        ratio: calls / costOf("off"),
        goal: { atMost: 0.01 },
      },
      ...(BEFORE ? figures("before", "other checkout", 1.1) : []),
      ...figures("few", "1 % traced", 1.1),
      ...figures("all", "all traced", 2),
    ];
  } finally {
    for (const platform of platforms.values()) await platform.stop();
    sink.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
