import type { GeneralSettings } from "@touchline/brands";
import type { Route } from "@touchline/protocol";
import { type ReactNode, Suspense } from "react";
import { useConfig } from "../../entities/config/config-context.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { useSeemsSignedIn } from "../../entities/session/session-context.ts";
import { useHostLink } from "../../host/host-link.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import { LastTickets, RecommendedPanel } from "./late-slip.ts";
import { recommendedPlace } from "./recommended-position.ts";
import styles from "./side-panel.module.css";
import { SlipColumn } from "./slip-column.tsx";

type SidebarTab = GeneralSettings["sidebarTabs"][number];

interface SidePanelProps {
  readonly route: Route;
  /** Given where it floats over the page. */
  readonly onClose?: () => void;
}

/** The side column of a wide page, in the brand's order. On a tablet it is a sheet. */
export const SidePanel = ({ route, onClose }: SidePanelProps) => {
  const config = useConfig();
  const signedIn = useSeemsSignedIn();
  const { requestLogin } = useHostLink();
  const hrefOf = useHref();
  const place = recommendedPlace(route, config.brand.settings.integrationWidgets.recommendedBetslips);
  const recommended = place && (
    <PartBoundary name="recommended slips" size="card">
      <Suspense>
        <RecommendedPanel key={place.game} game={place.game} />
      </Suspense>
    </PartBoundary>
  );
  const sections: Readonly<Record<SidebarTab, ReactNode>> = {
    betslip: (
      <>
        <SlipColumn {...(onClose && { onClose })} />
        {place?.position === "top" && recommended}
      </>
    ),
    "last-tickets": (
      <>
        <div className={styles.headed}>
          <h2>{message("navigation.myBets")}</h2>
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
      {place?.position === "bottom" && recommended}
    </>
  );
};
