import { useMemo } from "react";
import { useStore } from "zustand";
import { createEventsWidget } from "../../data/homepage/events-widget.ts";
import { createRecommendedBetslips } from "../../data/homepage/recommended-betslips.ts";
import { useOfferApi } from "../../data/offer/offer-context.ts";
import { PresentationContext, usePresentation } from "../../data/preferences/preferences-context.ts";
import { usePreview } from "../../data/preview.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { useIsSignedIn } from "../../entities/session/session-context.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { type HomeSources, HomeSourcesContext, ViewerContext } from "../../features/homepage/home-blocks.ts";
import { Homepage } from "../../features/homepage/homepage.tsx";
import { BoardFailure } from "../../features/offer-list/board-states.tsx";
import { BoardView } from "../../features/offer-list/board-view.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { useServices } from "../services.ts";
import { EventLines } from "./event-lines.tsx";
import styles from "./home-screen.module.css";

const TILE = 104;

/** Widgets look the same whatever view the lists have. */
const useWidgetPresentation = () => {
  const presentation = usePresentation();
  return useMemo(() => ({ ...presentation, view: "euro_standard" as const }), [presentation]);
};

export const HomeScreen = () => {
  const { config, env, offer } = useServices();
  const { requestLogin } = useHostLink();
  const blocks = { api: useOfferApi(), subscriptions: offer.subscriptions, now: env.now };
  const signedIn = useIsSignedIn();
  const preview = usePreview();
  const { state } = useStore(offer.connection);
  const isNarrow = useIsNarrow();
  const hrefOf = useHref();
  const eventHref = (event: number): string => hrefOf({ view: "sports", filters: { event } });

  const audience = preview?.audience ?? (signedIn ? "authenticated" : "anonymous");
  const sources: HomeSources = {
    createWidget: (settings) => createEventsWidget({ ...blocks, settings }),
    createBetslips: (game) => createRecommendedBetslips({ ...blocks, game }),
    renderEvents: (section, onVisible) =>
      isNarrow ? (
        <BoardView board={{ sections: [section] }} onVisible={onVisible} eventHref={eventHref} />
      ) : (
        <EventLines ids={section.groups.flatMap(({ eventIds }) => eventIds)} tile={TILE} onVisible={onVisible} />
      ),
    renderFailure: (retryAt) => <BoardFailure retryAt={retryAt} onRetry={offer.reload} />,
  };
  return (
    <PresentationContext value={useWidgetPresentation()}>
      <div className={styles.page} data-dimmed={state === "reconnecting"}>
        <ViewerContext value={{ audience, onLogIn: requestLogin }}>
          <HomeSourcesContext value={sources}>
            <Homepage blocks={config.brand.settings.homepage.blocks} />
          </HomeSourcesContext>
        </ViewerContext>
      </div>
    </PresentationContext>
  );
};
