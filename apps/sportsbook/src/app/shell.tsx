import { Suspense, useEffect, useState } from "react";
import { useStateValue } from "../data/use-state-value.ts";
import { navigationItems } from "../features/navigation/navigation-items.ts";
import { messages } from "../i18n/messages.ts";
import { IconButton } from "../ui/controls.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { BetslipPanel, SportsTree } from "./late-features.ts";
import { NarrowLayout } from "./narrow-layout.tsx";
import { useServices } from "./services.ts";
import styles from "./shell.module.css";
import { useMediaQuery } from "./use-media-query.ts";
import { WideLayout } from "./wide-layout.tsx";

type OpenSheet = "slip" | "leagues" | null;

/** The page around the offer: navigation, columns, and the sheets that open over them. */
export const Shell = () => {
  const { config, navigation, offer } = useServices();
  const place = useStateValue(navigation.place);
  const { statistics } = useStateValue(offer.counts);
  const isNarrow = useMediaQuery("(max-width: 767px)");
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const close = (): void => setSheet(null);

  useEffect(() => {
    offer.show(place.route);
    setSheet(null);
  }, [offer, place]);

  const { hrefOf } = navigation;
  const items = navigationItems({
    general: config.general,
    route: place.route,
    liveCount: statistics?.totals.live,
    hrefOf,
  });
  const Layout = isNarrow ? NarrowLayout : WideLayout;
  return (
    <>
      <Layout
        place={place}
        items={items}
        onOpenSlip={() => setSheet("slip")}
        onOpenLeagues={() => setSheet("leagues")}
      />
      <Sheet label={messages.slip.title} open={sheet === "slip"} onClose={close}>
        <Suspense>
          <BetslipPanel liveHref={hrefOf({ view: "live", filters: { date: "all" } })} onClose={close} />
        </Suspense>
      </Sheet>
      <Sheet label={messages.sportsAndLeagues} open={sheet === "leagues"} onClose={close}>
        <header className={styles.sheetHead}>
          <h2 className={styles.sheetTitle}>{messages.sportsAndLeagues}</h2>
          <IconButton icon="x" label={messages.slip.close} onClick={close} />
        </header>
        <Suspense>
          <SportsTree route={place.route} statistics={statistics} hrefOf={hrefOf} />
        </Suspense>
      </Sheet>
    </>
  );
};
