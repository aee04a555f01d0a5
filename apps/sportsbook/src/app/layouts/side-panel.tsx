import type { GeneralSettings } from "@touchline/brands";
import type { Route } from "@touchline/protocol";
import { type ReactNode, Suspense } from "react";
import { useStore } from "zustand";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { useServices } from "../services.ts";
import { LastTickets, RecommendedPart } from "./late-slip.ts";
import styles from "./side-panel.module.css";
import { SlipColumn } from "./slip-column.tsx";

type SidebarTab = GeneralSettings["sidebarTabs"][number];

/** The side column of a wide page: what the brand puts there, in its order. */
export const SidePanel = ({ route: { view } }: { readonly route: Route }) => {
  const { config, navigation, session } = useServices();
  const { requestLogin } = useHostLink();
  const { status } = useStore(session);
  const game = view === "sports" || view === "live" ? view : null;
  const position = game === null ? "off" : config.brand.settings.integrationWidgets.recommendedBetslips[game];
  const recommended = game !== null && position !== "off" && (
    <PartBoundary name="recommended slips" size="card">
      <Suspense>
        <RecommendedPart key={game} game={game} />
      </Suspense>
    </PartBoundary>
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
        <div className={styles.headed}>
          <h2>{message("sidebar.lastTickets")}</h2>
          {status === "signedIn" && (
            <a className={styles.all} href={navigation.hrefOf({ view: "last-tickets", filters: {} })}>
              {message("filters.all")}
              <Icon name="right" size={16} />
            </a>
          )}
        </div>
        <PartBoundary name="last tickets" size="card">
          <Suspense>
            <LastTickets
              signedIn={status === "signedIn"}
              onLogIn={requestLogin}
              compact
              ticketHref={navigation.ticketHref}
            />
          </Suspense>
        </PartBoundary>
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
