import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type LegEnd, type ReferenceBet, type ReferenceLeg, shareOf } from "@touchline/db/testing/reference-ledger";
import type { CalculationResult, CancelAnswer, CashoutAnswer, OfferEvent, PlacementRequest } from "@touchline/protocol";
import fc from "fast-check";
import { codesOf } from "./ask-until.ts";
import {
  compare,
  decided,
  deposit,
  EVENTS,
  type Life,
  MARKET_SIZE,
  type Model,
  marketsAt,
  OUTCOMES,
  publish,
  until,
} from "./life.ts";
import { say } from "./life-results.ts";
import { requestOf, selectionOf } from "./requests.ts";
import type { Scene } from "./scene.ts";

const MOST_BETS = 10;
/** Reasons of a machine that stood still: the offer was too old, or it was too late to decide. */
const OUT_OF_TIME = new Set(["STALE_OFFER", "NOT_DECIDED"]);
/** Shorter than any brand's time to cancel. */
const CANCEL_WITHIN_MS = 20_000;

const text = (amount: bigint): string => `${amount / 100n}.${(amount % 100n).toString().padStart(2, "0")}`;
/** Amounts of the platform have all digits of their currency. */
const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));

type Command = fc.AsyncCommand<Model, Life>;

const command = (
  kind: string,
  label: string,
  check: (model: Model) => boolean,
  run: (model: Model, life: Life) => Promise<unknown>,
): Command => ({
  check,
  run: async (model, life) => {
    await run(model, life);
    life.count(kind);
    await compare(life, model);
  },
  toString: () => `${kind}(${label})`,
});

const depositCash = (amount: number): Command =>
  command(
    "deposit",
    `${amount}`,
    () => true,
    async (model, life) => {
      model.deposit(BigInt(amount));
      await deposit(life.scene, life.punter, text(BigInt(amount)));
    },
  );

interface Picks {
  readonly outcomes: readonly number[];
  readonly stake: number;
  readonly sizes: readonly number[];
  /** Places all that the wallet has. */
  readonly everything: boolean;
}

/** The legs of the picks: at most one for each event, in a market that is not decided. */
const legsOf = (model: Model, life: Life, { outcomes }: Picks): ReferenceLeg[] =>
  outcomes.flatMap((outcome, index) => {
    const { id } = life.events[index] as OfferEvent;
    return outcome < OUTCOMES && model.eventOf(id).ends[outcome] === null ? [{ event: id, outcome }] : [];
  });

const placeBet = (picks: Picks): Command =>
  command(
    "place",
    JSON.stringify(picks),
    (model) => model.bets.length < MOST_BETS,
    async (model, life) => {
      const legs = legsOf(model, life, picks);
      if (legs.length === 0) return;
      const sizes = legs.length > 2 ? picks.sizes.filter((size) => size < legs.length) : [];
      const wallet = model.accounts.wallet;
      const stake = picks.everything && wallet >= 100n && wallet <= 10_000n ? wallet : BigInt(picks.stake);
      const selections = legs.map(({ event, outcome }) => {
        const offered = life.events.find(({ id }) => id === event) as OfferEvent;
        return selectionOf(offered, outcome, {
          odds: offered.markets.flatMap((each) => each.prices)[outcome] as number,
        });
      });
      const hashes = selections.map(({ hash }) => hash);
      const type = sizes.length > 0 ? "system" : legs.length > 1 ? "combo" : "single";
      const { request, answer, placedAt } = await until(async () => {
        const request = requestOf(selections, text(stake), {
          brand: life.terms.brand,
          taxesAndBonuses: life.terms.extras as NonNullable<PlacementRequest["taxesAndBonuses"]>,
          bets: [{ type, stake: text(stake), sizes: [...sizes], hashes, bankers: [] }],
        });
        // Later than every bet before, so that a period that begins or ends here is clear about them.
        await sleep(2);
        const placedAt = Date.now();
        const answer = await decided(life, request);
        const codes = codesOf(answer);
        if (codes.some((code) => OUT_OF_TIME.has(code))) throw new Error(`a placement is refused: ${codes}`);
        return { request, answer, placedAt };
      });
      const slip = {
        ...{ stake, sizes: sizes.length > 0 ? sizes : null, odds: selections.map(({ odds }) => odds) },
        ...{ extras: life.terms.extras, cashback: life.terms.cashback },
      };
      model.place(slip, legs);
      life.ids.push(answer.result.bets[0]?.id as string);
      life.placedAt.push(placedAt);
      life.repeat = { request, answer };
    },
  );

