import { useMemo } from "react";
import { useStore } from "zustand";
import type { ConnectionState } from "../data/offer/connection.ts";
import { pagePreview } from "../data/page-preview.ts";
import { useBreak } from "../data/safer-gambling/use-break.ts";
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
  const here = useStore(session);
  const breakUntil = useBreak();
  const lineGate = useStore(offer.connection, ({ state }) => GATES[state]);
  const signedIn = here.status === "signedIn";
  const isPreview = useStore(pagePreview) !== null;
  const gate = isPreview ? "preview" : signedIn && breakUntil !== null ? "break" : lineGate;
  const currency = signedIn ? here.punter.currency : config.currency;
  return useMemo(
    () => ({ settings: config.betslip, currency, signedIn, gate, breakUntil, ticketHref: navigation.ticketHref }),
    [config.betslip, currency, signedIn, gate, breakUntil, navigation],
  );
};
