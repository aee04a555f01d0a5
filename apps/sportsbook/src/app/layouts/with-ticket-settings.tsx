import { type ReactNode, useMemo } from "react";
import { type TicketSettings, TicketSettingsContext } from "../../data/tickets/tickets-context.ts";
import { useServices } from "../services.ts";

/** Provides the brand's settings for tickets. */
export const WithTicketSettings = ({ children }: { readonly children: ReactNode }) => {
  const { betslip } = useServices().config;
  const settings = useMemo<TicketSettings>(
    () => ({ cashoutEnabled: betslip.cashoutEnabled, symbolPosition: betslip.predefinedStake.position }),
    [betslip],
  );
  return <TicketSettingsContext value={settings}>{children}</TicketSettingsContext>;
};