/** A request that is sent again has the same bets and moves nothing. */
const repeat: Command = command(
  "repeat",
  "",
  () => true,
  async (_, life) => {
    const last = life.repeat;
    if (!last) return;
    const again = await decided(life, last.request);
    const [first, second] = [last.answer, again].map(({ result }) => result.bets.map(({ id }) => id).join());
    if (first !== second) throw new Error(`A repeated request has other bets: ${second}`);
  },
);

const movePrices = (index: number, prices: readonly number[]): Command =>
  command(
    "prices",
    `${index}, ${prices}`,
    () => true,
    async (model, life) => {
      const { id } = life.events[index] as OfferEvent;
      model.eventOf(id).odds = prices;
      await publish(life, index, { markets: marketsAt(prices) });
    },
  );

const suspend = (index: number): Command =>
  command(
    "suspend",
    `${index}`,
    () => true,
    async (model, life) => {
      const { id, suspended } = life.events[index] as OfferEvent;
      model.eventOf(id).suspended = !suspended;
      await publish(life, index, { suspended: !suspended });
    },
  );

/** Everything is decided, or corrected. */
const publishResult = (index: number, ends: readonly LegEnd[]): Command =>
  command(
    "result",
    `${index}, ${ends}`,
    () => true,
    async (model, life) => {
      model.decide((life.events[index] as OfferEvent).id, 0, ends);
      const markets = [0, 1].map((place) => ends.slice(place * MARKET_SIZE, (place + 1) * MARKET_SIZE));
      await say(
        life,
        index,
        markets.map((resolutions) => ({ resolutions })),
        true,
      );
    },
  );

/** One market is decided while the match goes on; null takes that back. */
const decideMarket = (index: number, place: number, ends: readonly (LegEnd | null)[]): Command =>
  command(
    ends.includes(null) ? "rollback" : "market",
    `${index}, ${place}, ${ends}`,
    () => true,
    async (model, life) => {
      model.decide((life.events[index] as OfferEvent).id, place * MARKET_SIZE, ends);
      await say(life, index, { [place]: { resolutions: [...ends] } }, false);
    },
  );

/** Bets on a market are void from the placement of one bet to that of another; or nothing is cancelled any more. */
const cancelPeriod = (index: number, place: number, from: number | null, to: number | null, isOff: boolean): Command =>
  command(
    isOff ? "uncancel" : "cancel period",
    `${index}, ${place}, ${from} to ${to}`,
    (model) => model.bets.length > 0,
    async (model, life) => {
      const isPlaced = (bet: number | null): boolean => bet === null || bet < life.placedAt.length;
      // Without another end it is now: a market that is cancelled takes no bets, which these events do not show.
      await sleep(2);
      const now = { number: life.placedAt.length, time: Date.now() };
      const periods = isOff || !isPlaced(from) || !isPlaced(to) ? [] : [{ from, to: to ?? now.number }];
      model.cancelPeriods((life.events[index] as OfferEvent).id, place * MARKET_SIZE, MARKET_SIZE, periods);
      const timeOf = (bet: number | null): number | null => (bet === null ? null : (life.placedAt[bet] ?? now.time));
      const cancelled = periods.map((period) => ({ from: timeOf(period.from), to: timeOf(period.to) }));
      await say(life, index, { [place]: { cancelled } }, false);
    },
  );

