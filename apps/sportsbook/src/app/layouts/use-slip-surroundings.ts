import { useMemo } from "react";
import { useStore } from "zustand";
import { useBreak } from "../../data/safer-gambling/safer-gambling.ts";
import type { SlipSurroundings } from "../../features/betslip/slip-context.ts";
import { useServices } from "../services.ts";

/** What the slip is told of the page: the brand's settings and whose money it is. */
export const useSlipSurroundings = (): SlipSurroundings => {
  const { config, navigation, session } = useServices();
  const here = useStore(session);
  const breakUntil = useBreak();
  const signedIn = here.status === "signedIn";
  const currency = signedIn ? here.punter.currency : config.currency;
  return useMemo(
    () => ({ settings: config.betslip, currency, signedIn, breakUntil, ticketHref: navigation.ticketHref }),
    [config.betslip, currency, signedIn, breakUntil, navigation],
  );
};
