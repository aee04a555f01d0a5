import {
  DEFAULT_CLICK_LIMIT,
  type PassedClicks,
  passClick,
  type SlipAction,
  type TicketType,
} from "@touchline/betting";
import { outcomeId } from "@touchline/protocol";
import type { Env } from "../../env/env.ts";
import type { EventState } from "../offer/offer-model.ts";
import type { OfferStore } from "../offer/offer-store.ts";
import type { PickedOutcome } from "./betslip-model.ts";
import { createBetslipStore, type ReadonlyBetslipStore } from "./betslip-store.ts";

/** The slips: what the page shows of them, and everything a bettor can do with them. */
export interface Betslips {
  readonly store: ReadonlyBetslipStore;
  /** A tap on a price: adds the outcome, or removes it where it is on the slip. Of several quick taps some are ignored (SLIP-10). */
  readonly pick: (outcome: PickedOutcome) => void;
  /** One tap that adds several: those on the slip stay. */
  readonly pickAll: (outcomes: readonly PickedOutcome[]) => void;
  /** Outcomes of one event as a bet builder, all or none; a refusal becomes the slip's notice. */
  readonly addBuilder: (outcomes: readonly PickedOutcome[]) => void;
  readonly askCombinations: () => void;
  readonly dispatch: (action: SlipAction) => void;
  readonly setKeepSelections: (keep: boolean) => void;
  readonly place: () => void;
  /** Closes a receipt or a refusal; what was rejected stays in the slip, repaired. */
  readonly dismissPlacement: () => void;
  readonly makeCode: () => void;
  readonly loadCode: (code: string) => void;
  readonly dismissLoaded: () => void;
  /** Puts the selections of the receipt on the slip again, and leaves the receipt. */
  readonly reuseSelections: () => void;
  /** Brings back what was on the slip when it was cleared. */
  readonly undoClear: () => void;
  readonly askToSignIn: () => void;
  readonly askToDeposit: () => void;
}

/** An outcome together with what the offer said of it at the moment of the tap. */
export interface TappedOutcome extends PickedOutcome {
  readonly event: EventState | undefined;
  readonly eventVersion: number;
  /** As it was shown: negative while it could not be bet on. */
  readonly odds: number;
}

/** What a page may do with the slips, for who does it. */
export interface BetslipActions
  extends Omit<Betslips, "store" | "pick" | "pickAll" | "addBuilder" | "askToSignIn" | "askToDeposit"> {
  readonly pick: (outcome: TappedOutcome) => void;
  readonly pickAll: (outcomes: readonly TappedOutcome[]) => void;
  readonly addBuilder: (outcomes: readonly TappedOutcome[]) => void;
}

interface LazyBetslipsOptions extends Pick<Betslips, "askToSignIn" | "askToDeposit">, Pick<Env, "now"> {
  readonly betTypes: readonly TicketType[];
  /** What the bettor sees and taps on. */
  readonly offer: Pick<OfferStore, "event" | "versionOf" | "cellOf" | "shownPrice">;
  /** Runs something once the page was painted as it is now. */
  readonly afterPaint: (run: () => void) => void;
}

const idOf = ({ eventId, slot }: PickedOutcome): string => outcomeId(eventId, slot);

/**
 * The slips as the first script knows them: it marks what is tapped, and remembers what is done until the rules of the slip
 * have come. Those are not needed for the first odds, so they do not go before them. Afterwards it still paints the mark of a tap
 * before the slip takes it, because drawing the slip costs more than the rest of the tap.
 */
export const createLazyBetslips = (options: LazyBetslipsOptions) => {
  const { betTypes, offer, now, afterPaint, askToSignIn, askToDeposit } = options;
  const store = createBetslipStore(betTypes);
  let actions: BetslipActions | null = null;
  /** What was done and is not on the slip yet, in its order. */
  let waiting: ((to: BetslipActions) => void)[] = [];
  let clicks: PassedClicks = [];
  let callForRules = (): void => undefined;

  const doWaiting = (to: BetslipActions): void => {
    const due = waiting;
    waiting = [];
    if (store.getState().tapped.size > 0) store.setState({ tapped: new Set() });
    for (const run of due) run(to);
  };

  const actLater = (run: (to: BetslipActions) => void): void => {
    waiting.push(run);
    if (actions) doWaiting(actions);
  };

  const act = (run: (to: BetslipActions) => void): void => {
    actLater(run);
    if (!actions) callForRules();
  };

  const mayPass = (): boolean => {
    const { passed, passes } = passClick(clicks, now(), DEFAULT_CLICK_LIMIT);
    clicks = passed;
    return passes;
  };

  const tap = (outcome: PickedOutcome): TappedOutcome => {
    const { eventId, slot } = outcome;
    const cell = offer.cellOf(eventId, slot);
    return {
      ...outcome,
      event: offer.event(eventId),
      eventVersion: offer.versionOf(eventId),
      odds: cell === undefined ? 0 : offer.shownPrice(cell),
    };
  };

  const actAfterPaint = (run: (to: BetslipActions) => void): void => {
    waiting.push(run);
    if (!actions) callForRules();
    else if (waiting.length === 1) afterPaint(() => actions && doWaiting(actions));
  };

  /** Marked at once; whether the slip takes it is known when its engine is. */
  const mark = (outcomes: readonly PickedOutcome[]): void => {
    if (!actions) store.setState(({ tapped }) => ({ tapped: new Set([...tapped, ...outcomes.map(idOf)]) }));
  };

  const toggleMark = (outcome: PickedOutcome): void => {
    const tapped = new Set(store.getState().tapped);
    if (!tapped.delete(idOf(outcome))) tapped.add(idOf(outcome));
    store.setState({ tapped });
  };

  const betslips: Betslips = {
    store,
    pick: (outcome) => {
      if (!mayPass()) return;
      const tapped = tap(outcome);
      toggleMark(outcome);
      actAfterPaint((to) => to.pick(tapped));
    },
    pickAll: (outcomes) => {
      if (!mayPass()) return;
      const tapped = outcomes.map(tap);
      mark(outcomes);
      act((to) => to.pickAll(tapped));
    },
    addBuilder: (outcomes) => {
      if (!mayPass()) return;
      const tapped = outcomes.map(tap);
      act((to) => to.addBuilder(tapped));
    },
    dispatch: (action) => act((to) => to.dispatch(action)),
    setKeepSelections: (keep) => act((to) => to.setKeepSelections(keep)),
    place: () => act((to) => to.place()),
    dismissPlacement: () => act((to) => to.dismissPlacement()),
    makeCode: () => act((to) => to.makeCode()),
    loadCode: (code) => act((to) => to.loadCode(code)),
    dismissLoaded: () => act((to) => to.dismissLoaded()),
    reuseSelections: () => act((to) => to.reuseSelections()),
    undoClear: () => act((to) => to.undoClear()),
    // The slip's place on the page asks for these as soon as it is drawn; the first odds go before them.
    askCombinations: () => actLater((to) => to.askCombinations()),
    askToSignIn,
    askToDeposit,
  };

  return {
    betslips,
    store,
    /** Runs when the bettor has done something that waits for the slip's rules: they are wanted now. */
    onWaiting: (run: () => void): void => {
      callForRules = run;
    },
    /** The slip's rules are there: they do what was done without them, in its order. */
    attach: (to: BetslipActions): void => {
      actions = to;
      doWaiting(to);
      store.setState({ isReady: true });
    },
  };
};
