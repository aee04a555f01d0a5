import type { QueryClient } from "@tanstack/react-query";
import type { Bet, StoredSelection } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import type { Assemble } from "../../net/betslips-api.ts";
import type { RebetSlip } from "../betslip/slip/rebet-slip.ts";
import { assembleQuery } from "../queries.ts";
import type { ReadonlyStore } from "../store.ts";
import type { RebetState } from "./tickets-model.ts";

/** Whether the same can be bet again: the brand offers it, the bet is open, and something of it is still to be had. */
export const canRebet = ({ rebetEnabled, aggregatedResolutionStatus, selections }: Bet): boolean =>
  rebetEnabled && aggregatedResolutionStatus === "OPEN" && selections.some(({ available }) => available);

/** What of a bet can be bet on again, by anybody. The price to compare with is the one that was taken. */
export const storedSelectionsOf = ({ selections }: Bet): { readonly stored: StoredSelection; banker: boolean }[] =>
  selections
    .filter(({ available }) => available)
    .map(({ event, eventMarketOutcomes, odds, banker }) => ({
      stored: {
        eventId: event.id,
        slots: eventMarketOutcomes.map(({ slot }) => slot),
        odds: odds.IN_PLAY ?? odds.REQUESTED,
      },
      banker,
    }));

interface RebetOptions extends Pick<Env, "report"> {
  readonly client: QueryClient;
  readonly assemble: Assemble;
  /** False where the slip does not take it. */
  readonly open: (slip: RebetSlip) => boolean;
}

/** Makes a slip of a bet. */
export const createRebet = ({ client, assemble, open, report }: RebetOptions) => {
  const state = createStore<RebetState>(() => "idle");

  const build = async (bet: Bet): Promise<boolean> => {
    if (!canRebet(bet)) return false;
    const parts = storedSelectionsOf(bet);
    const stored = parts.map((part) => part.stored);
    // Who asked for it is told that it failed, and asks again.
    const today = await client.fetchQuery({ ...assembleQuery(assemble, stored), retry: false });
    const offered = parts.flatMap((part, index) => {
      const assembled = today[index];
      return assembled && assembled.availability !== "gone" ? [{ ...part, assembled }] : [];
    });
    if (offered.length === 0) return false;
    return open({ bet, selections: offered });
  };

  const rebet = async (bet: Bet): Promise<void> => {
    if (state.getState() === "building") return;
    state.setState("building");
    try {
      state.setState((await build(bet)) ? "done" : "unavailable");
    } catch (error) {
      report(error);
      state.setState("unavailable");
    }
  };

  return { state: state as ReadonlyStore<RebetState>, rebet: (bet: Bet): void => void rebet(bet) };
};
