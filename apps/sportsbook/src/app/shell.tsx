import { Suspense, useEffect, useState } from "react";
import { PresentationContext } from "../data/preferences/presentation-context.ts";
import { useStateValue } from "../data/use-state-value.ts";
import { navigationItems } from "../features/navigation/navigation-items.ts";
import { message } from "../i18n/message.ts";
import { Sheet } from "../ui/sheet.tsx";
import { LeaguesSheet } from "./late-features.ts";
import { NarrowLayout } from "./narrow-layout.tsx";
import { useServices } from "./services.ts";
import { SlipNotice } from "./slip-notice.tsx";
import { SlipSheet } from "./slip-sheet.tsx";
import { TicketNotice } from "./ticket-notice.tsx";
import { NARROW, useMediaQuery } from "./use-media-query.ts";
import { useChosenPresentation } from "./use-presentation.ts";
import { WideLayout } from "./wide-layout.tsx";

type OpenSheet = "slip" | "leagues" | null;

/** The page around the offer: navigation, columns, and the sheets that open over them. */
export const Shell = () => {
  const { config, navigation, offer, session } = useServices();
  const { status } = useStateValue(session);
  const place = useStateValue(navigation.place);
  const { statistics } = useStateValue(offer.counts);
  const isNarrow = useMediaQuery(NARROW);
  const presentation = useChosenPresentation(isNarrow);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const close = (): void => setSheet(null);

  useEffect(() => {
    if (!place.landing) offer.show(place.route);
    setSheet(null);
  }, [offer, place]);

  const { hrefOf } = navigation;
  const items = navigationItems({
    general: config.general,
    route: place.route,
    signedIn: status === "signedIn",
    liveCount: statistics?.totals.live,
    hrefOf,
  });
  const Layout = isNarrow ? NarrowLayout : WideLayout;
  return (
    <PresentationContext value={presentation}>
      <Layout
        place={place}
        items={items}
        onOpenSlip={() => setSheet("slip")}
        onOpenLeagues={() => setSheet("leagues")}
      />
      <SlipSheet
        liveHref={hrefOf({ view: "live", filters: { date: "all" } })}
        open={sheet === "slip"}
        onClose={close}
      />
      <SlipNotice />
      <TicketNotice />
      <Sheet label={message("tree.sportsAndLeagues")} tall open={sheet === "leagues"} onClose={close}>
        <Suspense>
          <LeaguesSheet
            route={place.route}
            statistics={statistics}
            createCounts={offer.createCounts}
            hrefOf={hrefOf}
            onClose={close}
          />
        </Suspense>
      </Sheet>
    </PresentationContext>
  );
};
