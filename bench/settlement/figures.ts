/**
 * SETTLE: settlement of the open bets on one event, compared with one statement that writes the same rows in the same database, and what
 * it costs the placements of others. The same placements go on beside both. `BENCH_BETS` is the number of bets, where another one is
 * wanted.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { audit, auditBooks } from "@touchline/db/audit";
import pg from "pg";
import { readMarket } from "../../faults/market.ts";
import { startOwnMatches } from "../../faults/own-matches.ts";
import { type Platform, startPlatform } from "../../faults/platform.ts";
import { interleave, median, quantile } from "../../testkit/sampling.ts";
import type { Figure, Length } from "../figure.ts";
import { inTenant, writeWallets } from "../ledger/write-rows.ts";
import { createOpenBets } from "./open-bets.ts";
import { placeSteadily } from "./steady-placements.ts";

const BETS = { full: 100_000, short: 2_000 } as const;
const BETS_OF_A_WALLET = 5;
const ROUNDS = { full: 3, short: 1 } as const;
/** How long placements are measured without a settlement. */
const CALM_MS = { full: 20_000, short: 2_000 } as const;
/** The first placements of a platform are slow: code is compiled and plans are made. They do not count. */
const WARM_UP_MS = { full: 15_000, short: 1_000 } as const;
const MONEY = "9000000.00";

/** Results of a market on which one bet was placed, beside all the others. */
const PARTIALS = { full: 10, short: 2 } as const;

const CONTENDERS = ["ours", "bare", "calm"] as const;
type Contender = (typeof CONTENDERS)[number];

const HALF_PLACE = 1;
const HALF_SLOT = 2;

const p99 = (times: readonly number[]): number => quantile(times, 0.99);

const PUNTERS = Array.from({ length: 200 }, (_, index) => `other-${index}`);

const openWallets = ({ deposit }: Platform): Promise<unknown> =>
  Promise.all(PUNTERS.map((punter) => deposit("touchline", punter, MONEY, crypto.randomUUID())));

/** With the role of the bets service, so that the chain of hashes has what is written. */
const writeBettors = async (url: string, bets: number) => {
  const [client, punters] = [new pg.Client(url), { name: "settled", count: Math.ceil(bets / BETS_OF_A_WALLET) }];
  await client.connect();
  await inTenant(client, () => writeWallets(client, punters.name, punters.count));
  await client.end();
  return punters;
};

/** New ones for each measurement: a token ends sooner than the bench. */
const tokensOf = ({ hosts }: Platform): Promise<string[]> =>
  Promise.all(PUNTERS.map((punter) => hosts.tokenOf("touchline", punter)));

export const measureSettlement = async (length: Length): Promise<Figure[]> => {
  const platform = await startPlatform();
  const { apiUrl, databaseUrl, natsUrl } = platform.stack;
  const matches = await startOwnMatches(natsUrl);
  try {
    await platform.deposit("touchline", "template", MONEY, crypto.randomUUID());
    await openWallets(platform);
    const market = (await readMarket(apiUrl)).filter(({ game }) => game === "PREMATCH");
    const bets = Number(process.env.BENCH_BETS || BETS[length]);
    const punters = await writeBettors(databaseUrl("touchline_bets"), bets);
    const openBets = await createOpenBets({ databaseUrl, matches, bets, punters });
    const times: Record<Contender, number[]> = { ours: [], bare: [], calm: [] };

    /** Milliseconds from a result of the half to the end of the one bet on it. */
    const settlePart = async (event: number): Promise<number> => {
      await matches.say(event, null, HALF_PLACE);
      const bet = await matches.placed([event], { tenant: "touchline", punter: "template", slot: HALF_SLOT });
      const started = performance.now();
      await matches.say(event, "lost", HALF_PLACE);
      await openBets.untilSettled({ event, ids: [bet, bet] });
      return performance.now() - started;
    };
    const partials: Record<"crowded" | "empty", number[]> = { crowded: [], empty: [] };
    const measurePartials = async (crowded: number): Promise<void> => {
      for (let each = 0; each < PARTIALS[length]; each += 1) {
        partials.empty.push(await settlePart(await matches.open(200)));
        partials.crowded.push(await settlePart(crowded));
      }
    };

    const warmUp = placeSteadily({ apiUrl, market, tokens: await tokensOf(platform) });
    await sleep(WARM_UP_MS[length]);
    await warmUp.stop();

    const before: (readonly string[])[] = [];
    const seconds = await interleave(CONTENDERS, ROUNDS[length], async (name) => {
      const open = name === "calm" ? null : await openBets.make();
      if (open && before.length === 0) {
        before.push(await auditBooks(databaseUrl("postgres")));
        await measurePartials(open.event);
      }
      const placements = placeSteadily({ apiUrl, market, tokens: await tokensOf(platform) });
      const started = performance.now();
      if (!open) await sleep(CALM_MS[length]);
      else if (name === "bare") await openBets.settleBare(open);
      else {
        await matches.end(open.event, "won");
        await openBets.untilSettled(open);
      }
      const took = (performance.now() - started) / 1_000;
      // At once, because the audit of so many bets takes minutes.
      console.log(`SETTLE ${name}: ${took.toFixed(1)} s`);
      times[name].push(...(await placements.stop()));
      await openBets.untilSent();
      return took;
    });
    await openBets.stop();
    const wrong = [...before.flat(), ...(await audit(databaseUrl("postgres")))];
    const perSecond = (name: Contender): number => bets / median(seconds[name]);
    const ms = (name: Contender): string => `${p99(times[name]).toFixed(0)} ms`;
    return [
      {
        id: "SETTLE",
        what: `${bets} bets on one event settled, against one statement`,
        ours: `${Math.round(perSecond("ours"))}/s`,
        peer: `${Math.round(perSecond("bare"))}/s bare`,
        ratio: perSecond("ours") / perSecond("bare"),
        goal: { atLeast: 0.5 },
      },
      {
        id: "SETTLE",
        what: `one bet settled with its market, beside ${bets} on another market of the event`,
        ours: `${median(partials.crowded).toFixed(0)} ms`,
        peer: `${median(partials.empty).toFixed(0)} ms alone`,
        ratio: median(partials.crowded) - median(partials.empty),
        goal: { atMost: 500 },
      },
      {
        id: "SETTLE",
        what: "placements of others meanwhile, p99",
        ours: ms("ours"),
        peer: `${ms("calm")} calm, ${ms("bare")} bare`,
        ratio: p99(times.ours) / p99(times.calm),
        goal: { atMost: 1.2 },
      },
      {
        id: "SETTLE",
        what: "what the audit finds before and afterwards",
        ours: `${wrong.length} findings`,
        peer: `${before.flat().length} before`,
        ratio: wrong.length,
        goal: { atMost: 0 },
      },
    ];
  } finally {
    await matches.stop();
    await platform.stop();
  }
};
