import { randomUUID } from "node:crypto";
import { CATEGORY, fill, META_MARKETS, metadataOf, type Offer, playOf, SPORT, TOURNAMENT } from "./offer.ts";

/** Punters, their money in cents, and their bets. */

interface Selection {
  readonly hash: string;
  readonly eventId: number;
  readonly slots: readonly number[];
  readonly odds: number;
}

export interface Placement {
  readonly reqUuid: string;
  readonly betslipId: string;
  readonly brand: string;
  readonly currency: string;
  readonly selections: readonly Selection[];
  readonly bets: readonly { readonly type: string; readonly stake: string; readonly hashes: readonly string[] }[];
}

interface Reason {
  readonly code: string | number;
  readonly reason: string;
}

interface Result {
  readonly reqUuid: string;
  readonly betslipId: string;
  readonly bets: readonly {
    readonly id: string;
    readonly status: "PLACED" | "REJECTED";
    readonly hashes: readonly string[];
    readonly reasons: readonly Reason[];
    readonly stake: string;
    readonly alternativeStake: null;
    readonly maxWinnings: string | null;
    readonly odds: Readonly<Record<string, number>>;
  }[];
}

interface Taken {
  readonly text: string;
  readonly acceptAt: number;
  result: Result | null;
}

const cents = (text: string): bigint => {
  const [whole = "0", part = ""] = text.split(".");
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, "0"));
};
const amount = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, "0")}`;

const MIN_STAKE = 50n;

/** So far ahead that a page which waits for it would wait in vain: the result comes by push, and before. */
const ACCEPT_AFTER = 60_000;

/** A back end's own code and words, which no app can know beforehand. */
export const HOUSE_RULE: Reason = { code: 4711, reason: "Stakes of exactly 13 are not taken here" };
const PRICE_MOVED: Reason = { code: "ODDS_CHANGED", reason: "The price is another by now" };

export const createAccount = (offer: Offer) => {
  let balance = 10_000n;
  let staked = 0n;
  const taken = new Map<string, Taken>();
  const messages: object[] = [];
  const bets: object[] = [];
  const stored = {
    favourites: { tournaments: [] as number[], events: [] as number[], markets: [] as number[] },
    preferences: {} as Record<string, unknown>,
    betslips: { version: 0, content: null as object | null },
  };

  const message = (kind: string, parts: object): object => {
    const told = {
      kind,
      seq: messages.length + 1,
      at: Date.now(),
      balance: amount(balance),
      currency: "EUR",
      ...parts,
    };
    messages.push(told);
    return told;
  };

  const judge = (selections: readonly Selection[], stake: bigint): Reason[] => {
    const prices = selections.map(({ eventId, slots }) => offer.priceOf(eventId, slots[0] ?? -1));
    if (prices.includes(undefined)) return [{ code: "NOT_OFFERED", reason: "The outcome is not offered" }];
    if (stake < MIN_STAKE) return [{ code: "STAKE_BELOW_MIN", reason: "The stake is below the minimum" }];
    if (stake === 1300n) return [HOUSE_RULE];
    return prices.some((price, index) => price !== selections[index]?.odds) ? [PRICE_MOVED] : [];
  };

  const keepBet = (id: string, order: Placement, bet: Placement["bets"][number], legs: readonly Selection[]): void => {
    const stake = cents(bet.stake);
    const odds = legs.reduce((product, leg) => (product * BigInt(leg.odds)) / 100n, 100n);
    const winnings = amount((stake * odds) / 100n);
    const state = { REQUESTED: Number(odds), IN_PLAY: Number(odds), SETTLE: null };
    bets.unshift({
      id,
      betProfileId: `${id}.0`,
      brand: order.brand,
      type: bet.type,
      game: "PREMATCH",
      currency: "EUR",
      phase: "PLACED",
      aggregatedStatus: null,
      aggregatedResolutionStatus: "OPEN",
      payin: { stake: amount(stake), taxes: [], bonuses: [], total: amount(stake) },
      winnings: [{ type: "MAX", total: winnings, taxes: [], bonuses: [] }],
      minWinningsTotal: null,
      bonus: { payin: null, winnings: null },
      desiredProfit: null,
      odds: state,
      oddsChanges: "accept_any_changes",
      selections: legs.map((leg) => describeLeg(offer, leg)),
      selectedSystems: [],
      combinationCount: 1,
      hashes: [{ type: "REGULAR", value: id.slice(0, 8) }],
      datetimes: [
        { phase: "PREPARED", at: Date.now() },
        { phase: "PLACED", at: Date.now() },
      ],
      cashout: { allowed: false, processing: false, winnings: { total: "0.00" }, codes: [1002] },
      cashouted: "0.00",
      openStake: amount(stake),
      autoCashoutRule: null,
      rules: [],
      rebetEnabled: true,
      cancellableUntil: null,
      refundReason: null,
      reasons: [],
    });
  };

  const decide = (order: Placement, held: bigint): Result => {
    const results = order.bets.map((bet) => {
      const legs = order.selections.filter(({ hash }) => bet.hashes.includes(hash));
      const reasons = judge(legs, cents(bet.stake));
      const id = randomUUID();
      if (reasons.length === 0) keepBet(id, order, bet, legs);
      return {
        id,
        status: reasons.length === 0 ? ("PLACED" as const) : ("REJECTED" as const),
        hashes: bet.hashes,
        reasons,
        stake: amount(cents(bet.stake)),
        alternativeStake: null,
        maxWinnings: reasons.length === 0 ? amount((cents(bet.stake) * BigInt(legs[0]?.odds ?? 100)) / 100n) : null,
        odds: Object.fromEntries(
          legs.map(({ hash, eventId, slots }) => [hash, offer.priceOf(eventId, slots[0] ?? -1) ?? 0]),
        ),
      };
    });
    const accepted = results
      .filter(({ status }) => status === "PLACED")
      .reduce((sum, { stake }) => sum + cents(stake), 0n);
    balance += held - accepted;
    staked += accepted;
    return { reqUuid: order.reqUuid, betslipId: order.betslipId, bets: results };
  };

  const describe = (reqUuid: string) => {
    const { acceptAt, result } = taken.get(reqUuid) as Taken;
    if (result) return { state: "DECIDED", result, balance: amount(balance) };
    const betslipId = JSON.parse((taken.get(reqUuid) as Taken).text).betslipId;
    return { state: "PREPARED", reqUuid, betslipId, acceptAt, now: Date.now(), balance: amount(balance) };
  };

  return {
    stored,
    bets,
    messages,
    balance: (): string => amount(balance),
    position: (since: number) => ({
      currency: "EUR",
      since,
      staked: amount(staked),
      returned: "0.00",
      net: staked === 0n ? "0.00" : `-${amount(staked)}`,
    }),
    placement: (reqUuid: string) => (taken.has(reqUuid) ? describe(reqUuid) : null),

    /** Null where the same name was used for another request. A repeated request is the same bet. */
    place: (order: Placement, onDecided: (told: object) => void): object | null => {
      const text = JSON.stringify(order);
      const before = taken.get(order.reqUuid);
      if (before) return before.text === text ? describe(order.reqUuid) : null;
      const held = order.bets.reduce((sum, { stake }) => sum + cents(stake), 0n);
      balance -= held;
      const entry: Taken = { text, acceptAt: Date.now() + ACCEPT_AFTER, result: null };
      taken.set(order.reqUuid, entry);
      setTimeout(() => {
        entry.result = decide(order, held);
        onDecided(message("placementResult", entry.result));
      }, 400);
      return describe(order.reqUuid);
    },
  };
};

export type Account = ReturnType<typeof createAccount>;

const describeLeg = (offer: Offer, { hash, eventId, slots, odds }: Selection) => {
  const match = offer.find(eventId);
  const slot = slots[0] ?? 0;
  const market = match?.markets.find((each) => slot >= each.slot && slot < each.slot + each.prices.length);
  const kind = META_MARKETS.find(({ id }) => id === market?.metaMarketId);
  if (!match || !market || !kind) throw new Error(`${eventId} is not offered`);
  const outcome = kind.outcomes[slot - market.slot];
  return {
    id: hash,
    event: {
      id: eventId,
      name: `${match.home} - ${match.away}`,
      syntheticId: `second-${eventId}`,
      startAt: match.startsAt,
      sportId: SPORT.id,
      categoryId: CATEGORY.id,
      tournamentId: TOURNAMENT.id,
    },
    available: true,
    competitors: [match.home, match.away].map((teamName) => ({ teamName, prefix: null })),
    reversed: false,
    banker: false,
    eventMarketOutcomes: [
      {
        id: `${eventId}o${slot}`,
        slot,
        metaOutcomeId: outcome?.id,
        name: fill(outcome?.name ?? "", match, market.line),
        resolutionStatus: "OPEN",
        eventMarket: {
          slot: market.slot,
          metaMarketId: kind.id,
          name: fill(kind.name, match, market.line),
          outcomes: kind.outcomes.length,
        },
      },
    ],
    odds: { REQUESTED: odds, IN_PLAY: odds, SETTLE: null },
    resolutionStatuses: [{ state: "OPEN", status: "OPEN" }],
    ...playOf(match),
    metadata: match.live ? { ...metadataOf(match), displayEventStatus: null } : null,
  };
};
