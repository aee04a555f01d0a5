import type { CancelAnswer, CancelRequest } from "@touchline/protocol";
import { createState, type Readable } from "../state.ts";
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

type Cancelling = Ticket["cancelling"] extends Readable<infer Value> ? Value : never;

/** Takes a bet back. It is one request however often it is asked for. */
export const createCancelBet = ({ betId, post, newId, onBalance, onAsked, onError }: CancelBetOptions) => {
  const state = createState<Cancelling>("idle");
  const reqUuid = newId();

  const cancel = async (): Promise<void> => {
    if (state.get() === "asking") return;
    state.set("asking");
    try {
      const { cancelled, balance } = await post({ reqUuid, betId }, AbortSignal.timeout(TIMEOUT));
      onBalance(balance);
      state.set(cancelled ? "idle" : "refused");
    } catch (error) {
      onError(error);
      state.set("unreachable");
    }
    onAsked();
  };

  return { state: state as Readable<Cancelling>, cancel: (): void => void cancel() };
};
