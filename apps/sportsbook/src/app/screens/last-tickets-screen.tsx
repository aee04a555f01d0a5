import { useSeemsSignedIn } from "../../entities/session/session-context.ts";
import { useHostLink } from "../../host/host-link.ts";
import { LastTicketsPanel } from "../layouts/last-tickets-panel.tsx";

export const LastTicketsScreen = () => {
  const signedIn = useSeemsSignedIn();
  const { requestLogin } = useHostLink();
  return <LastTicketsPanel signedIn={signedIn} onLogIn={requestLogin} />;
};
