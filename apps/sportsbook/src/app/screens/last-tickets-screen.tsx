import { useStore } from "zustand";
import { requestLogin } from "../../host/host-pages.ts";
import { LastTicketsPart } from "../layouts/last-tickets-part.tsx";
import { useServices } from "../services.ts";

export const LastTicketsScreen = () => {
  const { navigation, session } = useServices();
  const { status } = useStore(session);
  return <LastTicketsPart signedIn={status === "signedIn"} onLogIn={requestLogin} ticketHref={navigation.ticketHref} />;
};
