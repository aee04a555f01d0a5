import { useMemo } from "react";
import { useStore } from "zustand";
import { createEventsWidget } from "../../data/homepage/events-widget.ts";
import { createRecommendedBetslips } from "../../data/homepage/recommended-betslips.ts";
import { useOfferApi } from "../../data/offer/offer-context.ts";
import { PresentationContext, usePresentation } from "../../data/preferences/preferences-context.ts";
import { usePreview } from "../../data/preview.ts";
import type { HomeContext } from "../../features/homepage/home-context.ts";
import { Homepage } from "../../features/homepage/homepage.tsx";
import { BoardFailure } from "../../features/offer-list/board-states.tsx";
import { BoardView } from "../../features/offer-list/board-view.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { useCounts } from "../layouts/use-counts.ts";
import { NARROW, useMediaQuery } from "../layouts/use-media-query.ts";
import { useServices } from "../services.ts";
import { EventLines } from "./event-lines.tsx";
import styles from "./home-screen.module.css";

const PLATE = 104;

/** Widgets look the same whatever view the lists have. */
const useWidgetPresentation = () => {
  const presentation = usePresentation();
  return useMemo(() => ({ ...presentation, view: "euro_standard" as const }), [presentation]);
};

export const HomeScreen = () => {
  const { config, env, navigation, offer, session } = useServices();
  const { requestLogin } = useHostLink();
  const blocks = { api: useOfferApi(), subscriptions: offer.subscriptions, now: env.now };
  const { status } = useStore(session);
  const preview = usePreview();
  const counts = useCounts();
  const { state } = useStore(offer.connection);
  const isNarrow = useMediaQuery(NARROW);
  const { hrefOf } = navigation;
  const eventHref = (event: number): string => hrefOf({ view: "sports", filters: { event } });

  const home: HomeContext = {
    ...counts,
    isNarrow,
    hrefOf,
    viewer: preview?.audience ?? (status === "signedIn" ? "authenticated" : "anonymous"),
    onLogIn: requestLogin,
    createWidget: (settings) => createEventsWidget({ ...blocks, settings }),
    createBetslips: (game) => createRecommendedBetslips({ ...blocks, game }),
    renderEvents: (section, onVisible) =>
      isNarrow ? (
        <BoardView board={{ sections: [section] }} onVisible={onVisible} eventHref={eventHref} />
      ) : (
        <EventLines
          ids={section.groups.flatMap(({ eventIds }) => eventIds)}
          plate={PLATE}
          onVisible={onVisible}
          eventHref={eventHref}
        />
      ),
    renderFailure: (retryAt) => <BoardFailure retryAt={retryAt} onRetry={offer.reload} />,
  };
  return (
    <PresentationContext value={useWidgetPresentation()}>
      <div className={styles.page} data-dimmed={state === "reconnecting"}>
        <Homepage blocks={config.brand.settings.homepage.blocks} home={home} />
      </div>
    </PresentationContext>
  );
};
