import type { HostLimits } from "@touchline/protocol/host-messages";
import type { Env } from "../../../env/env.ts";
import type { ConnectionState } from "../../offer/connection.ts";
import type { Session } from "../../session/session.ts";
import { type ReadonlyStore, watchStore } from "../../store.ts";
import type { BetslipStore } from "../betslip-store.ts";
import { placementGate } from "./gate.ts";

export interface GateSources extends Pick<Env, "after" | "now"> {
  readonly connection: ReadonlyStore<{ readonly state: ConnectionState }>;
  readonly session: ReadonlyStore<Session>;
  readonly limits: ReadonlyStore<Pick<HostLimits, "breakUntil">>;
  /** Null outside of an editor's preview. */
  readonly preview: ReadonlyStore<object | null>;
}

/** Browsers take a longer timeout for none at all. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** Publishes the gate in the slip's store, and opens it again when a break ends. */
export const syncGate = (store: BetslipStore, sources: GateSources): void => {
  const { connection, session, limits, preview, now, after } = sources;
  let cancelBreakEnd = (): void => undefined;

  const publish = (): void => {
    cancelBreakEnd();
    const { breakUntil } = limits.getState();
    const isSignedIn = session.getState().status === "signedIn";
    const breakLeft = isSignedIn && breakUntil !== null ? breakUntil - now() : 0;
    const gate = placementGate({
      isPreview: preview.getState() !== null,
      isOnBreak: breakLeft > 0,
      connection: connection.getState().state,
    });
    if (gate !== store.getState().gate) store.setState({ gate });
    if (breakLeft > 0) cancelBreakEnd = after(Math.min(breakLeft, LONGEST_TIMEOUT), publish);
  };

  watchStore(connection, ({ state }) => state, publish);
  watchStore(session, ({ status }) => status, publish);
  watchStore(limits, ({ breakUntil }) => breakUntil, publish);
  watchStore(preview, (shown) => shown !== null, publish);
  publish();
};
