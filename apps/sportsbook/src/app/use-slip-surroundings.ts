import { useMemo, useSyncExternalStore } from "react";
import type { ConnectionState } from "../data/offer/connection.ts";
import { pagePreview } from "../data/page-preview.ts";
import { useBreak } from "../data/safer-gambling/use-break.ts";
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
  const { config, navigation, offer, session } = useServices();
  const here = useStateValue(session);
  const breakUntil = useBreak();
  const lineGate = useSyncExternalStore(offer.connection.subscribe, () => GATES[offer.connection.get().state]);
  const signedIn = here.status === "signedIn";
  const isPreview = useStateValue(pagePreview) !== null;
  const gate = isPreview ? "preview" : signedIn && breakUntil !== null ? "break" : lineGate;
  const currency = signedIn ? here.punter.currency : config.currency;
  return useMemo(
    () => ({ settings: config.betslip, currency, signedIn, gate, breakUntil, ticketHref: navigation.ticketHref }),
    [config.betslip, currency, signedIn, gate, breakUntil, navigation],
  );
};
