import { useMemo, useSyncExternalStore } from "react";
import type { ConnectionState } from "../data/offer/connection.ts";
import { useStateValue } from "../data/use-state-value.ts";
import type { Gate, SlipSurroundings } from "../features/betslip/slip-context.ts";
import { useServices } from "./services.ts";

const GATES: Readonly<Record<ConnectionState, Gate | null>> = {
  live: null,
  connecting: null,
  offline: "offline",
  reconnecting: "stale",
  stale: "stale",
};

/** What the slip is told of the page: the brand's settings, whose money it is, and whether the line carries a bet. */
export const useSlipSurroundings = (): SlipSurroundings => {
  const { config, offer, session } = useServices();
  const here = useStateValue(session);
  const gate = useSyncExternalStore(offer.connection.subscribe, () => GATES[offer.connection.get().state]);
  const signedIn = here.status === "signedIn";
  const currency = signedIn ? here.punter.currency : config.currency;
  return useMemo(
    () => ({ settings: config.betslip, currency, signedIn, gate }),
    [config.betslip, currency, signedIn, gate],
  );
};
