import { randomUUID } from "node:crypto";
import { createReferenceLedger, type Extras, type ReferenceLedger } from "@touchline/db/testing/reference-ledger";
import type { EventResult, MarketResult, OfferEvent, PlacementRequest } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import { vi } from "vitest";
import { codesOf, type Decided, untilDecided } from "./ask-until.ts";
import { requestOf, selectionOf } from "./requests.ts";
import { prematchEvent, UNRULED_MARKET } from "./sample-offer.ts";
import { type Scene, TENANT } from "./scene.ts";

/** What a brand of the run gives and takes. */
export interface LifeBrand {
  readonly brand: string;
  readonly extras: Extras;
  readonly cashback: { readonly legs: number; readonly minOdds: number } | null;
  readonly cancels: boolean;
}

/** Events of a life. */
export const EVENTS = 5;
/** Each event has two markets that are settled as the source says. */
const MARKETS: readonly Readonly<Record<string, string>>[] = [{}, { half: "1" }];
export const MARKET_SIZE = 3;
/** Outcomes of each event, numbered as their slots. */
export const OUTCOMES = MARKETS.length * MARKET_SIZE;
const FIRST_PRICES = [200, 350, 400, 210, 330, 380];
const MARGIN = [500n, 10_000n] as const;
const SMALLEST_CASHOUT = 10n;

let lastEvent = 10_000;

/** The markets of an event with these prices. */
export const marketsAt = (prices: readonly number[]): OfferEvent["markets"] =>
  MARKETS.map((specifiers, place) => {
    const slot = place * MARKET_SIZE;
    const own = prices.slice(slot, slot + MARKET_SIZE);
    return market(slot, own, { metaMarketId: UNRULED_MARKET, specifiers: { ...specifiers } });
  });

/** What the source has said about a market; null before it has said anything. */
export type SaidMarket = Pick<MarketResult, "resolutions" | "cancelled" | "version">;

/** One punter with events of its own, in the reference ledger and on the platform. */
export interface Life {
  readonly scene: Scene;
  readonly terms: LifeBrand;
  readonly punter: string;
  /** The events as they were published last. */
  readonly events: OfferEvent[];
  readonly versions: number[];
  /** By event and market. */
  readonly said: (SaidMarket | null)[][];
  /** Results of all events, in the order in which they were published. */
  readonly published: EventResult[];
  /** Ids of the bets, in the order of the reference ledger's. */
  readonly ids: string[];
  readonly placedAt: number[];
  /** The last placement. */
  repeat: { request: PlacementRequest; answer: Decided } | null;
  readonly count: (kind: string) => void;
}

export type Model = ReferenceLedger;

const SLOW_MACHINE_MS = 120_000;
/** Once something differs, shorter lives are tried, which need not wait as long. */
const SHRINKING_MS = 5_000;
const patience = { ms: SLOW_MACHINE_MS };

/** For a test that is run again after it failed. */
export const resetPatience = (): void => {
  patience.ms = SLOW_MACHINE_MS;
};

export const until = async <Value>(read: () => Promise<Value>): Promise<Value> => {
  try {
    return await vi.waitFor(read, { timeout: patience.ms, interval: 40 });
  } catch (error) {
    patience.ms = SHRINKING_MS;
    throw error;
  }
};

/** Deposits; repeats the same request until it is booked. */
export const deposit = async (scene: Scene, punter: string, amount: string): Promise<void> => {
  const reqUuid = randomUUID();
  await until(async () => {
    const answer = await scene.deposit(punter, amount, reqUuid);
    if (!("balance" in answer)) throw new Error(`deposit: ${JSON.stringify(answer)}`);
  });
};

/** The answer to a placement of the life's punter, or of another. */
export const decided = (life: Life, request: PlacementRequest, punter = life.punter): Promise<Decided> =>
  untilDecided(life.scene, punter, request, patience.ms);

