import type { GeneralSettings } from "@touchline/brands";
import type { Route } from "@touchline/protocol";
import { type ReactNode, Suspense } from "react";
import { useHref } from "../../entities/links/links-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { useIsSignedIn } from "../../entities/session/session-context.ts";
import { useHostLink } from "../../host/host-link.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { useServices } from "../services.ts";
import { LastTickets, RecommendedPanel } from "./late-slip.ts";
import styles from "./side-panel.module.css";
import { SlipColumn } from "./slip-column.tsx";

type SidebarTab = GeneralSettings["sidebarTabs"][number];

/** The side column of a wide page, in the brand's order. */
export const SidePanel = ({ route: { view } }: { readonly route: Route }) => {
  const { config } = useServices();
  const signedIn = useIsSignedIn();
  const { requestLogin } = useHostLink();
  const hrefOf = useHref();
  const game = view === "sports" || view === "live" ? view : null;
  const position = game === null ? "off" : config.brand.settings.integrationWidgets.recommendedBetslips[game];
  const recommended = game !== null && position !== "off" && (
    <PartBoundary name="recommended slips" size="card">
      <Suspense>
        <RecommendedPanel key={game} game={game} />
      </Suspense>
    </PartBoundary>
  );
  const sections: Readonly<Record<SidebarTab, ReactNode>> = {
    betslip: (
      <>
        <SlipColumn />
        {position === "top" && recommended}
      </>
    ),
    "last-tickets": (
      <>
        <div className={styles.headed}>
          <h2>{message("sidebar.lastTickets")}</h2>
          {signedIn && (
            <a className={styles.all} href={hrefOf({ view: "last-tickets", filters: {} })}>
              {message("filters.all")}
              <Icon name="right" size={16} />
            </a>
          )}
        </div>
        <PartBoundary name="last tickets" size="card">
          <Suspense>
            <LastTickets signedIn={signedIn} onLogIn={requestLogin} compact />
          </Suspense>
        </PartBoundary>
      </>
    ),
  };
  return (
    <>
      {config.general.sidebarTabs.map((tab) => (
        <section key={tab} className={styles.section} data-tab={tab}>
          {sections[tab]}
        </section>
      ))}
      {position === "bottom" && recommended}
    </>
  );
};
