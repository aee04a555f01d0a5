import {
  type Betslip,
  formatAmount,
  type OddsChanges,
  oddsOf,
  ordersOf,
  type SlipSummary,
  selectionsOf,
  soleSelection,
} from "@touchline/betting";
import type { Game, OrderedSelection, PlacementRequest, TaxesAndBonuses } from "@touchline/protocol";
import { slotsOf } from "../slip/slots.ts";

interface RequestSource {
  readonly reqUuid: string;
  readonly betslipId: string;
  readonly brand: string;
  readonly currency: string;
  readonly oddsChanges: OddsChanges;
  /** As the figures on the slip were computed. */
  readonly taxesAndBonuses?: TaxesAndBonuses;
  /** How an event stands on the screen at the tap; undefined where that is not known. */
  readonly gameOf: (eventId: number) => Game | undefined;
  readonly versionOf: (eventId: number) => number;
}

/** Everything that is decided with the tap. Null where a price is missing: there is nothing then to agree to. */
export const placementRequestOf = (
  slip: Betslip,
  summary: SlipSummary,
  { gameOf, versionOf, ...source }: RequestSource,
): PlacementRequest | null => {
  const orders = ordersOf(slip, summary);
  const ordered = new Set(orders.flatMap(({ hashes }) => hashes));
  const selections = selectionsOf(slip)
    .filter(({ hash }) => ordered.has(hash))
    .flatMap((selection): OrderedSelection[] => {
      const { hash, eventId, eventVersion, game } = selection;
      const odds = oddsOf(slip, selection);
      if (odds === null || odds <= 0) return [];
      return [
        {
          hash,
          eventId,
          eventVersion: Math.max(eventVersion, versionOf(eventId)),
          game: gameOf(eventId) ?? game,
          slots: slotsOf(selection),
          odds,
        },
      ];
    });
  if (selections.length < ordered.size || orders.length === 0) return null;
  // Only of a single that stands alone the stake is worked out from what is to be won.
  const profit = soleSelection(slip) ? slip.desiredProfit : null;
  const bets = orders.map(({ type, stake, sizes, hashes, bankers }) => ({
    type,
    stake: formatAmount(stake, source.currency),
    sizes: [...sizes],
    hashes: [...hashes],
    bankers: [...bankers],
    ...(profit !== null && { desiredProfit: formatAmount(profit, source.currency) }),
  }));
  return { ...source, selections, bets };
};
