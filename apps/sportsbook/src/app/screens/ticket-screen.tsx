import type { BetSelection } from "@touchline/protocol";
import { useStore } from "zustand";
import { BetTicket } from "../../features/bet-ticket/bet-ticket.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { NARROW, useMediaQuery } from "../layouts/use-media-query.ts";
import { WithTicketSettings } from "../layouts/with-ticket-settings.tsx";
import { readTicketQuery } from "../router/page-query.ts";
import { useShownLocation } from "../router/shown-location.ts";
import { useServices } from "../services.ts";

/** The page of one bet: the address names it, or the page around the app. */
export const TicketScreen = () => {
  const { navigation, session, gameOptions } = useServices();
  const { status } = useStore(session);
  const options = useStore(gameOptions);
  const isNarrow = useMediaQuery(NARROW);
  const { betId } = useShownLocation();
  const { standalone, loadMobileView } = readTicketQuery(location.search);
  const { hrefOf, ticketHref } = navigation;
  const eventHref = ({ available, game, event }: BetSelection): string | null =>
    available ? hrefOf({ view: game === "LIVE" ? "live" : "sports", filters: { event: event.id } }) : null;
  return (
    <WithTicketSettings>
      <BetTicket
        key={options.said}
        signedIn={status === "signedIn"}
        onLogIn={useHostLink().requestLogin}
        betId={betId}
        standalone={standalone}
        narrow={isNarrow}
        loadMobileView={loadMobileView || options.loadMobileView}
        eventHref={eventHref}
        ticketHref={ticketHref}
        // A page around the app has a way back of its own.
        onBack={standalone ? navigation.back : null}
      />
    </WithTicketSettings>
  );
};
