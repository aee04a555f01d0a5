import { type Amount, formatAmount, parseAmount, partialValue } from "@touchline/betting";
import type { Bet, CashoutAnswer, CashoutRequest, CashoutSource } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import { HttpError } from "../../net/http.ts";
import type { ReadonlyStore } from "../store.ts";
import {
  type CashoutAttempt,
  type CashoutEffect,
  type CashoutEvent,
  type CashoutMachine,
  type CashoutOffer,
  isCashoutPending,
  stepCashout,
} from "./cashout-machine.ts";
import type { CashoutState } from "./tickets-model.ts";

type OfferedBet = Pick<Bet, "betProfileId" | "currency" | "cashout" | "openStake">;

/** What a bet pays now for a part of its stake; null where it pays nothing. All that is open is no part. */
export const cashoutOfferOf = (
  { betProfileId, currency, cashout, openStake }: OfferedBet,
  part: Amount | null,
): CashoutOffer | null => {
  const { allowed, processing, winnings } = cashout;
  const total = winnings.total === null ? null : parseAmount(winnings.total, currency);
  const open = parseAmount(openStake, currency);
  if (!allowed || processing || total === null || open === null || open <= 0n) return null;
  if (part === null || part >= open) return { betProfileId, amount: total, part: null };
  const amount = partialValue(total, part, open);
  return amount > 0n ? { betProfileId, amount, part } : null;
};

const requestOf = ({ reqUuid, offer, source }: CashoutAttempt, currency: string): CashoutRequest => ({
  reqUuid,
  betProfileId: offer.betProfileId,
  cashout: {
    winnings: { total: formatAmount(offer.amount, currency) },
    part: offer.part === null ? null : formatAmount(offer.part, currency),
  },
  source,
});

const shownState = (machine: CashoutMachine): CashoutState => {
  switch (machine.status) {
    case "confirm":
      return { status: "confirm", amount: machine.offer.amount, part: machine.offer.part };
    case "changed":
      return { status: "changed", amount: machine.offer.amount, part: machine.offer.part, move: machine.move };
    case "processing":
    case "unknown": {
      const { amount, part } = machine.attempt.offer;
      return { status: machine.status, amount, part };
    }
    case "done":
      return { status: "done", amount: machine.amount };
    default:
      return { status: machine.status };
  }
};

/** Plain words that a request was not taken; those of `never` are so however often it is sent. */
const REFUSALS: Readonly<Record<number, { readonly never: boolean }>> = {
  400: { never: true },
  401: { never: false },
  403: { never: false },
  404: { never: true },
  409: { never: false },
  413: { never: true },
  429: { never: false },
};

const TIMEOUT = 8000;
/** So soon after the offer has moved a tap was meant for the one before. */
const REACTION = 400;

interface CashOutOptions extends Pick<Env, "after" | "now" | "report"> {
  readonly bet: () => Bet | null;
  readonly post: (request: CashoutRequest, signal: AbortSignal) => Promise<CashoutAnswer>;
  readonly newId: () => string;
  /** The server has answered; what it says of the bet is to be taken before it is shown. */
  readonly onAnswer: (answer: CashoutAnswer) => void;
}

/** Carries out what the machine of cash-out decides. */
export const createCashOut = ({ bet, post, newId, now, after, onAnswer, report }: CashOutOptions) => {
  const shown = createStore<CashoutState>(() => ({ status: "idle" }));
  let machine: CashoutMachine = { status: "idle" };
  let cancelWait = (): void => undefined;
  let changedAt = 0;
  let isClosed = false;

  const offerNow = (part: Amount | null): CashoutOffer | null => {
    const held = bet();
    return held && cashoutOfferOf(held, part);
  };

  const handle = (event: CashoutEvent): void => {
    const { state, effect } = stepCashout(machine, event);
    if (state === machine && effect === null) return;
    machine = state;
    if (state.status === "changed") changedAt = now();
    shown.setState(shownState(machine), true);
    cancelWait();
    run(effect);
  };

  const run = (effect: CashoutEffect): void => {
    if (isClosed) return;
    if (effect === "post" && isCashoutPending(machine)) void send(machine.attempt);
    else if (effect !== null && effect !== "post") cancelWait = after(effect.wait, () => handle({ type: "due" }));
  };

  const eventOf = (attempt: CashoutAttempt, answer: CashoutAnswer, currency: string): CashoutEvent => {
    const { reqUuid } = attempt;
    if (answer.state === "REOFFERED") return { type: "reoffered", reqUuid, offer: offerNow(attempt.offer.part) };
    return { type: "paid", reqUuid, amount: parseAmount(answer.paid, currency) ?? attempt.offer.amount };
  };

  const failureOf = (reqUuid: string, error: unknown): CashoutEvent => {
    const refusal = error instanceof HttpError ? REFUSALS[error.status] : undefined;
    return refusal ? { type: "refused", reqUuid, never: refusal.never } : { type: "unclear", reqUuid };
  };

  const send = async (attempt: CashoutAttempt): Promise<void> => {
    const currency = bet()?.currency ?? "";
    let event: CashoutEvent;
    try {
      const answer = await post(requestOf(attempt, currency), AbortSignal.timeout(TIMEOUT));
      onAnswer(answer);
      event = eventOf(attempt, answer, currency);
    } catch (error) {
      report(error);
      event = failureOf(attempt.reqUuid, error);
    }
    handle(event);
  };

  const partMeant = (): Amount | null => ("offer" in machine ? machine.offer.part : null);

  return {
    state: shown as ReadonlyStore<CashoutState>,
    tap: (part: Amount | null, source: CashoutSource): void => {
      if (machine.status === "changed" && now() - changedAt < REACTION) return;
      handle({ type: "tapped", offer: offerNow(part), source, reqUuid: newId() });
    },
    drop: (): void => handle({ type: "dropped" }),
    /** The bet is another than before. */
    moved: (): void => handle({ type: "offered", offer: offerNow(partMeant()) }),
    /** By push. */
    told: (reqUuid: string, paid: Amount): void => handle({ type: "paid", reqUuid, amount: paid }),
    close: (): void => {
      isClosed = true;
      cancelWait();
    },
  };
};