/** Publishes the event, and returns when the node has it: until then it answers that its version is older. */
export const publish = async (life: Life, index: number, changes: Partial<OfferEvent>): Promise<void> => {
  const before = life.events[index] as OfferEvent;
  const event = { ...before, version: before.version + 1, ...changes };
  life.events[index] = event;
  await life.scene.publish(event);
  await until(async () => {
    const probe = requestOf([selectionOf(event, 0)], "0.01", { brand: life.terms.brand });
    const codes = codesOf(await decided(life, probe, `probe-${life.punter}`));
    if (codes.includes("STALE_OFFER") || codes.includes("NOT_OFFERED")) throw new Error("not there yet");
  });
};

interface Row {
  readonly id: string;
  readonly phase: string;
  readonly resolution: string | null;
  /** By leg; null while it is open, and of a bet that was not placed. */
  readonly ends: readonly (string | null)[] | null;
}

/** Named, because with all partitions planning takes longer than reading. */
const STORED = {
  name: "life",
  text: `select
       (select coalesce(json_object_agg(account, sum), '{}') from (
         select account, sum(amount) from entries where tenant = $1 and punter = $2 group by account) a) as accounts,
       (select coalesce(json_agg(b), '[]') from (
     select b.id, b.phase, coalesce(c.resolution, e.resolution) as resolution, (
       select json_agg((select r.result ->> 'resolution' from leg_results r where r.bet = l.bet and r.position = l.position
         order by r.version desc limit 1) order by l.position) from bet_legs l where l.bet = b.id) as ends
     from bets b left join bet_ends e on e.bet = b.id and e.by = 'result'
     left join lateral (select resolution from bet_corrections where bet = b.id order by number desc limit 1) c on true
     where b.tenant = $1 and b.punter = $2) b) as bets`,
};

/** Compares everything that both have of the punter. */
const differences = async ({ scene, punter, ids }: Life, model: Model): Promise<string[]> => {
  const [stored] = await scene.read<{ accounts: Record<string, number>; bets: Row[] }>({
    ...STORED,
    values: [TENANT, punter],
  });
  const { accounts, bets } = stored as { accounts: Record<string, number>; bets: Row[] };
  const found: string[] = [];
  for (const [account, expected] of Object.entries(model.balances()))
    if (BigInt(accounts[account] ?? 0) !== expected)
      found.push(`${account} ${accounts[account] ?? 0}, not ${expected}`);
  const byId = new Map(bets.map((row) => [row.id, row]));
  for (const [index, bet] of model.bets.entries()) {
    const { phase, end } = bet;
    const row = byId.get(ids[index] as string);
    const ends = model.endsOf(bet);
    if (row?.ends && row.ends.join() !== ends.join()) found.push(`legs of bet ${index} are ${row.ends}, not ${ends}`);
    if (row?.phase !== phase) found.push(`bet ${index} is ${row?.phase}, not ${phase}`);
    if (end && row?.resolution !== end.resolution)
      found.push(`bet ${index} resolved ${row?.resolution}, not ${end.resolution}`);
  }
  return found;
};

/** Both are the same, at once or as soon as the settlement is through. */
export const compare = (life: Life, model: Model): Promise<void> =>
  until(async () => {
    const found = await differences(life, model);
    if (found.length > 0) throw new Error(found.join("; "));
  });

/** Begins a life: a punter without money, and events that are offered. */
export const beginLife = async (
  scene: Scene,
  terms: LifeBrand,
  count: Life["count"],
): Promise<{ model: Model; real: Life }> => {
  const model = createReferenceLedger({ margin: MARGIN, smallestCashout: SMALLEST_CASHOUT });
  const events = Array.from({ length: EVENTS }, () => {
    lastEvent += 1;
    model.offer(lastEvent, FIRST_PRICES);
    return prematchEvent(lastEvent, { version: 0, markets: marketsAt(FIRST_PRICES) });
  });
  const versions = events.map(() => 1_000);
  const punter = `life-${randomUUID()}`;
  const real: Life = {
    ...{ scene, terms, punter, events, versions, ids: [], placedAt: [], repeat: null, count },
    ...{ said: events.map(() => MARKETS.map(() => null)), published: [] },
  };
  await deposit(scene, `probe-${punter}`, "1");
  await Promise.all(events.map((_, index) => publish(real, index, {})));
  // Opens the wallet, which a first bet needs.
  model.deposit(1_000n);
  await deposit(scene, punter, "10");
  return { model, real };
};
