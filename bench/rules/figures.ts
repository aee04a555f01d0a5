/** AUTO: time from the price that meets a rule until the rule has fired, with many rules on many matches in play. */
import { setTimeout as sleep } from "node:timers/promises";
import { audit } from "@touchline/db/audit";
import { BETS_SUBJECTS, type RulesAnswer } from "@touchline/protocol";
import { type OwnMatches, startOwnMatches } from "../../faults/own-matches.ts";
import { type Platform, startPlatform } from "../../faults/platform.ts";
import { createRandom } from "../../faults/random.ts";
import type { Figure, Length } from "../figure.ts";

const TENANT = "touchline";
const MATCHES = { full: 200, short: 10 } as const;
const PER_MATCH = 50;
const AT_ONCE = 64;
const MONEY = "9000000.00";
/** The price falls from here by one at each step, and each step meets one rule of the match. */
const FIRST_PRICE = 250;
const STEPS = { full: 30, short: 3 } as const;
/** Interval between two prices of a match. */
const STEP_MS = 1_500;
/** Rules that have not fired by then count as missed. */
const LAST_MS = 5_000;

const punterOf = (place: number): string => `rule-${place}`;

/** Cash-out value of 10.00 staked at the first price, with a margin of 5 %, at the given price. */
const valueAt = (price: number): string =>
  (Math.floor((1_000 * FIRST_PRICE * 9_500) / (price * 10_000)) / 100).toFixed(2);

const inParallel = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const rest = [...items];
  const worker = async (): Promise<void> => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** The match and the step whose price meets a rule. */
interface Awaited {
  readonly eventId: number;
  readonly place: number;
}

/** One bet per step on each match, with a rule for the price of that step; the last ones are never met. Returns rules by id. */
const placeRules = async (
  platform: Platform,
  matches: OwnMatches,
  ids: readonly number[],
): Promise<Map<string, Awaited>> => {
  const random = createRandom(7);
  const rules = new Map<string, Awaited>();
  const places = Array.from({ length: PER_MATCH }, (_, place) => place);
  await inParallel(places, async (place) => {
    await platform.deposit(TENANT, punterOf(place), MONEY, random.uuid());
  });
  const bets = ids.flatMap((eventId) => places.map((place) => ({ eventId, place })));
  await inParallel(bets, async ({ eventId, place }) => {
    const punter = punterOf(place);
    const bet = await matches.placed([eventId], { tenant: TENANT, punter, odds: FIRST_PRICE });
    const id = random.uuid();
    rules.set(id, { eventId, place });
    const body = {
      ...{ id, kind: "target", amount: valueAt(FIRST_PRICE - 1 - place), part: null },
      ...{ notifyOnly: false, from: null, betProfileId: `${bet}.0` },
    };
    const made = await matches.ask(BETS_SUBJECTS.addRule, { tenant: TENANT, punter, at: Date.now(), body });
    if ((made as { answer?: RulesAnswer }).answer?.refused !== null)
      throw new Error(`a rule was not added: ${JSON.stringify(made)}`);
  });
  return rules;
};

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Changes every match step by step; returns the delays from price to rule, in rising order. */
const fireRules = async (
  matches: OwnMatches,
  ids: readonly number[],
  rules: ReadonlyMap<string, Awaited>,
  steps: number,
): Promise<number[]> => {
  const published = new Map<number, number[]>(ids.map((id) => [id, []]));
  const delays: number[] = [];
  matches.hear(TENANT, (message) => {
    const awaited = message.kind === "autoCashoutResult" && rules.get(message.ruleId);
    if (awaited) delays.push(Date.now() - (published.get(awaited.eventId)?.[awaited.place] ?? Number.NaN));
  });
  await Promise.all(ids.map((id) => matches.price(id, FIRST_PRICE, true)));
  for (let step = 1; step <= steps; step += 1)
    await Promise.all([
      sleep(STEP_MS),
      ...ids.map(async (id, index) => {
        await sleep((index * STEP_MS) / ids.length);
        published.get(id)?.push(Date.now());
        await matches.price(id, FIRST_PRICE - step, true);
      }),
    ]);
  await sleep(LAST_MS);
  return delays.toSorted((left, right) => left - right);
};

export const measureRules = async (length: Length): Promise<Figure[]> => {
  const platform = await startPlatform();
  const matches = await startOwnMatches(platform.stack.natsUrl);
  try {
    const ids: number[] = [];
    for (let count = 0; count < MATCHES[length]; count += 1) ids.push(await matches.open(FIRST_PRICE));
    const rules = await placeRules(platform, matches, ids);
    const delays = await fireRules(matches, ids, rules, STEPS[length]);
    const due = ids.length * STEPS[length];
    const [half, most] = [share(delays, 0.5), share(delays, 0.99)];
    const slowest = delays.at(-1) ?? Number.NaN;
    const wrong = await audit(platform.stack.databaseUrl("postgres"));
    return [
      {
        id: "AUTO",
        what: `price published to rule told of, of ${rules.size} on ${ids.length} matches`,
        ours: `p99 ${most} ms`,
        peer: `p50 ${half} ms, last ${slowest} ms`,
        ratio: most / 1_000,
        goal: { atMost: 1 },
      },
      {
        id: "AUTO",
        what: "rules that were due and fired",
        ours: `${delays.length}`,
        peer: `${due} due`,
        ratio: delays.length / due,
        goal: { atLeast: 1 },
      },
      {
        id: "AUTO",
        what: "what the audit finds afterwards",
        ours: `${wrong.length} findings`,
        peer: "none",
        ratio: wrong.length,
        goal: { atMost: 0 },
      },
    ];
  } finally {
    await matches.stop();
    await platform.stop();
  }
};
