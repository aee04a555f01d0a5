import { applyBuilderPrice, type Betslip, oddsOf, type Price, type SlipAction, selectionsOf } from "@touchline/betting";
import type { BetslipSettings, GeneralSettings } from "@touchline/brands";
import type { BuilderAnswer } from "@touchline/protocol";
import type { StoredBetslips } from "../../config/stored-betslips.ts";
import type { KeptBetslipsApi } from "../../net/betslips-api.ts";
import type { ConnectionState } from "../offer/connection.ts";
import type { OfferStore } from "../offer/offer-store.ts";
import type { PreferencesStore } from "../preferences/preferences-store.ts";
import type { ReadonlyStore } from "../readonly-store.ts";
import { type Assemble, createAssembler } from "./assembler.ts";
import type { BetslipActions, BetslipStates, TappedOutcome } from "./betslips-front.ts";
import { openLoaded } from "./booking-code.ts";
import { createBuilderPrices } from "./builder-prices.ts";
import { type CodesApi, createCodes } from "./codes.ts";
import { followFigures } from "./figures.ts";
import { createRulesKeeper } from "./follow-rules.ts";
import { withoutAmounts } from "./kept-slips.ts";
import type { LargestStakeTask } from "./largest-stake.ts";
import { newId } from "./new-id.ts";
import { ownerMark } from "./owner-mark.ts";
import { pickOf } from "./pick-of.ts";
import { selectAll, selectBuilder } from "./picking.ts";
import { type Bettor, createPlacing } from "./placing.ts";
import { openRebet, type RebetSlip } from "./rebet-slip.ts";
import { settlePlacement } from "./settle-placement.ts";
import { createSlipBook } from "./slip-book.ts";
import { createSlipKeeper } from "./slip-keeper.ts";
import { createSlipWatch, newsFor, type WholeEvents } from "./slip-watch.ts";
import { activeSlip, slipsOf } from "./slots.ts";

export interface BetslipsParts {
  readonly states: BetslipStates;
  readonly brand: string;
  readonly general: GeneralSettings;
  readonly settings: BetslipSettings;
  /** Of a visitor. */
  readonly currency: string;
  readonly preferences: PreferencesStore;
  readonly isNarrow: () => boolean;
  readonly store: OfferStore;
  readonly whole: WholeEvents;
  readonly connection: ReadonlyStore<{ readonly state: ConnectionState }>;
  readonly onEvents: (ids: ReadonlySet<number>) => void;
  readonly askBuilder: (event: number, slots: readonly number[], signal: AbortSignal) => Promise<BuilderAnswer>;
  readonly codes: CodesApi;
  readonly linkOf: (code: string) => string;
  readonly assemble: Assemble;
  readonly stored: StoredBetslips;
  readonly askTriangle: (take: (triangle: readonly (readonly number[])[]) => void) => void;
  readonly askLargest: (task: LargestStakeTask | null, take: (largest: bigint) => void) => void;
  readonly now: () => number;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly onNextFrame: (run: () => void) => void;
  readonly random: () => number;
  readonly onBalance: (balance: string) => void;
  /** A bet was decided: the balance is another. */
  readonly onMoney: () => void;
  readonly onError: (error: unknown) => void;
}

/** While it is one of these, prices are as the offer has them; otherwise they are shut. */
const OPEN: readonly ConnectionState[] = ["live", "connecting"];

/** A price that is known already changes nothing. */
const priceBuilder = (slip: Betslip, id: string, odds: Price | null): Betslip => {
  const builder = slip.selectionsData[id];
  return builder && oddsOf(slip, builder) !== odds ? applyBuilderPrice(slip, id, odds) : slip;
};

