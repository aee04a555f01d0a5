import { CASHOUT_CODES, type CashoutRules, formatAmount } from "@touchline/betting";
import {
  type Leg,
  type LegOutcome,
  type LegOutcomeResult,
  type StoredBet,
  VALUE_HISTORY_STEP_MS,
  type ValueHistoryRow,
  type ValueHistoryState,
} from "@touchline/db";
import type { OfferEvent, ValueHistory } from "@touchline/protocol";
import { isOver, pricesOf } from "../accept/judge-leg.ts";
import { openStakeOf } from "../settleable.ts";
import { minuteOf } from "./decide-rules.ts";
import { type PriceNow, valueBet } from "./value-bet.ts";

/** The part of an event's state that decides the value of bets on these outcomes. */
export const valueHistoryStateOf = (
  event: OfferEvent,
  outcomes: readonly LegOutcome[],
  silent: boolean,
  now: number,
): ValueHistoryState => ({
  prices: Object.fromEntries(
    outcomes
      .map(
        (outcome) => [outcome.slot, pricesOf({ slots: [outcome.slot], outcomes: [outcome] }, event)[0] ?? 0] as const,
      )
      .filter(([, price]) => price > 0),
  ),
  suspended: event.suspended,
  silent,
  status: event.metadata?.eventStatus ?? "",
  minute: minuteOf(event, now),
  score: event.metadata?.score ?? { home: 0, away: 0 },
});

const recordedPrice = (state: ValueHistoryState | undefined, { slots }: Leg): PriceNow => {
  if (!state) return { code: CASHOUT_CODES.noPrice };
  if (state.silent) return { code: CASHOUT_CODES.producerSilent };
  const price = state.prices[slots[0] as number];
  return state.suspended || price === undefined ? { code: CASHOUT_CODES.noPrice } : { price };
};

type Point = ValueHistory["points"][number];
type Moment = ValueHistory["moments"][number];

/** Set when the score or the period of the match changed. */
const momentOf = ({ event, at, state }: ValueHistoryRow, before: ValueHistoryState | undefined): Moment | null => {
  const { status, minute, score } = state;
  if (status === "") return null;
  const isSame = before?.status === status && before.score.home === score.home && before.score.away === score.away;
  return isSame ? null : { at: at.getTime(), eventId: event, minute, status, score };
};

/** Keeps the last open and the last locked point of each step, so that a short lock still shows. */
const thin = (points: readonly Point[]): Point[] => {
  const kept = new Map<string, Point>();
  for (const point of points)
    kept.set(`${Math.floor(point.at / VALUE_HISTORY_STEP_MS)} ${point.value === null}`, point);
  return [...kept.values()].toSorted((left, right) => left.at - right.at);
};

/**
 * From when on a leg counts as decided: from the last row of its event, or, where the event went on after the leg was decided, from the
 * last row with a price of it.
 */
const decidedFrom = (
  { eventId, slots }: Leg,
  result: LegOutcomeResult | null | undefined,
  rows: readonly ValueHistoryRow[],
): number => {
  const own = rows.filter(({ event }) => event === eventId);
  const priced = own.filter(({ state }) => state.prices[slots[0] as number] !== undefined);
  return (result && isOver(result) ? own : priced).at(-1)?.at.getTime() ?? 0;
};

const MAX_POINTS = 1_500;

/**
 * Recomputes the cash-out value at every recorded moment, by the same rules that pay. It is the value of the stake that is open now, also
 * for the time before a part was cashed out, so that all values compare with the current offer and with the rules of the bet.
 */
export const valueHistoryOf = (bet: StoredBet, rows: readonly ValueHistoryRow[], rules: CashoutRules): ValueHistory => {
  const cashedStake = openStakeOf(bet) === 0n ? 0n : bet.cashedStake;
  const last = new Map(rows.map(({ event, at }) => [event, at.getTime()]));
  const decided = bet.terms.legs.map((leg, position) => decidedFrom(leg, bet.legResults[position], rows));
  const states = new Map<number, ValueHistoryState>();
  const points: Point[] = [];
  const moments: Moment[] = [];
  const awaited = new Set(bet.terms.legs.map(({ eventId }) => eventId).filter((eventId) => last.has(eventId)));
  for (const row of rows) {
    const moment = momentOf(row, states.get(row.event));
    if (moment) moments.push(moment);
    states.set(row.event, row.state);
    awaited.delete(row.event);
    // There is no value before every event of the bet has a row.
    if (awaited.size > 0) continue;
    const at = row.at.getTime();
    const legResults = bet.legResults.map((result, position) => (at >= (decided[position] as number) ? result : null));
    const then: StoredBet = { ...bet, phase: "PLACED", cashedStake, legResults };
    const value = valueBet(then, (leg) => recordedPrice(states.get(leg.eventId), leg), rules);
    points.push(
      value.allowed
        ? { at, value: formatAmount(value.value, bet.currency), codes: [] }
        : { at, value: null, codes: [...value.codes] },
    );
  }
  const stake = formatAmount(bet.stake - cashedStake, bet.currency);
  return { betId: bet.id, currency: bet.currency, stake, points: thin(points).slice(-MAX_POINTS), moments };
};
