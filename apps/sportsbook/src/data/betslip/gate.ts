import type { HostLimits } from "@touchline/protocol/host-messages";
import type { ConnectionState } from "../offer/connection.ts";
import type { ReadonlyStore } from "../readonly-store.ts";
import type { Session } from "../session/session.ts";
import { watchStore } from "../watch-store.ts";
import type { BetslipStore } from "./betslip-store.ts";

/** Why no bet can be sent now, whatever is on the slip. */
export type Gate = "offline" | "stale" | "break" | "preview";

/** Prices are only known to be current after a completed resync, so anything but a live connection closes the gate. */
const BY_CONNECTION: Readonly<Record<ConnectionState, Gate | null>> = {
  live: null,
  connecting: "stale",
  reconnecting: "stale",
  stale: "stale",
  offline: "offline",
};

interface GateFacts {
  readonly isPreview: boolean;
  readonly isOnBreak: boolean;
  readonly connection: ConnectionState;
}

export const placementGate = ({ isPreview, isOnBreak, connection }: GateFacts): Gate | null => {
  if (isPreview) return "preview";
  return isOnBreak ? "break" : BY_CONNECTION[connection];
};

export interface GateSources {
  readonly connection: ReadonlyStore<{ readonly state: ConnectionState }>;
  readonly session: ReadonlyStore<Session>;
  readonly limits: ReadonlyStore<Pick<HostLimits, "breakUntil">>;
  /** Null outside of an editor's preview. */
  readonly preview: ReadonlyStore<object | null>;
  readonly now: () => number;
  readonly after: (milliseconds: number, run: () => void) => () => void;
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
