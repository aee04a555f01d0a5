import { type ReactNode, useMemo } from "react";
import { type TicketSettings, TicketSettingsContext } from "../../data/tickets/tickets-context.ts";
import { useConfig } from "../../entities/config/config-context.ts";

/** Provides the brand's settings for tickets. */
export const WithTicketSettings = ({ children }: { readonly children: ReactNode }) => {
  const { betslip } = useConfig();
  const settings = useMemo<TicketSettings>(
    () => ({ cashoutEnabled: betslip.cashoutEnabled, symbolPosition: betslip.predefinedStake.position }),
    [betslip],
  );
  return <TicketSettingsContext value={settings}>{children}</TicketSettingsContext>;
};
