import type { Selection, SelectionMarket, TicketType } from "@touchline/betting";
import { ODDS_CHANGES, type PlacementRequest, TICKET_TYPES } from "@touchline/protocol";

/** Minor units, as text: JSON knows no whole numbers that large. */
type SavedAmount = string | null;

export interface SavedSelection
  extends Omit<Selection, "metadata" | "limits" | "availability" | "markets" | "payment"> {
  readonly markets: readonly SelectionMarket[];
  readonly payment: SavedAmount;
}

export interface SavedSlip {
  readonly type: TicketType;
  readonly selections: readonly SavedSelection[];
  /** Joint prices of bet builders, by event id. */
  readonly builders: Readonly<Record<string, number | null>>;
  readonly stake: SavedAmount;
  readonly desiredProfit: SavedAmount;
  readonly systems: readonly number[];
  readonly multiples: Readonly<Record<string, string>>;
}

export interface SavedState {
  readonly slips: readonly SavedSlip[];
  readonly active: number;
}

/** Slips as they are stored on a device and in an account: with the names they were picked by, for what is offered no more. */
export interface SavedSlips {
  readonly version: 1;
  /** In which the amounts are meant. */
  readonly currency: string;
  readonly regular: SavedState;
  readonly indonesian: SavedState;
}

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string";
const whole: Check = Number.isSafeInteger;
const flag: Check = (value) => typeof value === "boolean";
const minor: Check = (value) => typeof value === "string" && /^\d{1,18}$/.test(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (check: Check, fewest = 0): Check =>
  (value) =>
    Array.isArray(value) && value.length >= fewest && value.every(check);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const market = fields({
  marketId: text,
  marketName: text,
  metaMarketId: whole,
  outcomeId: text,
  metaOutcomeId: whole,
  outcomeName: text,
  outcomes: whole,
  odds: whole,
});

const selection = fields({
  id: text,
  hash: text,
  type: oneOf("regular", "bet_builder"),
  eventName: text,
  competitors: listOf(text),
  eventId: whole,
  eventVersion: whole,
  sportId: whole,
  categoryId: whole,
  tournamentId: whole,
  startsAt: whole,
  game: oneOf("PREMATCH", "LIVE"),
  playStatus: text,
  detailedPlayStatus: whole,
  previousOdds: orNull(whole),
  markets: listOf(market, 1),
  payment: orNull(minor),
  banker: flag,
});

const slip = fields({
  type: oneOf(...TICKET_TYPES),
  selections: listOf(selection),
  builders: recordOf(orNull(whole)),
  stake: orNull(minor),
  desiredProfit: orNull(minor),
  systems: listOf(whole),
  multiples: recordOf(minor),
});

const state = fields({ slips: listOf(slip, 1), active: (value) => whole(value) && Number(value) >= 0 });

const kept = fields({ version: oneOf(1), currency: text, regular: state, indonesian: state });

/** The app wrote it, but maybe another version of it, or somebody else: only what fits is read. */
export const isSavedSlips = (value: unknown): value is SavedSlips => kept(value);

/** A bet whose outcome was not known when the page was left. */
export interface SavedPending {
  /** Nobody asks for another's bet. */
  readonly owner: string;
  readonly request: PlacementRequest;
  readonly slip: SavedSlip;
  readonly tappedAt: number;
}

const pending = fields({
  owner: text,
  request: fields({
    reqUuid: text,
    betslipId: text,
    brand: text,
    currency: text,
    oddsChanges: oneOf(...ODDS_CHANGES),
    selections: listOf(isObject, 1),
    bets: listOf(isObject, 1),
  }),
  slip,
  tappedAt: whole,
});

export const isSavedPending = (value: unknown): value is SavedPending => pending(value);
