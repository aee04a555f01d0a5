import { useIsSignedIn } from "../../entities/session/session-context.ts";
import { useHostLink } from "../../host/host-link.ts";
import { LastTicketsPart } from "../layouts/last-tickets-part.tsx";

export const LastTicketsScreen = () => {
  const signedIn = useIsSignedIn();
  const { requestLogin } = useHostLink();
  return <LastTicketsPart signedIn={signedIn} onLogIn={requestLogin} />;
};
