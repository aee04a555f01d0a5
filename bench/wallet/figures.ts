/**
 * WALLET: placements whose stakes are taken by the wallet of an operator, which answers after 20 ms, compared with the same calls without
 * a bet; and what it does to bets of another tenant that the wallet is away. The wallet and its database have one core, everything else
 * has the other: the bets service, its database, the bus and the bettors, or who makes the bare calls.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { audit } from "@touchline/db/audit";
import { childrenOf } from "@touchline/db/testing/postgres-server";
import { createLog } from "@touchline/server-kit";
import { OTHER_TENANT, startScene, TENANT } from "../../services/bets/src/test-support/scene.ts";
import { createWalletClient } from "../../services/bets/src/wallet/wallet-client.ts";
import { interleave, median, quantile } from "../../testkit/sampling.ts";
import type { Figure, Length } from "../figure.ts";
import { secondsOfAll } from "../placement/processor.ts";
import { createBettors, EVENTS, punterOf, repeat, STAKE, steadily } from "./bettors.ts";
import { type Operator, startOperator } from "./start-operator.ts";

/** With few, the wallet's 20 ms decide how fast it goes; with many, processors do. */
const [FEW, MANY] = [8, 128] as const;
const LATENCY_MS = 20;
const ROUNDS = { full: 5, short: 1 } as const;
const SECONDS = { full: 6, short: 2 } as const;
/** Of each of the two tenants. */
const NEIGHBOURS_RATE = 20;
const RICH = "1000000.00";

/** Processor time so far of each side, in seconds. */
const createMeter = (operator: Operator, platform: readonly number[]) => (): Readonly<Record<string, number>> => {
  const { wallet, postgres } = operator.pids();
  return {
    wallet: secondsOfAll(wallet),
    "its PostgreSQL": secondsOfAll(postgres),
    "bets service and bettors": secondsOfAll([process.pid]),
    "PostgreSQL and NATS": secondsOfAll([...platform, ...platform.flatMap(childrenOf)]),
  };
};

const costLine = (name: string, rounds: readonly Readonly<Record<string, number>>[]): string => {
  const parts = Object.keys(rounds[0] ?? {}).map((part) => {
    const seconds = median(rounds.map((cost) => cost[part] ?? 0));
    return `${part} ${Math.round(seconds * 1e6)} µs`;
  });
  return `WALLET processor time for a bet, ${name}: ${parts.join(", ")}`;
};

export const measureWallet = async (length: Length): Promise<Figure[]> => {
  const seconds = SECONDS[length];
  const operator = await startOperator(TENANT, LATENCY_MS);
  const { access } = operator;
  const others = new Set(childrenOf(process.pid));
  const scene = await startScene(EVENTS);
  const platform = childrenOf(process.pid).filter((pid) => !others.has(pid));
  const meter = createMeter(operator, platform);
  const log = createLog("bench", "silent");
  try {
    await scene.startNode({ wallets: new Map([[TENANT, access]]) });
    for (let bettor = 0; bettor < MANY; bettor += 1) {
      await operator.deposit(punterOf(bettor), RICH);
      await scene.deposit(punterOf(bettor), RICH, randomUUID(), OTHER_TENANT);
    }
    const place = createBettors(scene.bus, TENANT, "default");
    const placeBeside = createBettors(scene.bus, OTHER_TENANT, "titan");
    const client = createWalletClient({ tenant: TENANT, access, log });
    let refused = 0;
    const bet = async (bettor: number): Promise<void> => {
      if ((await place(bettor)) !== "PLACED") refused += 1;
    };
    const callAlone = async (bettor: number): Promise<void> => {
      const common = { tenant: TENANT, punter: punterOf(bettor), currency: "EUR", at: Date.now(), bet: randomUUID() };
      await client.call("reserve", { ...common, call: randomUUID(), amount: STAKE });
      await client.call("commit", { ...common, call: randomUUID(), amount: STAKE });
    };
    const untilCommitted = async (): Promise<void> => {
      while ((await scene.read("select from wallet_calls where state = 'PENDING' limit 1")).length > 0) await sleep(5);
    };
    const sides = {
      "bets, few": () => repeat(FEW, seconds, bet, untilCommitted),
      "calls, few": () => repeat(FEW, seconds, callAlone),
      "bets, many": () => repeat(MANY, seconds, bet, untilCommitted),
      "calls, many": () => repeat(MANY, seconds, callAlone),
      "calls, many, again": () => repeat(MANY, seconds, callAlone),
    };
    type Side = keyof typeof sides;
    await repeat(MANY, seconds, bet, untilCommitted);
    // As in an installation that is older than a minute: tables have statistics.
    await scene.read("analyze");
    const costs = new Map<Side, Record<string, number>[]>();
    const names = Object.keys(sides) as Side[];
    const rates = await interleave(names, ROUNDS[length], async (name) => {
      const before = meter();
      const { done, took } = await sides[name]();
      const used = Object.entries(meter()).map(([part, spent]) => [part, (spent - (before[part] ?? 0)) / done]);
      costs.set(name, [...(costs.get(name) ?? []), Object.fromEntries(used)]);
      return done / took;
    });
    for (const name of names) console.log(costLine(name, costs.get(name) ?? []));

    const [healthy, dead]: [number[], number[]] = [[], []];
    const both = async (): Promise<number[]> => {
      const beside = steadily(MANY, seconds, NEIGHBOURS_RATE, placeBeside);
      await Promise.all([beside, steadily(MANY, seconds, NEIGHBOURS_RATE, place)]);
      return beside;
    };
    for (let round = 0; round < ROUNDS[length]; round += 1) {
      healthy.push(...(await both()));
      await operator.setFaults({ down: "cut" });
      dead.push(...(await both()));
      await operator.setFaults({ down: null });
      // One call at a time finds out that it is back.
      while ((await place(0)) !== "PLACED") await sleep(250);
    }
    const [before, beside] = [quantile(healthy, 0.99), quantile(dead, 0.99)];
    await untilCommitted();
    const wrong = await audit(scene.postgres.ownerUrl);
    for (const finding of wrong) console.log(finding);

    const rate = (name: Side): number => median(rates[name]);
    const noise = (rate("calls, many, again") / rate("calls, many")).toFixed(2);
    const against = (load: "few" | "many", bettors: number, peer: string): Figure => ({
      id: "WALLET",
      what: `bets of ${bettors} bettors through a wallet that answers in ${LATENCY_MS} ms, against its calls alone`,
      ours: `${Math.round(rate(`bets, ${load}`))}/s`,
      peer: `${Math.round(rate(`calls, ${load}`))}/s ${peer}`,
      ratio: rate(`bets, ${load}`) / rate(`calls, ${load}`),
      goal: { atLeast: 0.8 },
    });
    return [
      against("few", FEW, "reserve and commit"),
      against("many", MANY, `reserve and commit (A/A ${noise})`),
      {
        id: "WALLET",
        what: "p99 of another tenant's bets while the wallet is away, against while it answers",
        ours: `${beside.toFixed(1)} ms`,
        peer: `${before.toFixed(1)} ms`,
        ratio: beside / before,
        goal: { atMost: 1.1 },
      },
      {
        id: "WALLET",
        what: "bets that a wallet with enough money did not get, and what the audit finds",
        ours: `${refused} and ${wrong.length}`,
        peer: "none",
        ratio: 1,
        judged: refused + wrong.length,
        goal: { atMost: 0 },
      },
    ];
  } finally {
    await scene.remove();
    await operator.stop();
  }
};
