import type { GeneralSettings } from "@touchline/brands";
import type { ReactNode } from "react";
import { LastTickets } from "../features/bet-list/last-tickets.tsx";
import { BetslipPanel } from "../features/betslip/betslip-panel.tsx";
import { requestLogin } from "../host/notify-host.ts";
import { message } from "../i18n/message.ts";
import { useServices } from "./services.ts";
import styles from "./side-panel.module.css";

type SidebarTab = GeneralSettings["sidebarTabs"][number];

/** The side column of a wide page: what the brand puts there, in its order. */
export const SidePanel = () => {
  const { config, navigation } = useServices();
  const parts: Readonly<Record<SidebarTab, ReactNode>> = {
    betslip: <BetslipPanel liveHref={navigation.hrefOf({ view: "live", filters: { date: "all" } })} />,
    "last-tickets": (
      <>
        <h2 className={styles.title}>{message("sidebar.lastTickets")}</h2>
        <LastTickets onLogIn={requestLogin} />
      </>
    ),
  };
  return config.general.sidebarTabs.map((tab) => (
    <section key={tab} className={styles.part} data-tab={tab}>
      {parts[tab]}
    </section>
  ));
};
