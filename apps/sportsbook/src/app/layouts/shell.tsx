import { Suspense, useEffect, useLayoutEffect, useState } from "react";
import { useStore } from "zustand";
import { PresentationContext } from "../../data/preferences/presentation-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { navigationItems } from "../../features/navigation/navigation-items.ts";
import { message } from "../../i18n/message.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { ShownLocationContext, useFollowedLocation } from "../router/shown-location.ts";
import { useServices } from "../services.ts";
import { LeaguesSheet } from "./late-features.ts";
import { NarrowLayout } from "./narrow-layout.tsx";
import { PageTitle } from "./page-title.tsx";
import { SlipNotice } from "./slip-notice.tsx";
import { SlipSheet } from "./slip-sheet.tsx";
import { TicketNotice } from "./ticket-notice.tsx";
import { CountsContext, useRouteCounts } from "./use-counts.ts";
import { NARROW, useMediaQuery } from "./use-media-query.ts";
import { useChosenPresentation } from "./use-presentation.ts";
import { WideLayout } from "./wide-layout.tsx";

type OpenSheet = "slip" | "leagues" | null;

/** The page around the offer: navigation, columns, and the sheets that open over them. */
export const Shell = () => {
  const { config, navigation, offer, session } = useServices();
  const { status } = useStore(session);
  const shown = useFollowedLocation(navigation);
  const { route, landing } = shown;
  const counts = useRouteCounts(route);
  const { statistics } = counts;
  const isNarrow = useMediaQuery(NARROW);
  const presentation = useChosenPresentation(isNarrow);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const close = (): void => setSheet(null);

  // Before the next screen is painted: it must not be seen with what the last one showed.
  useLayoutEffect(() => {
    if (!landing) offer.show(route);
  }, [offer, route, landing]);
  // At once: a sheet would hide that the next screen is on its way.
  useEffect(() => navigation.location.subscribe(() => setSheet(null)), [navigation]);

  const { hrefOf } = navigation;
  const items = navigationItems({
    general: config.general,
    route,
    signedIn: status === "signedIn",
    liveCount: statistics?.totals.live,
    hrefOf,
  });
  const Layout = isNarrow ? NarrowLayout : WideLayout;
  return (
    <ShownLocationContext value={shown}>
      <CountsContext value={counts}>
        <PresentationContext value={presentation}>
          <PageTitle />
          <Layout items={items} onOpenSlip={() => setSheet("slip")} onOpenLeagues={() => setSheet("leagues")} />
          <SlipSheet
            liveHref={hrefOf({ view: "live", filters: { date: "all" } })}
            open={sheet === "slip"}
            onClose={close}
          />
          <SlipNotice />
          <TicketNotice />
          <Sheet label={message("tree.sportsAndLeagues")} tall open={sheet === "leagues"} onClose={close}>
            <PartBoundary name="leagues" size="slip">
              <Suspense>
                <LeaguesSheet route={route} statistics={statistics} hrefOf={hrefOf} onClose={close} />
              </Suspense>
            </PartBoundary>
          </Sheet>
        </PresentationContext>
      </CountsContext>
    </ShownLocationContext>
  );
};
