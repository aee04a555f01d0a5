import type { QueryClient } from "@tanstack/react-query";
import {
  applyBuilderPrice,
  type Betslip,
  hasEnteredAmount,
  oddsOf,
  type Price,
  replaceDefaultStake,
  type SlipAction,
  selectionsOf,
  withNewHashes,
} from "@touchline/betting";
import type { BetslipSettings, GeneralSettings } from "@touchline/brands";
import type { StoredBetslips } from "../../config/stored.ts";
import type { Env } from "../../env/env.ts";
import type { Assemble, CodesApi, PunterBetslipsApi } from "../../net/betslips-api.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import type { ConnectionState } from "../offer/connection.ts";
import type { OfferStore } from "../offer/offer-store.ts";
import type { PreferencesStore } from "../preferences/preferences-store.ts";
import { watchStore } from "../store.ts";
import { type BetslipStore, selectActiveSlip, selectPickedKey, selectSlips } from "./betslip-store.ts";
import { openLoaded } from "./codes/booking-code.ts";
import { createCodes } from "./codes/codes.ts";
import type { BetslipActions, TappedOutcome } from "./lazy-betslips.ts";
import { ownerMark } from "./persistence/owner-mark.ts";
import { withoutAmounts } from "./persistence/saved-slips.ts";
import { createSlipPersistence } from "./persistence/slip-persistence.ts";
import { type Bettor, createPlacing } from "./placement/placing.ts";
import { settlePlacement } from "./placement/settle-placement.ts";
import { type GateSources, syncGate } from "./placement/sync-gate.ts";
import { selectStakeLimitsKey, selectStakeLimitsTask } from "./selectors.ts";
import { createAssembler } from "./slip/assembler.ts";
import { createBuilderPrices } from "./slip/builder-prices.ts";
import { newId } from "./slip/new-id.ts";
import { pickOf } from "./slip/pick-of.ts";
import { selectAll, selectBuilder } from "./slip/picking.ts";
import { openRebet, type RebetSlip } from "./slip/rebet-slip.ts";
import { createSlipActions } from "./slip/slip-actions.ts";
import { createFamilies, slipsOf } from "./slip/slip-families.ts";
import { createSlipWatch, type FullEvents, newsFor } from "./slip/slip-watch.ts";
import { type LargestStakes, type StakeLimitsTask, withLimits } from "./slip/stake-limits.ts";
import { createRulesSync } from "./slip/sync-rules.ts";
import { createTermsSync } from "./slip/sync-terms.ts";

export interface BetslipsParts extends Pick<Env, "after" | "now" | "onNextFrame" | "random" | "report"> {
  readonly client: QueryClient;
  readonly store: BetslipStore;
  readonly brand: string;
  readonly general: GeneralSettings;
  readonly settings: BetslipSettings;
  /** The setting that is published now. Unlike the others it is followed while the page is open, because bets are taken by it. */
  readonly taxesAndBonuses: {
    readonly read: () => BetslipSettings["taxesAndBonuses"];
    readonly subscribe: (listener: () => void) => void;
  };
  /** Of a visitor. */
  readonly currency: string;
  readonly preferences: PreferencesStore;
  readonly isNarrow: () => boolean;
  readonly offer: OfferStore;
  readonly whole: FullEvents;
  readonly gate: Omit<GateSources, "now" | "after">;
  readonly onEvents: (ids: ReadonlySet<number>) => void;
  readonly askBuilder: OfferApi["betBuilder"];
  readonly codes: CodesApi;
  readonly linkOf: (code: string) => string;
  readonly assemble: Assemble;
  readonly stored: StoredBetslips;
  readonly askTriangle: (take: (triangle: readonly (readonly number[])[]) => void) => void;
  readonly askLimits: (task: StakeLimitsTask | null, take: (largest: LargestStakes) => void) => void;
  readonly onBalance: (balance: string) => void;
  /** A bet was decided: the balance is another. */
  readonly onMoney: () => void;
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
  const { client, store, settings, preferences, offer, stored, now, after, report } = parts;
  const { connection } = parts.gate;
  let punterCurrency: string | null = null;
  const currency = (): string => punterCurrency ?? parts.currency;
  const newHash = (): string => newId();

  const rules = createRulesSync({
    store,
    general: parts.general,
    betslip: settings,
    preferences,
    isNarrow: parts.isNarrow,
    currency,
    tables: offer.tables,
    builtSports: () =>
      selectSlips(store.getState())
        .slips.flatMap(selectionsOf)
        .flatMap(({ type, sportId }) => (type === "bet_builder" ? [sportId] : [])),
  });
  rules.refresh();
  const terms = createTermsSync({ store, setting: parts.taxesAndBonuses.read, currency });
  terms.refresh();
  parts.taxesAndBonuses.subscribe(terms.refresh);
  const slipActions = createSlipActions(store);
  const slips = (): readonly Betslip[] => slipsOf(slipActions.families());
  // The slips of the first script have neither the brand's first type nor its default stake.
  slipActions.set(createFamilies(store.getState().rules));