/** A result that came before comes again: the newest stays valid. */
const repeatResult = (number: number): Command =>
  command(
    "old result",
    `${number}`,
    () => true,
    async (_, life) => {
      const result = life.published[number % Math.max(1, life.published.length)];
      if (result) await life.scene.publishResult(result);
    },
  );

const betAt = (model: Model, position: number): [ReferenceBet, number] | null => {
  const index = position % Math.max(1, model.bets.length);
  const bet = model.bets[index];
  return bet ? [bet, index] : null;
};

/** The answer of the platform; undefined where it has a problem with the command. */
const ask = async <Answer>(
  { scene, punter }: Life,
  ...[name, body]: Parameters<Scene["command"]> extends [infer Name, string, infer Body] ? [Name, Body] : never
): Promise<Answer | undefined> => ((await scene.command(name, punter, body)) as { answer?: Answer }).answer;

/**
 * Sends a command until its answer is the expected one. A command without an answer is repeated as it is, because it may have been
 * carried out; after a refusal, which may be one of a machine that stood still, a new one is sent.
 */
const untilAnswered = async <Answer>(
  life: Life,
  name: "cashOut" | "cancel",
  bodyOf: (reqUuid: string) => Parameters<Scene["command"]>[2],
  isExpected: (answer: Answer | undefined) => boolean,
): Promise<Answer | undefined> => {
  let reqUuid = randomUUID();
  return until(async () => {
    const answer = await ask<Answer>(life, name, bodyOf(reqUuid));
    if (isExpected(answer)) return answer;
    if (answer !== undefined) reqUuid = randomUUID();
    throw new Error(`${name}: ${JSON.stringify(answer)}`);
  });
};

const valueOnPlatform = async (life: Life, id: string): Promise<CalculationResult | null> => {
  const answer = await ask<{ values: CalculationResult[] }>(life, "values", { bets: [id] });
  return answer?.values[0] ?? null;
};

/** Cashes out a share of the open stake, in percent, at the value that both have. One that asks for more is offered that value. */
const cashOut = (position: number, share: number, isGreedy: boolean): Command =>
  command(
    "cash-out",
    `${position}, ${share}%${isGreedy ? ", more than its value" : ""}`,
    (model) => model.bets.length > 0,
    async (model, life) => {
      const [bet, index] = betAt(model, position) as [ReferenceBet, number];
      const id = life.ids[index] as string;
      const value = model.valueOf(bet);
      const shown = await until(async () => {
        const answer = await valueOnPlatform(life, id);
        const total = answer?.cashout.allowed ? minor(answer.cashout.winnings.total as string) : null;
        if (total !== (value?.wallet ?? null))
          throw new Error(`bet ${index} has a value of ${total}, not ${value?.wallet}`);
        return answer;
      });
      if (!value || !shown?.cashout.allowed) return;
      const part = share === 100 ? bet.open : (bet.open * BigInt(share)) / 100n;
      const worth = part === 0n ? 0n : shareOf(value.wallet, part, bet.open);
      if (worth === 0n) return;
      const quoted = isGreedy ? worth + 1n : worth;
      const answer = await untilAnswered<CashoutAnswer>(
        life,
        "cashOut",
        (reqUuid) => ({
          ...{ reqUuid, betProfileId: shown.betProfileId, source: "last_tickets" as const },
          cashout: { winnings: { total: text(quoted) }, part: part === bet.open ? null : text(part) },
        }),
        (each) => each?.state === (isGreedy ? "REOFFERED" : "PAID"),
      );
      if (isGreedy) return;
      const paid = model.cashOut(bet, part, value);
      if (answer?.state === "PAID" && minor(answer.paid) !== paid) throw new Error(`paid ${answer.paid}, not ${paid}`);
    },
  );

