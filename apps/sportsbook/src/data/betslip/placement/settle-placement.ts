import {
  type AfterPlacement,
  applyBuilderPrice,
  applyOffer,
  applyPlacement,
  type BetResult,
  type Betslip,
  parseAmount,
  type Selection,
  selectionsOf,
} from "@touchline/betting";
import type { PlacedBet, PlacementResult } from "@touchline/protocol";

const resultOf = ({ status, hashes, alternativeStake }: PlacedBet, currency: string): BetResult => {
  const stake = alternativeStake === null ? null : parseAmount(alternativeStake, currency);
  return { status, hashes, ...(stake !== null && { alternativeStake: stake }) };
};

/** The book may know a price that has not come by push yet. */
const applyPrice = (slip: Betslip, selection: Selection, odds: number): Betslip => {
  const { id, type, availability, eventVersion } = selection;
  if (odds <= 0 || availability !== "open") return slip;
  if (type === "bet_builder") return applyBuilderPrice(slip, id, odds);
  return applyOffer(slip, [{ outcomeId: id, odds, availability, eventVersion }]);
};

const applyPrices = (slip: Betslip, bets: readonly PlacedBet[]): Betslip => {
  const changed = bets.filter(({ reasons }) => reasons.some(({ code }) => code === "ODDS_CHANGED"));
  const prices = new Map(changed.flatMap(({ odds }) => Object.entries(odds)));
  return selectionsOf(slip).reduce((held, selection) => {
    const odds = prices.get(selection.hash);
    return odds === undefined ? held : applyPrice(held, selection, odds);
  }, slip);
};

/** What is left of a slip when its bets are decided. A slip that was not bet on stays as it is. */
export const settlePlacement = (
  slip: Betslip,
  { bets }: PlacementResult,
  currency: string,
  after: AfterPlacement,
  newHash: () => string,
): Betslip => {
  const held = new Set(selectionsOf(slip).map(({ hash }) => hash));
  const own = bets.filter(({ hashes }) => hashes.some((hash) => held.has(hash)));
  if (own.length === 0) return slip;
  return applyPlacement(
    applyPrices(slip, own),
    own.map((bet) => resultOf(bet, currency)),
    after,
    newHash,
  );
};
