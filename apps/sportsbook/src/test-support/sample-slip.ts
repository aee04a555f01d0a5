import {
  type Betslip,
  createBetslip,
  reduceSlip,
  type SlipAction,
  type Pick as SlipPick,
  type SlipRules,
  type SlipState,
} from "@touchline/betting";
import type { PlacedBet, PlacementRequest, PlacementResult } from "@touchline/protocol";
import { createFamilies, type SlipFamilies } from "../data/betslip/slip/slip-families.ts";
import { activeSlip } from "../data/betslip/slip/slots.ts";

export const sampleRules: SlipRules = {
  betTypes: ["single", "combo", "system", "multiples"],
  numberOfBetslips: 3,
  defaultStake: 200n,
  indonesian: false,
  maxSelections: 30,
  betBuilderSports: [1],
  displayMultiplesBetTypes: true,
  startsCombo: false,
};

/** An outcome of an event by its slot; a market has three of them. */
export const samplePick = (eventId: number, slot = 0, odds = 185): SlipPick => {
  const marketSlot = slot - (slot % 3);
  return {
    selection: {
      hash: `hash-${eventId}-${slot}`,
      eventName: `Event ${eventId}`,
      competitors: ["Ashbourne City", "Harrow Vale"],
      eventId,
      eventVersion: 1,
      sportId: 1,
      categoryId: 21,
      tournamentId: 31,
      startsAt: 1_800_000_000_000,
      game: "PREMATCH",
      playStatus: "NOT_STARTED",
      detailedPlayStatus: 0,
      metadata: null,
      limits: null,
    },
    market: {
      marketId: `${eventId}m${marketSlot}`,
      marketName: "Match result",
      metaMarketId: 201,
      outcomeId: `${eventId}o${slot}`,
      metaOutcomeId: (slot % 3) + 1,
      outcomeName: `Outcome ${slot}`,
      outcomes: 3,
      odds,
    },
  };
};

export const selected = (pick: SlipPick): SlipAction => ({ type: "outcome selected", pick, at: 0 });
export const built = (pick: SlipPick): SlipAction => ({ type: "builder outcome selected", pick, at: 0 });

export const sampleState = (actions: readonly SlipAction[], rules = sampleRules): SlipState =>
  actions.reduce<SlipState>((state, action) => reduceSlip(state, action, rules), {
    slips: [createBetslip(rules.betTypes[0] ?? "single", rules.defaultStake)],
    active: 0,
    notice: null,
  });

/** A slip with these picks on it. */
export const sampleSlip = (picks: readonly SlipPick[], type: Betslip["type"] = "single"): Betslip =>
  activeSlip(sampleState([{ type: "ticket type chosen", ticketType: type, at: 0 }, ...picks.map(selected)]));

export const sampleFamilies = (picks: readonly SlipPick[], type: Betslip["type"] = "single"): SlipFamilies => ({
  ...createFamilies(sampleRules),
  regular: { slips: [sampleSlip(picks, type)], active: 0, notice: null },
});

const uuid = (end: number): string => `0193a1b0-0000-7000-8000-${String(end).padStart(12, "0")}`;

export const sampleRequest = (number = 1): PlacementRequest => ({
  reqUuid: uuid(number),
  betslipId: uuid(900 + number),
  brand: "default",
  currency: "EUR",
  oddsChanges: "accept_higher_odds",
  selections: [{ hash: "hash-7-0", eventId: 7, eventVersion: 1, game: "PREMATCH", slots: [0], odds: 185 }],
  bets: [{ type: "single", stake: "2.00", sizes: [], hashes: ["hash-7-0"], bankers: [] }],
});

export const placedBet = (changes: Partial<PlacedBet> = {}): PlacedBet => ({
  id: uuid(500),
  status: "PLACED",
  hashes: ["hash-7-0"],
  reasons: [],
  stake: "2.00",
  alternativeStake: null,
  maxWinnings: "3.70",
  odds: {},
  ...changes,
});

export const sampleResult = (
  { reqUuid, betslipId }: Pick<PlacementRequest, "reqUuid" | "betslipId"> = sampleRequest(),
  bets: PlacedBet[] = [placedBet()],
): PlacementResult => ({ reqUuid, betslipId, bets });
