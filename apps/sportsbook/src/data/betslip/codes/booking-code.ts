import {
  type Betslip,
  builderId,
  COMBO_SLIP,
  createBetslip,
  type Selection,
  SINGLE_SLIP,
  type SlipRules,
  type SlipState,
  selectionsOf,
} from "@touchline/betting";
import {
  type AssembledSelection,
  marketId,
  outcomeId,
  type SharedAnswer,
  type SharedBetslip,
  type StoredSelection,
} from "@touchline/protocol";
import { renewSelection } from "../slip/assembled.ts";
import { mergeStates } from "../slip/merge-slips.ts";
import { activeSlip, storedOf } from "../slip/slots.ts";

/** What can be handed on of a slip: what is gone cannot be bet on by anybody. Null where nothing is left. */
export const sharedOf = (slip: Betslip): SharedBetslip | null => {
  const offered = selectionsOf(slip).filter(({ availability }) => availability !== "gone");
  if (offered.length === 0) return null;
  return {
    type: slip.type,
    selections: offered.map((selection) => storedOf(slip, selection)),
    bankers: offered.flatMap(({ banker }, index) => (banker ? [index] : [])),
  };
};

type Names = SharedAnswer["names"][number] | undefined;

/** As it was when it was shared; today's offer is laid over it. */
const selectionAsShared = ({ eventId, slots, odds }: StoredSelection, names: Names, hash: string): Selection => {
  const isBuilder = slots.length > 1;
  const markets = slots.map((slot, index) => ({
    marketId: marketId(eventId, slot),
    marketName: "",
    metaMarketId: 0,
    outcomeId: outcomeId(eventId, slot),
    metaOutcomeId: 0,
    outcomeName: names?.outcomes[index] ?? "",
    outcomes: slots.length,
    odds: isBuilder ? 0 : (odds ?? 0),
  }));
  return {
    id: isBuilder ? builderId(eventId) : outcomeId(eventId, slots[0] as number),
    hash,
    type: isBuilder ? "bet_builder" : "regular",
    eventName: names?.event ?? "",
    competitors: [],
    eventId,
    eventVersion: 0,
    sportId: 0,
    categoryId: 0,
    tournamentId: 0,
    startsAt: 0,
    game: "PREMATCH",
    playStatus: "NOT_STARTED",
    detailedPlayStatus: 0,
    metadata: null,
    limits: null,
    previousOdds: odds,
    markets: Object.fromEntries(markets.map((market) => [market.marketId, market])),
    payment: null,
    banker: false,
    availability: "suspended",
  };
};

/** A market is known by its first slot, which a code does not say: the market of today takes the place of the guess. */
const withMarkets = (selection: Selection, { markets }: AssembledSelection): Selection =>
  markets.length === 0
    ? selection
    : {
        ...selection,
        markets: Object.fromEntries(
          markets.map(({ slot: _slot, ...market }) => {
            const guess = Object.values(selection.markets).find((each) => each.outcomeId === market.outcomeId);
            return [market.marketId, { ...market, odds: guess?.odds || market.odds }];
          }),
        ),
      };

const addLeg = (slip: Betslip, selection: Selection): Betslip => ({
  ...slip,
  selectionsList: [...slip.selectionsList, selection.id],
  selectionsData: { ...slip.selectionsData, [selection.id]: selection },
});

/** The slip of a code as today's offer has it. */
export const slipOfCode = (
  { betslip, names }: SharedAnswer,
  assembled: readonly AssembledSelection[],
  newHash: () => string,
): Betslip =>
  betslip.selections.reduce(
    (slip, stored, index) => {
      const today = assembled[index] as AssembledSelection;
      const shared = withMarkets(selectionAsShared(stored, names[index], newHash()), today);
      const selection = { ...shared, banker: betslip.bankers.includes(index) };
      if (slip.selectionsData[selection.id]) return slip;
      return renewSelection(addLeg(slip, selection), today, selection.id);
    },
    createBetslip(betslip.type, null),
  );

const replaceActive = (state: SlipState, loaded: Betslip): SlipState => ({
  ...state,
  slips: state.slips.with(state.active, loaded),
});

/** An empty slip takes it; else it is one more; and where there is no room for one more, the slips take what they do not hold. */
export const openLoaded = (state: SlipState, loaded: Betslip, rules: SlipRules): SlipState => {
  const at: SlipState = rules.indonesian
    ? { ...state, active: loaded.type === "single" ? SINGLE_SLIP : COMBO_SLIP }
    : state;
  const before = activeSlip(at);
  const type = rules.indonesian || !rules.betTypes.includes(loaded.type) ? before.type : loaded.type;
  const own: Betslip = { ...loaded, type, stake: before.stake ?? rules.defaultStake };
  if (before.selectionsList.length === 0) return replaceActive(at, own);
  if (!rules.indonesian && at.slips.length < rules.numberOfBetslips)
    return { ...at, slips: [...at.slips, { ...own, stake: rules.defaultStake }], active: at.slips.length };
  return mergeStates(at, { ...at, slips: [own], active: 0 }, new Set(), rules);
};
