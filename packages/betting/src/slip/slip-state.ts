import type { Game, LiveMetadata, PlayStatus, TicketType } from "@touchline/protocol";
import type { Amount } from "../money/money.ts";
import type { Price } from "../odds/price.ts";

export { ODDS_CHANGES, type OddsChanges, TICKET_TYPES, type TicketType } from "@touchline/protocol";

/** One chosen outcome, with the names it was chosen by. */
export interface SelectionMarket {
  readonly marketId: string;
  readonly marketName: string;
  readonly metaMarketId: number;
  readonly outcomeId: string;
  readonly metaOutcomeId: number;
  readonly outcomeName: string;
  /** How many outcomes the market has, which decides how its price is written. */
  readonly outcomes: number;
  readonly odds: Price;
}

export type Availability = "open" | "suspended" | "gone";

export interface StakeLimits {
  readonly min: Amount;
  readonly max: Amount;
}

export interface Selection {
  readonly id: string;
  /** Names this attempt to bet on the selection; a rejected one gets a new hash. */
  readonly hash: string;
  readonly type: "regular" | "bet_builder";
  /** An outright has no competitors. */
  readonly eventName: string;
  readonly competitors: readonly string[];
  readonly eventId: number;
  readonly eventVersion: number;
  readonly sportId: number;
  readonly categoryId: number;
  readonly tournamentId: number;
  readonly startsAt: number;
  readonly game: Game;
  readonly playStatus: PlayStatus;
  readonly detailedPlayStatus: number;
  readonly metadata: LiveMetadata | null;
  readonly limits: StakeLimits | null;
  /** The price the bettor last agreed to, while the price now is another. */
  readonly previousOdds: Price | null;
  /** By market id; several only in a bet builder. */
  readonly markets: Readonly<Record<string, SelectionMarket>>;
  /** Stake of its own, as a single. */
  readonly payment: Amount | null;
  readonly banker: boolean;
  readonly availability: Availability;
}

/** The joint price of a bet builder, which only the source of the offer can tell. Null while it is being asked for. */
export interface BuilderPrice {
  readonly odds: Price | null;
}

export interface Betslip {
  readonly type: TicketType;
  readonly selectionsList: readonly string[];
  readonly selectionsData: Readonly<Record<string, Selection>>;
  /** By event id. */
  readonly betBuilderSelections: Readonly<Record<string, BuilderPrice>>;
  readonly stake: Amount | null;
  readonly desiredProfit: Amount | null;
  /** Chosen sizes of a system. */
  readonly systems: readonly number[];
  /** Unit stake by size, for multiples. */
  readonly betMultiples: Readonly<Record<string, Amount>>;
}

export const SLIP_ERRORS = [
  "bet_builder_error_two_bets",
  "bet_builder_error_with_regular_bet",
  "bet_builder_error_with_bet_builder_bet",
  "bet_builder_error_ticket_type",
  "bet_builder_unavailable",
  "restriction_max_bet_builder_bets",
  "restriction_max_selections",
  "ticket_type_unavailable",
] as const;
export type SlipNoticeKey = (typeof SLIP_ERRORS)[number];

/** Said once and gone after two seconds. */
export interface SlipNotice {
  readonly key: SlipNoticeKey;
  readonly at: number;
}

export interface SlipState {
  readonly slips: readonly Betslip[];
  readonly active: number;
  readonly notice: SlipNotice | null;
}

export interface SlipRules {
  readonly betTypes: readonly TicketType[];
  readonly numberOfBetslips: number;
  readonly defaultStake: Amount | null;
  /** The Indonesian offer: slip 0 is the single, slip 1 the combo, and neither changes its type. */
  readonly indonesian: boolean;
  readonly maxSelections: number;
  /** Ids of the sports in which the brand has bet builders; none where it has no bet builder at all. */
  readonly betBuilderSports: readonly number[];
  /** Offers the named bets, such as a trixie, beside the sizes. */
  readonly displayMultiplesBetTypes: boolean;
}

export const NOTICE_MS = 2_000;
export const MAX_BET_BUILDER_MARKETS = 10;

/** In the Indonesian offer. */
export const SINGLE_SLIP = 0;
export const COMBO_SLIP = 1;

export const createBetslip = (type: TicketType, stake: Amount | null): Betslip => ({
  type,
  selectionsList: [],
  selectionsData: {},
  betBuilderSelections: {},
  stake,
  desiredProfit: null,
  systems: [],
  betMultiples: {},
});

/** A new slip as the brand begins it. */
export const beginBetslip = ({ betTypes, defaultStake }: SlipRules): Betslip =>
  createBetslip(betTypes[0] ?? "single", defaultStake);

export const createSlipState = (rules: SlipRules): SlipState => {
  const pair = (["single", "combo"] as const).map((type) => createBetslip(type, rules.defaultStake));
  return { slips: rules.indonesian ? pair : [beginBetslip(rules)], active: 0, notice: null };
};

export const selectNotice = ({ notice }: SlipState, now: number): SlipNotice | null =>
  notice && now < notice.at + NOTICE_MS ? notice : null;

export const selectionsOf = (slip: Betslip): Selection[] =>
  slip.selectionsList.map((id) => slip.selectionsData[id] as Selection);

/** A builder stands alone in its slip. */
export const holdsBuilder = (slip: Betslip): boolean => selectionsOf(slip).some(({ type }) => type === "bet_builder");

/** A single that stands alone plays the slip's stake; payments are for several. */
export const soleSelection = (slip: Betslip): Selection | undefined => {
  const selections = selectionsOf(slip);
  return slip.type === "single" && selections.length === 1 ? selections[0] : undefined;
};

/** What the selection pays: its market's price, or the joint one of a builder; null while that is not known. */
export const oddsOf = (slip: Betslip, selection: Selection): Price | null => {
  if (selection.type === "bet_builder") return slip.betBuilderSelections[selection.eventId]?.odds ?? null;
  return Object.values(selection.markets)[0]?.odds ?? null;
};