  const takeOffers = (): void => {
    const news = newsFor(slips(), watch.offers());
    if (news.length > 0) slipActions.takeOffers(news);
    builders.moved();
  };

  const watch = createSlipWatch({
    store: offer,
    whole: parts.whole,
    onNextFrame: parts.onNextFrame,
    isCurrent: () => OPEN.includes(connection.getState().state),
    onMoved: takeOffers,
    onEvents: parts.onEvents,
  });

  const builders = createBuilderPrices({
    client,
    ask: parts.askBuilder,
    after,
    now: watch.now,
    onPrice: (id, odds) => slipActions.updateSlips((slip) => priceBuilder(slip, id, odds)),
  });

  const assembler = createAssembler({ client, assemble: parts.assemble, slips: slipActions, onDone: watch.soon });

  const setCurrency = (next: string | null): void => {
    const before = currency();
    const { rules: rulesBefore } = store.getState();
    const { slips: held, active } = selectSlips(store.getState());
    const isEntered = held[active] && hasEnteredAmount(held[active], rulesBefore.defaultStake);
    punterCurrency = next;
    store.setState({ cleared: null });
    rules.refresh();
    terms.refresh();
    const { defaultStake } = store.getState().rules;
    if (currency() === before) return;
    slipActions.updateSlips((slip) => withoutAmounts(slip, defaultStake));
    const isFilled = selectActiveSlip(store.getState()).selectionsList.length > 0;
    store.setState({ dropped: isEntered && isFilled ? { what: "currency", slip: active } : null });
  };

  const persistence = createSlipPersistence({
    store,
    slips: slipActions,
    stored,
    currency,
    rememberCurrency: setCurrency,
    after,
    random: parts.random,
    onReplaced: () => {
      rules.refresh();
      assembler.run();
    },
    report,
  });

  const placing = createPlacing({
    store,
    stored,
    brand: parts.brand,
    takeOffers,
    isKnown: (outcome) => watch.now(outcome) !== null,
    gameOf: (eventId) => {
      const event = offer.event(eventId);
      return event && (event.live ? "LIVE" : "PREMATCH");
    },
    versionOf: offer.versionOf,
    now,
    after,
    onBalance: parts.onBalance,
    onDecided: ({ request }, result) => {
      const end = {
        clear: settings.clearBetslipAfterPayment,
        keepSelections: settings.keepSelectionsChoice && store.getState().keepSelections,
        rules: store.getState().rules,
      };
      terms.takeFrom(result);
      slipActions.updateSlips((slip) => settlePlacement(slip, result, request.currency, end, newHash));
      parts.onMoney();
    },
    report,
  });

  const codes = createCodes({
    client,
    store,
    api: parts.codes,
    assemble: parts.assemble,
    linkOf: parts.linkOf,
    onLoaded: (slip) => {
      slipActions.updateShown((state, own) => openLoaded(state, slip, own));
      rules.refresh();
    },
    newHash,
    report,
  });

  const pick = (tapped: TappedOutcome) => pickOf(tapped, offer.tables(), newHash);
  /** From the tap until its outcome is known the slip is what was bet: nobody changes it. */
  const unlessLocked = (run: () => void): void => {
    if (!placing.isLocked()) run();
  };
  const dispatch = (action: SlipAction): void => {
    const before = selectActiveSlip(store.getState());
    slipActions.dispatch(action);
    if (action.type === "slip cleared" && before.selectionsList.length > 0) store.setState({ cleared: before });
    else if (store.getState().cleared) store.setState({ cleared: null });
    if (action.type === "slip chosen" && store.getState().rules.indonesian) rules.chooseSlip(action.index);
  };
  const chooseIndonesian = (): void => {
    if (store.getState().rules.indonesian) slipActions.dispatch({ type: "slip chosen", index: rules.chosenSlip() });
  };

