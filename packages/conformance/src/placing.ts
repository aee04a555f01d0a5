import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type BookLimits,
  betRoutes,
  type Placement,
  type PlacementRequest,
  type PlacementResult,
} from "@touchline/protocol";
import { CannotTell, Complaint, knowing } from "./complaint.ts";
import type { Context } from "./context.ts";
import { findOffered } from "./offered.ts";
import { formatLike, thousandths } from "./words/amounts.ts";

export const tokenOf = ({ options }: Context) => ({ token: options.token });

export const readLimits = (context: Context): Promise<BookLimits> =>
  knowing("the limits are not known", context.call(betRoutes.limits, tokenOf(context)));

export const readBalance = async (context: Context): Promise<bigint> => {
  const wallet = context.call(betRoutes.wallet, tokenOf(context));
  return thousandths((await knowing("the balance is not known", wallet)).activeCurrencyBalance);
};

/** A single at a multiple of the smallest stake on an open outcome, accepting any price. */
export const makePlacement = async (context: Context, times = 1): Promise<PlacementRequest> => {
  const { event, slot, price } = await findOffered(context);
  const { minStake, currency } = await readLimits(context);
  const stake = formatLike(thousandths(minStake) * BigInt(times), minStake) ?? minStake;
  const hash = `conformance-${slot}`;
  return {
    reqUuid: randomUUID(),
    betslipId: randomUUID(),
    brand: context.options.brand,
    currency,
    oddsChanges: "accept_any_changes",
    selections: [
      { hash, eventId: event.id, eventVersion: event.version, game: event.game, slots: [slot], odds: price },
    ],
    bets: [{ type: "single", stake, sizes: [], hashes: [hash], bankers: [] }],
  };
};

const BEYOND_ANY_MOVE = 1_000;

/** At a price that was never offered, and without accepting another. */
export const makeStale = async (context: Context): Promise<PlacementRequest> => {
  const request = await makePlacement(context);
  return {
    ...request,
    oddsChanges: "ask_me",
    selections: request.selections.map((selection) => ({ ...selection, odds: selection.odds + BEYOND_ANY_MOVE })),
  };
};

const sendPlacement = (context: Context, request: PlacementRequest): Promise<Placement> =>
  context.call(betRoutes.place, { ...tokenOf(context), body: request }, 200, 202);

export const readPlacement = (context: Context, reqUuid: string): Promise<Placement> =>
  context.call(betRoutes.placement, { ...tokenOf(context), params: { reqUuid } }, 200, 202);

const PAUSE_MS = 200;

/** Polls until the decision: it is due at `acceptAt`, and late when it takes the timeout longer. */
const untilDecided = async (context: Context, first: Placement): Promise<PlacementResult> => {
  let placement = first;
  const due = first.state === "PREPARED" ? first.acceptAt - first.now : 0;
  const latest = Date.now() + due + context.options.patience;
  while (placement.state === "PREPARED") {
    if (Date.now() > latest) throw new Complaint(`${placement.reqUuid} is not decided long after it was due`);
    await sleep(PAUSE_MS);
    placement = await readPlacement(context, placement.reqUuid);
  }
  return placement.result;
};

/** Sends a request and waits for its decision. */
export const decide = async (context: Context, request: PlacementRequest): Promise<PlacementResult> => {
  const result = await untilDecided(context, await sendPlacement(context, request));
  if (result.reqUuid !== request.reqUuid) throw new Complaint(`${request.reqUuid} was answered as ${result.reqUuid}`);
  return result;
};

export const onlyBet = ({ bets }: PlacementResult): PlacementResult["bets"][number] => {
  const [bet] = bets;
  if (!bet || bets.length > 1) throw new Complaint(`one bet was sent, and the result has ${bets.length}`);
  return bet;
};

export interface Placed {
  readonly request: PlacementRequest;
  readonly result: PlacementResult;
  readonly betId: string;
  /** Balances before and after and the stake, in thousandths of the currency unit. */
  readonly before: bigint;
  readonly after: bigint;
  readonly stake: bigint;
  readonly at: number;
}

/** Bets that are placed once and shared by the checks that need one. */
const WANTED = {
  /** At the smallest stake; cancelled at the end. */
  first: { times: 1, sent: 1 },
  /** At twice the smallest stake, because otherwise its value is too small to cash out; sent twice at once. */
  cashable: { times: 2, sent: 2 },
} as const;

type Wanted = keyof typeof WANTED;

const placeOne = async (context: Context, which: Wanted): Promise<Placed> => {
  const { times, sent } = WANTED[which];
  const request = await makePlacement(context, times);
  const text = request.bets[0]?.stake ?? "0";
  const stake = thousandths(text);
  const before = await readBalance(context);
  if (before < stake) throw new CannotTell(`the punter's balance is below the stake of ${text}`);
  const at = Date.now();
  const results = await Promise.all(Array.from({ length: sent }, () => decide(context, request)));
  const [first, ...others] = results.map(onlyBet);
  const result = results[0];
  if (!first || !result) throw new Complaint("there is no result");
  if (others.some(({ id }) => id !== first.id))
    throw new Complaint("one request that was sent twice at once has two bets");
  const reasons = first.reasons.map(({ code }) => code).join(", ");
  if (first.status !== "PLACED")
    throw new Complaint(`a bet on an open outcome was turned down: ${reasons || "no reason"}`);
  return { request, result, betId: first.id, before, after: await readBalance(context), stake, at };
};

/** Places a bet once for all checks that need one. Only the check of placement itself reports a failure. */
export const placeOnce = (context: Context, which: Wanted): Promise<Placed> =>
  context.once(`placed ${which}`, () => placeOne(context, which));

export const placedBet = (context: Context, which: Wanted = "first"): Promise<Placed> =>
  knowing("no bet could be placed", placeOnce(context, which));
