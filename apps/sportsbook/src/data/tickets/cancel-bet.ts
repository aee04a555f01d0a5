import type { CancelAnswer, CancelRequest } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { ReadonlyStore } from "../readonly-store.ts";
import type { Ticket } from "./tickets-model.ts";

interface CancelBetOptions {
  readonly betId: string;
  readonly post: (request: CancelRequest, signal: AbortSignal) => Promise<CancelAnswer>;
  readonly newId: () => string;
  readonly onBalance: (balance: string) => void;
  /** The bet is another now, or may be. */
  readonly onAsked: () => void;
  readonly onError: (error: unknown) => void;
}

const TIMEOUT = 8000;

type Cancelling = Ticket["cancelling"] extends ReadonlyStore<infer Value> ? Value : never;

/** Takes a bet back. It is one request however often it is asked for. */
export const createCancelBet = ({ betId, post, newId, onBalance, onAsked, onError }: CancelBetOptions) => {
  const state = createStore<Cancelling>(() => "idle");
  const reqUuid = newId();

  const cancel = async (): Promise<void> => {
    if (state.getState() === "asking") return;
    state.setState("asking");
    try {
      const { cancelled, balance } = await post({ reqUuid, betId }, AbortSignal.timeout(TIMEOUT));
      onBalance(balance);
      state.setState(cancelled ? "idle" : "refused");
    } catch (error) {
      onError(error);
      state.setState("unreachable");
    }
    onAsked();
  };

  return { state: state as ReadonlyStore<Cancelling>, cancel: (): void => void cancel() };
};
