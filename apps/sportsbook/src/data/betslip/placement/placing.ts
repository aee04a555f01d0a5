import { type Betslip, parseAmount, sumAmounts, summariseSlip } from "@touchline/betting";
import type { Game, PlacementResult } from "@touchline/protocol";
import type { StoredBetslips } from "../../../config/stored.ts";
import type { Env } from "../../../env/env.ts";
import { watchStore } from "../../store.ts";
import type { PlacementState, RefusalReason } from "../betslip-model.ts";
import { type BetslipStore, selectActiveSlip } from "../betslip-store.ts";
import { isSavedPending, type SavedPending } from "../persistence/saved-shape.ts";
import { readSlip, toSavedSlip } from "../persistence/saved-slips.ts";
import { selectErrors, selectSummary } from "../selectors.ts";
import { newId } from "../slip/new-id.ts";
import { payoutTermsOf } from "../slip/payout-terms.ts";
import { pickedOf } from "../slip/slots.ts";
import type { Gate } from "./gate.ts";
import { createPlaceBets, type PlacingApi } from "./place-bets.ts";
import { type Attempt, isPending, type PlacementMachine } from "./placement.ts";
import { placementRequestOf } from "./placement-request.ts";

const toSavedPending = (owner: string, { request, slip, tappedAt }: Attempt): SavedPending => ({
  owner,
  request,
  slip: toSavedSlip(slip),
  tappedAt,
});

/** It could be bet on then, whatever can be now. */
const asTapped = (slip: Betslip): Betslip => ({
  ...slip,
  selectionsData: Object.fromEntries(
    Object.entries(slip.selectionsData).map(([id, selection]) => [id, { ...selection, availability: "open" as const }]),
  ),
});

/** A bet of this punter's whose outcome an earlier page did not learn. */
const readPending = (stored: unknown, owner: string): Attempt | null => {
  if (!isSavedPending(stored) || stored.owner !== owner) return null;
  const { request, slip, tappedAt } = stored;
  return { request, slip: asTapped(readSlip(slip)), tappedAt };
};

/** The punter who bets, and the way to the book. */
export interface Bettor {
  readonly owner: string;
  readonly currency: string;
  readonly api: PlacingApi;
}

interface PlacingOptions extends Pick<Env, "after" | "now" | "report"> {
  readonly store: BetslipStore;
  readonly stored: Pick<StoredBetslips, "readPending" | "writePending">;
  readonly brand: string;
  /** Takes over what the offer says at this moment. */
  readonly takeOffers: () => void;
  /** Whether the offer knows an outcome. */
  readonly isKnown: (outcomeId: string) => boolean;
  readonly gameOf: (eventId: number) => Game | undefined;
  readonly versionOf: (eventId: number) => number;
  readonly onBalance: (balance: string) => void;
  readonly onDecided: (attempt: Attempt, result: PlacementResult) => void;
}

const REFUSAL_BY_GATE: Readonly<Record<Exclude<Gate, "preview">, RefusalReason>> = {
  stale: "stale",
  offline: "offline",
  break: "on_break",
};

const sentBets = ({ request: { reqUuid, currency, bets } }: Attempt) => ({
  reqUuid,
  stake: sumAmounts(bets.map(({ stake }) => parseAmount(stake, currency) ?? 0n)),
});

const shownState = (machine: PlacementMachine): PlacementState => {
  switch (machine.status) {
    case "idle":
      return { status: "idle" };
    case "submitting":
      return { status: "submitting", ...sentBets(machine.attempt) };
    case "prepared": {
      const { attempt, since, decidedAt } = machine;
      return { status: "prepared", ...sentBets(attempt), since, decidedAt };
    }
    case "unknown":
      return { status: "unknown", ...sentBets(machine.attempt), since: machine.since };
    case "decided": {
      const { slip, request } = machine.attempt;
      const { rules } = payoutTermsOf(request.taxesAndBonuses, request.currency);
      const summary = summariseSlip(slip, rules);
      return { status: "decided", result: machine.result, slip, summary, currency: request.currency };
    }
    case "refused":
      return { status: "refused", why: machine.why };
  }
};

/** From the tap to the receipt. */
export const createPlacing = (options: PlacingOptions) => {
  const { store, stored, brand, takeOffers, isKnown, gameOf, versionOf, now } = options;
  let bettor: Bettor | null = null;
  let betslipId = newId();

  const bets = createPlaceBets({
    api: () => bettor?.api ?? null,
    now,
    after: options.after,
    toSavedPending: (attempt) => stored.writePending(attempt && bettor ? toSavedPending(bettor.owner, attempt) : null),
    onBalance: options.onBalance,
    onDecided: (attempt, result) => {
      betslipId = newId();
      options.onDecided(attempt, result);
    },
    report: options.report,
  });
  watchStore(
    bets.state,
    (machine) => machine,
    (machine) => store.setState({ placement: shownState(machine) }),
  );

  const place = (): void => {
    const { gate } = store.getState();
    if (isPending(bets.state.getState()) || gate === "preview") return;
    if (!bettor || gate) {
      bets.refuse(bettor && gate ? REFUSAL_BY_GATE[gate] : "signed_out");
      return;
    }
    takeOffers();
    const state = store.getState();
    const slip = selectActiveSlip(state);
    if (![...pickedOf(slip)].every(isKnown)) {
      bets.refuse("stale");
      return;
    }
    // What is wrong with the slip stands beside what is wrong; there is nothing to send.
    if (selectErrors(state).length > 0) return;
    const { taxesAndBonuses } = state.terms;
    const source = {
      ...{ brand, currency: bettor.currency, oddsChanges: state.oddsChanges, gameOf, versionOf },
      ...(taxesAndBonuses && { taxesAndBonuses }),
    };
    const request = placementRequestOf(slip, selectSummary(state), { reqUuid: newId(), betslipId, ...source });
    if (!request) return;
    store.setState({ termsNotice: false, dropped: null });
    bets.place({ request, slip, tappedAt: now() });
  };

  return {
    place,
    dismiss: bets.dismiss,
    tell: bets.tell,
    /** From the tap until the outcome is known nothing of the slip changes. */
    isLocked: (): boolean => isPending(bets.state.getState()),
    /** A bet that an earlier page did not see the end of is asked for. */
    onSignIn: (who: Bettor): void => {
      if (bettor?.owner !== who.owner) bets.leave();
      bettor = who;
      const attempt = readPending(stored.readPending(), who.owner);
      if (attempt) bets.restore(attempt);
    },
    onSignOut: (): void => {
      bettor = null;
      bets.leave();
    },
  };
};
