import type { Game, LiveMetadata, PlayStatus, TicketType } from "@touchline/protocol";
import type { Amount } from "../money/money.ts";
import type { Price } from "../odds/price.ts";

export { ODDS_CHANGES, type OddsChanges, TICKET_TYPES, type TicketType } from "@touchline/protocol";

/** A selected outcome, with its names at the time of selection. */
export interface SelectionMarket {
  readonly marketId: string;
  readonly marketName: string;
  readonly metaMarketId: number;
  readonly outcomeId: string;
  readonly metaOutcomeId: number;
  readonly outcomeName: string;
  /** Number of outcomes of the market, which decides the odds format of its price. */
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
  /** Identifies one attempt to bet on the selection; after a rejection it gets a new one. */
  readonly hash: string;
  readonly type: "regular" | "bet_builder";
  /** Outrights have no competitors. */
  readonly eventName: string;
  /** Home first. */
  readonly competitors: readonly string[];
  /** Whether screens show the away side first; unknown until the offer says so. */
  readonly reversed?: boolean;
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
  /** The price last agreed to, while the current price differs from it. */
  readonly previousOdds: Price | null;
  /** By market id; several only in a bet builder. */
  readonly markets: Readonly<Record<string, SelectionMarket>>;
  /** The selection's own stake as a single. */
  readonly payment: Amount | null;
  readonly banker: boolean;
  readonly availability: Availability;
}

/** Joint price of a bet builder, quoted by the source. Null while it is unknown. */
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
  /** Unit stake by the key of a row of multiples. */
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

/** Shown for `NOTICE_MS`. */
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
  /** The Indonesian offer: slip 0 is for singles, slip 1 for combos, and their types are fixed. */
  readonly indonesian: boolean;
  readonly maxSelections: number;
  /** Ids of the sports in which the brand offers bet builders; empty where it offers none. */
  readonly betBuilderSports: readonly number[];
  /** Offers named bets, such as a trixie, beside the sizes. */
  readonly displayMultiplesBetTypes: boolean;
  /** Whether a second pick, of another event, turns singles into a combo. */
  readonly startsCombo: boolean;
}

export const NOTICE_MS = 2_000;
export const MAX_BET_BUILDER_MARKETS = 10;

/** Indexes of the slips in the Indonesian offer. */
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

/** A new slip with the brand's first bet type and default stake. */
export const beginBetslip = ({ betTypes, defaultStake }: SlipRules): Betslip =>
  createBetslip(betTypes[0] ?? "single", defaultStake);

/** The slip when its picks have left it. The types of the Indonesian slips are fixed. */
export const emptyBetslip = ({ type }: Betslip, rules: SlipRules): Betslip =>
  rules.indonesian ? createBetslip(type, rules.defaultStake) : beginBetslip(rules);

export const createSlipState = (rules: SlipRules): SlipState => {
  const pair = (["single", "combo"] as const).map((type) => createBetslip(type, rules.defaultStake));
  return { slips: rules.indonesian ? pair : [beginBetslip(rules)], active: 0, notice: null };
};

export const selectNotice = ({ notice }: SlipState, now: number): SlipNotice | null =>
  notice && now < notice.at + NOTICE_MS ? notice : null;

export const selectionsOf = (slip: Betslip): Selection[] =>
  slip.selectionsList.map((id) => slip.selectionsData[id] as Selection);

/** A bet builder is always the only selection of its slip. */
export const holdsBuilder = (slip: Betslip): boolean => selectionsOf(slip).some(({ type }) => type === "bet_builder");

/** The only selection of a single slip: it uses the slip's stake instead of a payment. */
export const soleSelection = (slip: Betslip): Selection | undefined => {
  const selections = selectionsOf(slip);
  return slip.type === "single" && selections.length === 1 ? selections[0] : undefined;
};

/** The market's price, or the joint price of a bet builder; null while it is unknown. */
export const oddsOf = (slip: Betslip, selection: Selection): Price | null => {
  if (selection.type === "bet_builder") return slip.betBuilderSelections[selection.eventId]?.odds ?? null;
  return Object.values(selection.markets)[0]?.odds ?? null;
};
