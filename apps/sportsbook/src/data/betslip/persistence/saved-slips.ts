import { type Betslip, createBetslip, type Selection, type SlipState, selectionsOf } from "@touchline/betting";
import type { SlipFamilies } from "../slip/slip-families.ts";
import { isSavedSlips, type SavedSelection, type SavedSlip, type SavedSlips, type SavedState } from "./saved-shape.ts";

const keepAmount = (value: bigint | null): string | null => (value === null ? null : String(value));
const readAmount = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

/** How the match stands is not kept: it is old by the time it is read. */
const keepSelection = ({
  metadata: _metadata,
  limits: _limits,
  availability: _availability,
  markets,
  payment,
  ...rest
}: Selection): SavedSelection => ({
  ...rest,
  markets: Object.values(markets),
  payment: keepAmount(payment),
});

export const toSavedSlip = (slip: Betslip): SavedSlip => ({
  type: slip.type,
  selections: selectionsOf(slip).map(keepSelection),
  builders: Object.fromEntries(Object.entries(slip.betBuilderSelections).map(([id, { odds }]) => [id, odds])),
  stake: keepAmount(slip.stake),
  desiredProfit: keepAmount(slip.desiredProfit),
  systems: slip.systems,
  multiples: Object.fromEntries(Object.entries(slip.betMultiples).map(([size, unit]) => [size, String(unit)])),
});

const keepState = ({ slips, active }: SlipState): SavedState => ({ slips: slips.map(toSavedSlip), active });

export const toSavedSlips = ({ regular, indonesian }: SlipFamilies, currency: string): SavedSlips => ({
  version: 1,
  currency,
  regular: keepState(regular),
  indonesian: keepState(indonesian),
});

/** It cannot be bet on until today's offer has said so. */
const readSelection = ({ markets, payment, ...rest }: SavedSelection): Selection => ({
  ...rest,
  metadata: null,
  limits: null,
  markets: Object.fromEntries(markets.map((market) => [market.marketId, market])),
  payment: readAmount(payment),
  availability: "suspended",
});

export const readSlip = (kept: SavedSlip): Betslip => {
  const selections = kept.selections.map(readSelection);
  return {
    ...createBetslip(kept.type, readAmount(kept.stake)),
    selectionsList: [...new Set(selections.map(({ id }) => id))],
    selectionsData: Object.fromEntries(selections.map((selection) => [selection.id, selection])),
    betBuilderSelections: Object.fromEntries(Object.entries(kept.builders).map(([id, odds]) => [id, { odds }])),
    desiredProfit: readAmount(kept.desiredProfit),
    systems: kept.systems,
    betMultiples: Object.fromEntries(Object.entries(kept.multiples).map(([size, unit]) => [size, BigInt(unit)])),
  };
};

/** Amounts of another currency mean something else: a slip begins with the usual stake instead. */
export const withoutAmounts = (slip: Betslip, defaultStake: bigint | null): Betslip => ({
  ...slip,
  stake: defaultStake,
  desiredProfit: null,
  betMultiples: {},
  selectionsData: Object.fromEntries(
    Object.entries(slip.selectionsData).map(([id, selection]) => [id, { ...selection, payment: null }]),
  ),
});

const readState = ({ slips, active }: SavedState): SlipState => ({
  slips: slips.map(readSlip),
  active: Math.min(active, slips.length - 1),
  notice: null,
});

const PAIR = 2;

/** The slips that were kept; null where it is nothing that can be read. */
export const readFamilies = (content: unknown, currency: string, defaultStake: bigint | null): SlipFamilies | null => {
  if (!isSavedSlips(content) || content.indonesian.slips.length !== PAIR) return null;
  const own = (state: SlipState): SlipState =>
    content.currency === currency
      ? state
      : { ...state, slips: state.slips.map((slip) => withoutAmounts(slip, defaultStake)) };
  return { regular: own(readState(content.regular)), indonesian: own(readState(content.indonesian)) };
};

const markOf = ({ id, markets, payment, banker }: SavedSelection) => [
  id,
  markets.map(({ outcomeId }) => outcomeId),
  payment,
  banker,
];

const slipMark = ({ type, selections, stake, desiredProfit, systems, multiples }: SavedSlip) => [
  type,
  selections.map(markOf),
  stake,
  desiredProfit,
  systems,
  multiples,
];

/** What the bettor did, without what the offer did: two slips that differ in prices only have the same. */
export const fingerprint = ({ currency, regular, indonesian }: SavedSlips): string =>
  JSON.stringify([currency, [regular, indonesian].map(({ slips, active }) => [slips.map(slipMark), active])]);
