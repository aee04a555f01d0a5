import { randomUUID } from "node:crypto";
import { type LegEnd, type ReferenceBet, type ReferenceLeg, shareOf } from "@touchline/db/testing/reference-ledger";
import type { CalculationResult, CancelAnswer, CashoutAnswer, OfferEvent, PlacementRequest } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import fc from "fast-check";
import { compare, decided, EVENTS, type Life, type Model, OUTCOMES, publish, until } from "./life.ts";
import { requestOf, selectionOf } from "./requests.ts";
import { resultOf } from "./results.ts";
import { UNRULED_MARKET } from "./sample-offer.ts";
import type { Scene } from "./scene.ts";

const MOST_BETS = 10;
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

const deposit = (amount: number): Command =>
  command(
    "deposit",
    `${amount}`,
    () => true,
    async (model, life) => {
      model.deposit(BigInt(amount));
      await life.scene.deposit(life.punter, text(BigInt(amount)));
    },
  );

interface Picks {
  readonly outcomes: readonly number[];
  readonly stake: number;
  readonly sizes: readonly number[];
  /** Places all that the wallet has. */
  readonly everything: boolean;
}

/** The legs of the picks: at most one for each event that has no result. */
const legsOf = (model: Model, life: Life, { outcomes }: Picks): ReferenceLeg[] =>
  outcomes.flatMap((outcome, index) => {
    const { id } = life.events[index] as OfferEvent;
    return outcome < OUTCOMES && !model.eventOf(id).ends ? [{ event: id, outcome }] : [];
  });

const place = (picks: Picks): Command =>
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
        return selectionOf(offered, outcome, { odds: offered.markets[0]?.prices[outcome] as number });
      });
      const hashes = selections.map(({ hash }) => hash);
      const type = sizes.length > 0 ? "system" : legs.length > 1 ? "combo" : "single";
      const request = requestOf(selections, text(stake), {
        brand: life.terms.brand,
        taxesAndBonuses: life.terms.extras as NonNullable<PlacementRequest["taxesAndBonuses"]>,
        bets: [{ type, stake: text(stake), sizes: [...sizes], hashes, bankers: [] }],
      });
      const placedAt = Date.now();
      const answer = await decided(life, request);
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
      await publish(life, index, { markets: [market(0, [...prices], { metaMarketId: UNRULED_MARKET })] });
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

const publishResult = (index: number, ends: readonly LegEnd[]): Command =>
  command(
    "result",
    `${index}, ${ends}`,
    () => true,
    async (model, life) => {
      const event = life.events[index] as OfferEvent;
      const version = (life.versions[index] as number) + 1;
      life.versions[index] = version;
      model.result(event.id, ends);
      const [sole] = event.markets as [OfferEvent["markets"][number]];
      const { slot, metaMarketId, specifiers, outcomes } = sole;
      await life.scene.publishResult(
        resultOf(
          event,
          { home: 0, away: 0 },
          {
            version,
            markets: [{ ...{ slot, metaMarketId, specifiers, outcomes }, resolutions: [...ends] }],
          },
        ),
      );
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
      const answer = await ask<CashoutAnswer>(life, "cashOut", {
        ...{ reqUuid: randomUUID(), betProfileId: shown.betProfileId, source: "last_tickets" as const },
        cashout: { winnings: { total: text(quoted) }, part: part === bet.open ? null : text(part) },
      });
      if (answer?.state !== (isGreedy ? "REOFFERED" : "PAID")) throw new Error(`cash-out: ${JSON.stringify(answer)}`);
      if (isGreedy) return;
      const paid = model.cashOut(bet, part, value);
      if (answer.state === "PAID" && minor(answer.paid) !== paid) throw new Error(`paid ${answer.paid}, not ${paid}`);
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
      const isDecided = bet.legs.some(({ event }) => model.eventOf(event).ends);
      if (!isInTime || isDecided || bet.phase === "REJECTED") return;
      const cancels = life.terms.cancels && model.cancels(bet);
      const expected = cancels || bet.phase === "CANCELLED";
      const body = { reqUuid: randomUUID(), betId: life.ids[index] as string };
      const answer = await ask<CancelAnswer>(life, "cancel", body);
      if ((answer?.cancelled ?? false) !== expected)
        throw new Error(`bet ${index} cancelled: ${JSON.stringify(answer)}, not ${expected}`);
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
const eventIndex = fc.nat(EVENTS - 1);
const bet = fc.nat(MOST_BETS - 1);

/** One event is picked. */
const sole = ([picked, outcome]: readonly [number, number]): number[] =>
  Array.from({ length: EVENTS }, (_, index) => (index === picked ? outcome : OUTCOMES));

/** A life has about as many commands as `size` says. */
export const anyLife = (size: number) =>
  fc.commands(
    [
      fc.integer({ min: 100, max: 2_000 }).map(deposit),
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
          .map(place),
      ),
      fc.constant(repeat),
      fc.tuple(eventIndex, prices).map(([index, each]) => movePrices(index, each)),
      eventIndex.map(suspend),
      ...Array.from({ length: 3 }, () => fc.tuple(eventIndex, ends).map(([index, each]) => publishResult(index, each))),
      ...Array.from({ length: 2 }, () =>
        fc
          .tuple(bet, fc.constantFrom(10, 33, 50, 100), fc.nat(5))
          .map(([position, share, greed]) => cashOut(position, share, greed === 0)),
      ),
      bet.map(cancel),
    ],
    { maxCommands: size, size: "max" },
  );
