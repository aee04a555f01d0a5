import type { ConnectionState } from "../../offer/connection.ts";

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
