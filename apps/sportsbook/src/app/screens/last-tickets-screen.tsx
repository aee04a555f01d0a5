import { useStore } from "zustand";
import { useHostLink } from "../../host/host-link.ts";
import { LastTicketsPart } from "../layouts/last-tickets-part.tsx";
import { useServices } from "../services.ts";

export const LastTicketsScreen = () => {
  const { navigation, session } = useServices();
  const { status } = useStore(session);
  const { requestLogin } = useHostLink();
  return <LastTicketsPart signedIn={status === "signedIn"} onLogIn={requestLogin} ticketHref={navigation.ticketHref} />;
};
