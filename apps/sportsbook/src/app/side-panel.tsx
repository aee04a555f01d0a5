import type { GeneralSettings } from "@touchline/brands";
import type { ReactNode } from "react";
import { useStateValue } from "../data/use-state-value.ts";
import { LastTickets } from "../features/bet-list/last-tickets.tsx";
import { RecommendedCard } from "../features/homepage/recommended-card.tsx";
import { requestLogin } from "../host/notify-host.ts";
import { message } from "../i18n/message.ts";
import { useServices } from "./services.ts";
import styles from "./side-panel.module.css";
import { SlipColumn } from "./slip-column.tsx";

type SidebarTab = GeneralSettings["sidebarTabs"][number];

/** The side column of a wide page: what the brand puts there, in its order. */
export const SidePanel = () => {
  const { config, navigation, offer, session } = useServices();
  const { status } = useStateValue(session);
  const { view } = useStateValue(navigation.place).route;
  const game = view === "sports" || view === "live" ? view : null;
  const position = game === null ? "off" : config.brand.settings.integrationWidgets.recommendedBetslips[game];
  const recommended = game !== null && position !== "off" && (
    <RecommendedCard key={game} create={() => offer.createBetslips(game)} />
  );
  const parts: Readonly<Record<SidebarTab, ReactNode>> = {
    betslip: (
      <>
        <SlipColumn liveHref={navigation.hrefOf({ view: "live", filters: { date: "all" } })} />
        {position === "top" && recommended}
      </>
    ),
    "last-tickets": (
      <>
        <h2 className={styles.title}>{message("sidebar.lastTickets")}</h2>
        <LastTickets signedIn={status === "signedIn"} onLogIn={requestLogin} />
      </>
    ),
  };
  return (
    <>
      {config.general.sidebarTabs.map((tab) => (
        <section key={tab} className={styles.part} data-tab={tab}>
          {parts[tab]}
        </section>
      ))}
      {position === "bottom" && recommended}
    </>
  );
};
