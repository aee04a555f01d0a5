import { randomUUID } from "node:crypto";
import {
  createReferenceLedger,
  type Extras,
  type LegEnd,
  type ReferenceBet,
  type ReferenceLedger,
  type ReferenceLeg,
  shareOf,
} from "@touchline/db/testing/reference-ledger";
import type { CalculationResult, CancelAnswer, CashoutAnswer, OfferEvent, PlacementRequest } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import fc from "fast-check";
import { vi } from "vitest";
import { codesOf, type Decided, untilDecided } from "./ask-until.ts";
import { requestOf, selectionOf } from "./requests.ts";
import { resultOf } from "./results.ts";
import { prematchEvent, UNRULED_MARKET } from "./sample-offer.ts";
import type { Scene } from "./scene.ts";

/** What a brand of the run gives and takes. */
export interface LifeBrand {
  readonly brand: string;
  readonly extras: Extras;
  readonly cashback: { readonly legs: number; readonly minOdds: number } | null;
  readonly cancels: boolean;
}

const EVENTS = 5;
const OUTCOMES = 3;
const MOST_BETS = 10;
const MARGIN = [500n, 10_000n] as const;
const SMALLEST_CASHOUT = 10n;
/** Shorter than any brand's time to cancel. */
const CANCEL_WITHIN_MS = 20_000;

const text = (amount: bigint): string => (Number(amount) / 100).toFixed(2);
const minor = (amount: string): bigint => BigInt(Math.round(Number(amount) * 100));

let lastEvent = 10_000;

/** One punter with events of its own, in the reference ledger and on the platform. */
export interface Life {
  readonly scene: Scene;
  readonly terms: LifeBrand;
  readonly punter: string;
  /** The events as they were published last. */
  readonly events: OfferEvent[];
  readonly versions: number[];
  /** Ids of the bets, in the order of the reference ledger's. */
  readonly ids: string[];
  readonly placedAt: number[];
  readonly repeat: { request: PlacementRequest; answer: Decided } | null;
  count: (kind: string) => void;
}

type Model = ReferenceLedger;
type MutableLife = { -readonly [Key in keyof Life]: Life[Key] };

/** Long enough for a busy machine. Once something differs, shorter lives are tried, which need not wait as long. */
const patience = { ms: 15_000 };

const until = async <Value>(read: () => Promise<Value>): Promise<Value> => {
  try {
    return await vi.waitFor(read, { timeout: patience.ms, interval: 20 });
  } catch (error) {
    patience.ms = 1_500;
    throw error;
  }
};

/** Publishes the event, and returns when the node has it: until then it answers that its version is older. */
const publish = async (life: Life, index: number, changes: Partial<OfferEvent>): Promise<void> => {
  const before = life.events[index] as OfferEvent;
  const event = { ...before, version: before.version + 1, ...changes };
  life.events[index] = event;
  await life.scene.publish(event);
  await until(async () => {
    const probe = requestOf([selectionOf(event, 0)], "0.01", { brand: life.terms.brand });
    const codes = codesOf(await untilDecided(life.scene, `probe-${life.punter}`, probe));
    if (codes.includes("STALE_OFFER") || codes.includes("NOT_OFFERED")) throw new Error("not there yet");
  });
};

interface Row {
  readonly id: string;
  readonly phase: string;
  readonly resolution: string | null;
}

/** Compares everything that both have of the punter. */
const differences = async ({ scene, punter, ids }: Life, model: Model): Promise<string[]> => {
  const [stored] = await scene.read<{ accounts: Record<string, number>; bets: Row[] }>(
    `select
       (select coalesce(json_object_agg(account, sum), '{}') from (
         select account, sum(amount) from entries where punter = '${punter}' group by account) a) as accounts,
       (select coalesce(json_agg(b), '[]') from (
     select b.id, b.phase, coalesce(c.resolution, e.resolution) as resolution
     from bets b left join bet_ends e on e.bet = b.id and e.by = 'result'
     left join lateral (select resolution from bet_corrections where bet = b.id order by number desc limit 1) c on true
     where b.punter = '${punter}') b) as bets`,
  );
  const { accounts, bets } = stored as { accounts: Record<string, number>; bets: Row[] };
  const found: string[] = [];
  for (const [account, expected] of Object.entries(model.balances()))
    if (BigInt(accounts[account] ?? 0) !== expected)
      found.push(`${account} ${accounts[account] ?? 0}, not ${expected}`);
  const byId = new Map(bets.map((row) => [row.id, row]));
  for (const [index, { phase, end }] of model.bets.entries()) {
    const row = byId.get(ids[index] as string);
    if (row?.phase !== phase) found.push(`bet ${index} is ${row?.phase}, not ${phase}`);
    if (end && row?.resolution !== end.resolution)
      found.push(`bet ${index} resolved ${row?.resolution}, not ${end.resolution}`);
  }
  return found;
};

/** Both are the same, at once or as soon as the settlement is through. */
const compare = (life: Life, model: Model): Promise<void> =>
  until(async () => {
    const found = await differences(life, model);
    if (found.length > 0) throw new Error(found.join("; "));
  });

type Command = fc.AsyncCommand<Model, Life>;

const command = (
  kind: string,
  label: string,
  check: (model: Model) => boolean,
  run: (model: Model, life: MutableLife) => Promise<unknown>,
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
      const answer = await untilDecided(life.scene, life.punter, request);
      const slip = {
        ...{ stake, sizes: sizes.length > 0 ? sizes : null, odds: selections.map(({ odds }) => odds) },
        ...{ extras: life.terms.extras, cashback: life.terms.cashback },
      };
      model.place(slip, legs);
      life.ids.push(answer.result.bets[0]?.id as string);
      life.placedAt.push(Date.now());
      life.repeat = { request, answer };
    },
  );

/** A request that is sent again has the same bets and moves nothing. */
const repeat: Command = command(
  "repeat",
  "",
  () => true,
  async (_, { scene, punter, repeat: last }) => {
    if (!last) return;
    const again = await untilDecided(scene, punter, last.request);
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

/** Begins a life: a punter without money, and events that are offered. */
export const beginLife = async (
  scene: Scene,
  terms: LifeBrand,
  count: Life["count"],
): Promise<{ model: Model; real: Life }> => {
  const model = createReferenceLedger({ margin: MARGIN, smallestCashout: SMALLEST_CASHOUT });
  const odds = [200, 350, 400];
  const events = Array.from({ length: EVENTS }, () => {
    lastEvent += 1;
    model.offer(lastEvent, odds);
    return prematchEvent(lastEvent, { version: 0, markets: [market(0, odds, { metaMarketId: UNRULED_MARKET })] });
  });
  const versions = events.map(() => 1_000);
  const punter = `life-${randomUUID()}`;
  const real: Life = { scene, terms, punter, events, versions, ids: [], placedAt: [], repeat: null, count };
  await scene.deposit(`probe-${punter}`, "1");
  await Promise.all(events.map((_, index) => publish(real, index, {})));
  // Opens the wallet, which a first bet needs.
  model.deposit(1_000n);
  await scene.deposit(punter, "10");
  return { model, real };
};