  const actions: BetslipActions = {
    dispatch: (action) => unlessLocked(() => dispatch(action)),
    pick: (tapped) =>
      unlessLocked(() => {
        const picked = pick(tapped);
        if (picked) dispatch({ type: "outcome selected", pick: picked, at: now() });
      }),
    pickAll: (tapped) =>
      unlessLocked(() => {
        const picks = tapped.flatMap((each) => pick(each) ?? []);
        slipActions.updateShown((state, own) => selectAll(state, picks, own, now()));
        if (store.getState().rules.indonesian) rules.chooseSlip(selectSlips(store.getState()).active);
      }),
    addBuilder: (tapped) =>
      unlessLocked(() => {
        rules.refresh();
        const picks = tapped.flatMap((each) => pick(each) ?? []);
        if (picks.length === tapped.length)
          slipActions.updateShown((state, own) => selectBuilder(state, picks, own, now()));
      }),
    undoClear: () =>
      unlessLocked(() => {
        const { cleared } = store.getState();
        if (!cleared) return;
        store.setState({ cleared: null });
        slipActions.updateShown((state) => ({
          ...state,
          slips: state.slips.map((slip, index) => (index === state.active ? cleared : slip)),
        }));
        rules.refresh();
      }),
    setKeepSelections: (keep) => {
      store.setState({ keepSelections: keep });
      stored.writeKeepSelections(keep);
    },
    place: placing.place,
    dismissPlacement: placing.dismiss,
    makeCode: codes.make,
    loadCode: (code) => unlessLocked(() => codes.load(code)),
    dismissLoaded: codes.dismissLoaded,
    reuseSelections: () => {
      const { placement } = store.getState();
      if (placement.status !== "decided") return;
      const { slip } = placement;
      placing.dismiss();
      slipActions.updateShown((state, own) => openLoaded(state, withNewHashes(slip, newHash), own));
      rules.refresh();
    },
    askCombinations: () => {
      if (!store.getState().combinations) parts.askTriangle((combinations) => store.setState({ combinations }));
    },
  };

  const setOddsChanges = (): void =>
    store.setState({ oddsChanges: preferences.preferences.getState().oddsChangesOption });

  /** A worker's answer belongs to the slip it was asked for: with another slip there is none until the next answer. */
  const askLimits = (task: StakeLimitsTask | null): void => {
    store.setState({ largestStake: null, largestUnits: {} });
    if (!task) slipActions.updateSlips((slip) => withLimits(slip, 0n, null));
    parts.askLimits(task, ({ slip: largestStake, singles, units }) => {
      store.setState({ largestStake, largestUnits: units });
      slipActions.updateSlips((slip) => withLimits(slip, task?.limits.minStake ?? 0n, singles));
    });
  };

  store.setState({ keepSelections: stored.readKeepSelections() });
  setOddsChanges();
  syncGate(store, { ...parts.gate, now, after });
  watchStore(
    store,
    ({ families }) => families,
    () => {
      watch.follow(slips());
      builders.follow(slips());
    },
  );
  watchStore(
    store,
    ({ limits }) => limits?.minStake,
    () => {
      const before = store.getState().rules.defaultStake;
      rules.refresh();
      const { defaultStake } = store.getState().rules;
      if (defaultStake !== before) slipActions.updateSlips((slip) => replaceDefaultStake(slip, before, defaultStake));
    },
  );
  watchStore(store, selectStakeLimitsKey, () => askLimits(selectStakeLimitsTask(store.getState())));
  watchStore(store, selectPickedKey, codes.slipChanged);
  // Whatever else fills the slip, such as a code or another tab, leaves nothing to bring back.
  watchStore(
    store,
    (state) => selectActiveSlip(state).selectionsList.length > 0,
    (isFilled) => {
      if (isFilled) store.setState({ cleared: null });
    },
  );
  connection.subscribe(watch.soon);
  preferences.preferences.subscribe(() => {
    rules.refresh();
    chooseIndonesian();
    setOddsChanges();
  });
  persistence.begin();
  chooseIndonesian();
  actions.askCombinations();

  return {
    actions,
    /** Something of an event that is held for the slip has come. */
    heldChanged: watch.soon,
    narrowChanged: rules.refresh,
    tellPlacement: placing.tell,
    /** A bet that was placed is to be bet again; false where the slip does not take it. */
    openRebet: (rebet: RebetSlip): boolean => {
      if (placing.isLocked() || rebet.bet.currency !== currency()) return false;
      const indonesianOdds = preferences.preferences.getState().oddsFormat === "indonesian";
      const terms = { ...store.getState().rules, indonesianOdds };
      const opened = openRebet(selectSlips(store.getState()), rebet, terms, newHash);
      if (!opened) return false;
      placing.dismiss();
      slipActions.updateShown(() => opened);
      if (store.getState().rules.indonesian) rules.chooseSlip(opened.active);
      rules.refresh();
      return true;
    },
    wake: persistence.wake,
    sendNow: persistence.sendNow,
    /** A bet that is on its way is of the slip as it was tapped: it stays until it is decided. */
    storedElsewhere: (): void => unlessLocked(persistence.storedElsewhere),

    /** Somebody has signed in. */
    onSignIn: (bettor: Bettor, kept: PunterBetslipsApi): void => {
      const owner = ownerMark(bettor.owner);
      setCurrency(bettor.currency);
      persistence.onSignIn(owner, kept);
      placing.onSignIn({ ...bettor, owner });
    },

    /** Nobody is signed in. */
    onSignOut: (): void => {
      placing.onSignOut();
      persistence.onSignOut();
      setCurrency(null);
    },
  };
};