/** The slips at work: everything that the page may do with them, and everything that happens to them. */
export const createBetslips = (parts: BetslipsParts) => {
  const { states, settings, preferences, store, stored, now, after, onError } = parts;
  let punterCurrency: string | null = null;
  const currency = (): string => punterCurrency ?? parts.currency;
  const oddsChanges = () => preferences.preferences.getState().oddsChangesOption;
  const newHash = (): string => newId();

  const rules = createRulesKeeper({
    rules: states.rules,
    general: parts.general,
    betslip: settings,
    preferences,
    isNarrow: parts.isNarrow,
    currency,
    tables: store.tables,
    builtSports: () =>
      states.state
        .getState()
        .slips.flatMap(selectionsOf)
        .flatMap(({ type, sportId }) => (type === "bet_builder" ? [sportId] : [])),
  });
  rules.refresh();
  const book = createSlipBook({ shown: states.state, rules: states.rules });
  const slips = (): readonly Betslip[] => slipsOf(book.book.getState());

  const takeOffers = (): void => {
    const news = newsFor(slips(), watch.offers());
    if (news.length > 0) book.takeOffers(news);
    builders.moved();
  };

  const watch = createSlipWatch({
    store,
    whole: parts.whole,
    onNextFrame: parts.onNextFrame,
    isCurrent: () => OPEN.includes(parts.connection.getState().state),
    onMoved: takeOffers,
    onEvents: parts.onEvents,
  });

  const builders = createBuilderPrices({
    ask: parts.askBuilder,
    after,
    now: watch.now,
    onPrice: (id, odds) => book.updateSlips((slip) => priceBuilder(slip, id, odds)),
    onError,
  });

  const assembler = createAssembler({ assemble: parts.assemble, book, after, onDone: watch.soon, onError });

  const setCurrency = (next: string | null): void => {
    const before = currency();
    punterCurrency = next;
    rules.refresh();
    const { defaultStake } = states.rules.getState();
    if (currency() !== before) book.updateSlips((slip) => withoutAmounts(slip, defaultStake));
  };

  const keeper = createSlipKeeper({
    book,
    stored,
    rules: states.rules.getState,
    currency,
    rememberCurrency: setCurrency,
    after,
    random: parts.random,
    onReplaced: () => {
      rules.refresh();
      assembler.run();
    },
    onError,
  });

  const placing = createPlacing({
    states,
    stored,
    brand: parts.brand,
    connection: () => parts.connection.getState().state,
    oddsChanges,
    takeOffers,
    isKnown: (outcome) => watch.now(outcome) !== null,
    gameOf: (eventId) => {
      const event = store.event(eventId);
      return event && (event.live ? "LIVE" : "PREMATCH");
    },
    versionOf: store.versionOf,
    now,
    after,
    onBalance: parts.onBalance,
    onDecided: ({ request }, result) => {
      const end = {
        clear: settings.clearBetslipAfterPayment,
        keepSelections: states.keepSelections.getState(),
        defaultStake: states.rules.getState().defaultStake,
      };
      book.updateSlips((slip) => settlePlacement(slip, result, request.currency, end, newHash));
      parts.onMoney();
    },
    onError,
  });

  const codes = createCodes({
    share: states.share,
    loaded: states.loaded,
    api: parts.codes,
    assemble: parts.assemble,
    linkOf: parts.linkOf,
    slip: () => activeSlip(states.state.getState()),
    onLoaded: (slip) => {
      book.updateShown((state, own) => openLoaded(state, slip, own));
      rules.refresh();
    },
    newHash,
    onError,
  });

  const pick = (tapped: TappedOutcome) => pickOf(tapped, store.tables(), newHash);
  /** From the tap until its outcome is known the slip is what was bet: nobody changes it. */
  const unlessLocked = (run: () => void): void => {
    if (!placing.isLocked()) run();
  };
  const dispatch = (action: SlipAction): void => {
    book.dispatch(action);
    if (action.type === "slip chosen" && states.rules.getState().indonesian) rules.chooseSlip(action.index);
  };
  const chooseIndonesian = (): void => {
    if (states.rules.getState().indonesian) book.dispatch({ type: "slip chosen", index: rules.chosenSlip() });
  };

  const actions: BetslipActions = {
    dispatch: (action) => unlessLocked(() => dispatch(action)),
    pick: (tapped) =>
      unlessLocked(() => {
        const picked = pick(tapped);
        if (picked) dispatch({ type: "outcome selected", pick: picked, at: now() });
      }),
    pickAll: (tapped) =>
      unlessLocked(() => book.updateShown((state, own) => selectAll(state, tapped, pick, own, now()))),
    addBuilder: (tapped) =>
      unlessLocked(() => {
        rules.refresh();
        const picks = tapped.flatMap((each) => pick(each) ?? []);
        if (picks.length === tapped.length) book.updateShown((state, own) => selectBuilder(state, picks, own, now()));
      }),
    setKeepSelections: (keep) => {
      states.keepSelections.setState(keep);
      stored.writeKeepSelections(keep);
    },
    place: placing.place,
    dismissPlacement: placing.dismiss,
    makeCode: codes.make,
    loadCode: (code) => unlessLocked(() => codes.load(code)),
    dismissLoaded: codes.dismissLoaded,
    askCombinations: () => {
      if (!states.combinations.getState()) parts.askTriangle((table) => states.combinations.setState(table, true));
    },
  };

  states.keepSelections.setState(stored.readKeepSelections());
  const { showErrors } = followFigures({ states, oddsChanges, askLargest: parts.askLargest });
  book.book.subscribe(() => {
    watch.follow(slips());
    builders.follow(slips());
  });
  states.picked.subscribe(codes.slipChanged);
  parts.connection.subscribe(watch.soon);
  preferences.preferences.subscribe(() => {
    rules.refresh();
    chooseIndonesian();
    showErrors();
  });
  keeper.begin();
  chooseIndonesian();

  return {
    actions,
    /** Something of an event that is held for the slip has come. */
    heldChanged: watch.soon,
    narrowChanged: rules.refresh,
    tellPlacement: placing.tell,
    /** A bet that was placed is to be bet again; false where the slip does not take it. */
    openRebet: (rebet: RebetSlip): boolean => {
      if (placing.isLocked() || rebet.bet.currency !== currency()) return false;
      const opened = openRebet(states.state.getState(), rebet, states.rules.getState(), newHash);
      if (!opened) return false;
      placing.dismiss();
      book.updateShown(() => opened);
      if (states.rules.getState().indonesian) rules.chooseSlip(opened.active);
      rules.refresh();
      return true;
    },
    wake: keeper.wake,
    sendNow: keeper.sendNow,

    /** Somebody has signed in. */
    welcome: (bettor: Bettor, kept: KeptBetslipsApi): void => {
      const owner = ownerMark(bettor.owner);
      setCurrency(bettor.currency);
      keeper.welcome(owner, kept);
      placing.welcome({ ...bettor, owner });
    },

    /** Nobody is signed in. */
    farewell: (): void => {
      placing.farewell();
      keeper.farewell();
      setCurrency(null);
    },
  };
};