const cancel = (position: number): Command =>
  command(
    "cancel",
    `${position}`,
    (model) => model.bets.length > 0,
    async (model, life) => {
      const [bet, index] = betAt(model, position) as [ReferenceBet, number];
      const isInTime = Date.now() - (life.placedAt[index] as number) < CANCEL_WITHIN_MS;
      if (!isInTime || bet.phase === "REJECTED") return;
      const cancels = life.terms.cancels && model.cancels(bet);
      const expected = cancels || bet.phase === "CANCELLED";
      await untilAnswered<CancelAnswer>(
        life,
        "cancel",
        (reqUuid) => ({ reqUuid, betId: life.ids[index] as string }),
        (answer) => (answer?.cancelled ?? false) === expected,
      );
      if (cancels) model.cancel(bet);
    },
  );

const prices = fc.array(fc.integer({ min: 101, max: 400 }), { minLength: OUTCOMES, maxLength: OUTCOMES });
/** Mostly won and lost: a life is about money that comes, is spent and is taken back. */
const end = fc.oneof(
  { arbitrary: fc.constantFrom<LegEnd>("WON", "LOST"), weight: 3 },
  { arbitrary: fc.constantFrom<LegEnd>("VOID", "HALF_WON", "HALF_LOST"), weight: 1 },
);
const ends = fc.array(end, { minLength: OUTCOMES, maxLength: OUTCOMES });
const marketEnds = fc.array(end, { minLength: MARKET_SIZE, maxLength: MARKET_SIZE });
const OPEN_AGAIN = Array.from({ length: MARKET_SIZE }, () => null);
const place = fc.nat(1);
const eventIndex = fc.nat(EVENTS - 1);
const bet = fc.nat(MOST_BETS - 1);

/** One event is picked. */
const sole = ([picked, outcome]: readonly [number, number]): number[] =>
  Array.from({ length: EVENTS }, (_, index) => (index === picked ? outcome : OUTCOMES));

/** A life has about as many commands as `size` says. */
export const anyLife = (size: number) =>
  fc.commands(
    [
      fc.integer({ min: 100, max: 2_000 }).map(depositCash),
      ...Array.from({ length: 3 }, () =>
        fc
          .record({
            // One more than there are outcomes: the event is not picked.
            outcomes: fc.oneof(
              fc.array(fc.nat(OUTCOMES), { minLength: EVENTS, maxLength: EVENTS }),
              fc.tuple(eventIndex, fc.nat(OUTCOMES - 1)).map(sole),
            ),
            stake: fc.integer({ min: 100, max: 2_000 }),
            sizes: fc.oneof(fc.constant([]), fc.subarray([2, 3, 4])),
            everything: fc.boolean(),
          })
          .map(placeBet),
      ),
      fc.constant(repeat),
      fc.tuple(eventIndex, prices).map(([index, each]) => movePrices(index, each)),
      eventIndex.map(suspend),
      ...Array.from({ length: 2 }, () => fc.tuple(eventIndex, ends).map(([index, each]) => publishResult(index, each))),
      ...Array.from({ length: 2 }, () =>
        fc.tuple(eventIndex, place, marketEnds).map(([index, each, said]) => decideMarket(index, each, said)),
      ),
      fc.tuple(eventIndex, place).map(([index, each]) => decideMarket(index, each, OPEN_AGAIN)),
      fc
        .tuple(eventIndex, place, fc.option(bet), fc.option(bet), fc.boolean())
        .map(([index, each, from, to, isOff]) => cancelPeriod(index, each, from, to, isOff)),
      fc.nat(30).map(repeatResult),
      ...Array.from({ length: 2 }, () =>
        fc
          .tuple(bet, fc.constantFrom(10, 33, 50, 100), fc.nat(5))
          .map(([position, share, greed]) => cashOut(position, share, greed === 0)),
      ),
      bet.map(cancel),
    ],
    { maxCommands: size, size: "max" },
  );
