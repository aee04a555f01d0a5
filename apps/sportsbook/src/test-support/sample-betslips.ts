import { outcomeId } from "@touchline/protocol";
import type { PickedOutcome } from "../data/betslip/betslip-model.ts";
import { selectPicked } from "../data/betslip/betslip-store.ts";
import type { Betslips } from "../data/betslip/lazy-betslips.ts";
import { createLazyBetslips } from "../data/betslip/lazy-betslips.ts";
import type { OfferStore } from "../data/offer/offer-store.ts";

/** Slips that only mark what is picked, as a page has them at first, and remember by which names it was picked. */
export const createSampleBetslips = (
  offer: Pick<OfferStore, "event" | "versionOf" | "cellOf" | "shownPrice">,
  now: () => number = () => 0,
) => {
  const lazyBetslips = createLazyBetslips({
    betTypes: ["single", "combo"],
    offer,
    now,
    afterPaint: (run) => run(),
    askToSignIn: () => undefined,
    askToDeposit: () => undefined,
  });
  const tapped: PickedOutcome[] = [];
  const built: (readonly PickedOutcome[])[] = [];
  const betslips: Betslips = {
    ...lazyBetslips.betslips,
    pick: (outcome) => {
      tapped.push(outcome);
      lazyBetslips.betslips.pick(outcome);
    },
    pickAll: (outcomes) => {
      tapped.push(...outcomes);
      lazyBetslips.betslips.pickAll(outcomes);
    },
    addBuilder: (outcomes) => {
      built.push(outcomes);
      lazyBetslips.betslips.addBuilder(outcomes);
    },
  };
  return {
    ...lazyBetslips,
    betslips,
    built,
    /** What is marked as picked. */
    selected: (): PickedOutcome[] =>
      tapped.filter(({ eventId, slot }) => selectPicked(betslips.store.getState()).has(outcomeId(eventId, slot))),
  };
};
