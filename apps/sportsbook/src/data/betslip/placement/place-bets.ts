import type { Placement, PlacementRequest, PlacementResult } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../../env/env.ts";
import { HttpError } from "../../../net/http.ts";
import type { ReadonlyStore } from "../../store.ts";
import type { RefusalReason } from "../betslip-model.ts";
import { type Attempt, isPending, type PlacementEvent, type PlacementMachine, stepPlacement } from "./placement.ts";

export interface PlacingApi {
  readonly place: (request: PlacementRequest, signal: AbortSignal) => Promise<Placement>;
  readonly placement: (reqUuid: string, signal: AbortSignal) => Promise<Placement>;
}

interface PlaceBetsOptions extends Pick<Env, "after" | "now" | "report"> {
  /** Null where nobody is signed in. */
  readonly api: () => PlacingApi | null;
  /** Kept over a reload before anything is sent; null once its outcome is known. */
  readonly toSavedPending: (attempt: Attempt | null) => void;
  readonly onBalance: (balance: string) => void;
  /** Once for each attempt. */
  readonly onDecided: (attempt: Attempt, result: PlacementResult) => void;
}

const TIMEOUT = 8000;
const UNAUTHORISED = 401;
const NOT_FOUND = 404;

/** Plain words that a request was not taken; after any other it may have been. */
const REFUSALS: Readonly<Record<number, RefusalReason>> = {
  400: "invalid",
  401: "signed_out",
  403: "signed_out",
  404: "unavailable",
  409: "invalid",
  413: "invalid",
  423: "on_break",
  429: "too_many",
};

const refusalOf = (error: unknown): RefusalReason | null =>
  error instanceof HttpError ? (REFUSALS[error.status] ?? null) : null;

/** Carries out what the machine of placement decides. */
export const createPlaceBets = (options: PlaceBetsOptions) => {
  const { api, now, after, toSavedPending, onBalance, onDecided, report } = options;
  const state = createStore<PlacementMachine>(() => ({ status: "idle" }));
  let cancelWait = (): void => undefined;

  const handle = (event: PlacementEvent): void => {
    const before = state.getState();
    const { state: next, effect } = stepPlacement(before, event, now());
    if (event.type === "tapped" && next !== before) toSavedPending(event.attempt);
    state.setState(next, true);
    if (next !== before && next.status === "decided") onDecided(next.attempt, next.result);
    // Who has left finds it again when they are back.
    if (isPending(before) && !isPending(next) && event.type !== "left") toSavedPending(null);
    if (!isPending(next)) cancelWait();
    if (effect !== null && isPending(next)) run(effect, next.attempt.request);
  };

  const call = async (
    { reqUuid }: PlacementRequest,
    ask: (api: PlacingApi, signal: AbortSignal) => Promise<Placement>,
    explain: (error: unknown) => PlacementEvent,
  ): Promise<void> => {
    let event: PlacementEvent;
    try {
      const through = api();
      if (!through) throw new HttpError("/api/bets", UNAUTHORISED);
      const placement = await ask(through, AbortSignal.timeout(TIMEOUT));
      onBalance(placement.balance);
      event = { type: "answered", reqUuid, placement };
    } catch (error) {
      event = explain(error);
      // That nothing has arrived is an answer.
      if (event.type !== "missing") report(error);
    }
    handle(event);
  };

  const post = (request: PlacementRequest): Promise<void> => {
    const { reqUuid } = request;
    return call(
      request,
      (through, signal) => through.place(request, signal),
      (error) => {
        const why = refusalOf(error);
        return why ? { type: "turned down", reqUuid, why } : { type: "unclear", reqUuid };
      },
    );
  };

  const ask = (request: PlacementRequest): Promise<void> => {
    const { reqUuid } = request;
    return call(
      request,
      (through, signal) => through.placement(reqUuid, signal),
      (error) => ({ type: error instanceof HttpError && error.status === NOT_FOUND ? "missing" : "unclear", reqUuid }),
    );
  };

  const run = (effect: "post" | "ask" | { readonly wait: number }, request: PlacementRequest): void => {
    cancelWait();
    if (effect === "post") void post(request);
    else if (effect === "ask") void ask(request);
    else cancelWait = after(effect.wait, () => handle({ type: "due", reqUuid: request.reqUuid }));
  };

  return {
    state: state as ReadonlyStore<PlacementMachine>,
    place: (attempt: Attempt): void => handle({ type: "tapped", attempt }),
    refuse: (why: RefusalReason): void => handle({ type: "gated", why }),
    restore: (attempt: Attempt): void => handle({ type: "restored", attempt }),
    tell: (result: PlacementResult): void => handle({ type: "told", result }),
    dismiss: (): void => handle({ type: "dismissed" }),
    leave: (): void => handle({ type: "left" }),
  };
};
