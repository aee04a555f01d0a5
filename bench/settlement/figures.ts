/**
 * SETTLE: settlement of the open bets on one event, compared with one statement that writes the same rows in the same database, and what
 * it costs the placements of others. The same placements go on beside both.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { audit, auditBooks } from "@touchline/db/audit";
import { readMarket } from "../../faults/market.ts";
import { startOwnMatches } from "../../faults/own-matches.ts";
import { type Platform, startPlatform } from "../../faults/platform.ts";
import type { Figure, Length } from "../figure.ts";
import { interleave, median, quantile } from "../sampling.ts";
import { createOpenBets } from "./open-bets.ts";
import { placeSteadily } from "./steady-placements.ts";

const BETS = { full: 100_000, short: 2_000 } as const;
const ROUNDS = { full: 3, short: 1 } as const;
/** How long placements are measured without a settlement. */
const CALM_MS = { full: 20_000, short: 2_000 } as const;
const MONEY = "9000000.00";

const CONTENDERS = ["ours", "bare", "calm"] as const;
type Contender = (typeof CONTENDERS)[number];

const p99 = (times: readonly number[]): number => quantile(times, 0.99);

const PUNTERS = Array.from({ length: 200 }, (_, index) => `other-${index}`);

const openWallets = ({ deposit }: Platform): Promise<unknown> =>
  Promise.all(PUNTERS.map((punter) => deposit("touchline", punter, MONEY, crypto.randomUUID())));

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
    const openBets = await createOpenBets(databaseUrl, matches, BETS[length]);
    const times: Record<Contender, number[]> = { ours: [], bare: [], calm: [] };

    const before: (readonly string[])[] = [];
    const seconds = await interleave(CONTENDERS, ROUNDS[length], async (name) => {
      const bets = name === "calm" ? null : await openBets.make();
      if (bets && before.length === 0) before.push(await auditBooks(databaseUrl("postgres")));
      const placements = placeSteadily({ apiUrl, market, tokens: await tokensOf(platform) });
      const started = performance.now();
      if (!bets) await sleep(CALM_MS[length]);
      else if (name === "bare") await openBets.settleBare(bets);
      else {
        await matches.end(bets.event, "won");
        await openBets.untilSettled(bets);
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
    const perSecond = (name: Contender): number => BETS[length] / median(seconds[name]);
    const ms = (name: Contender): string => `${p99(times[name]).toFixed(0)} ms`;
    return [
      {
        id: "SETTLE",
        what: `${BETS[length]} bets on one event settled, against one statement`,
        ours: `${Math.round(perSecond("ours"))}/s`,
        peer: `${Math.round(perSecond("bare"))}/s bare`,
        ratio: perSecond("ours") / perSecond("bare"),
        goal: { atLeast: 0.5 },
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
