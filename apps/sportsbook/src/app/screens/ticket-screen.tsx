import { useStore } from "../../data/use-store.ts";
import { useSeemsSignedIn } from "../../entities/session/session-context.ts";
import { BetTicket } from "../../features/bet-ticket/bet-ticket.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { WithTicketSettings } from "../layouts/with-ticket-settings.tsx";
import { readTicketQuery } from "../router/page-query.ts";
import { useShownLocation } from "../router/shown-location.ts";
import { useServices } from "../services.ts";

/** The page of one bet, named by the address or by the host. */
export const TicketScreen = () => {
  const { navigation, gameOptions } = useServices();
  const signedIn = useSeemsSignedIn();
  const options = useStore(gameOptions);
  const { betId } = useShownLocation();
  const { standalone, loadMobileView } = readTicketQuery(location.search);
  return (
    <WithTicketSettings>
      <BetTicket
        key={options.said}
        signedIn={signedIn}
        onLogIn={useHostLink().requestLogin}
        betId={betId}
        standalone={standalone}
        loadMobileView={loadMobileView || options.loadMobileView}
        // A host's page has its own way back.
        onBack={standalone ? navigation.back : null}
      />
    </WithTicketSettings>
  );
};
