import { enabledBlocks, type HomepageBlock, type Viewer } from "@touchline/brands";
import { useMemo } from "react";
import { useStore } from "zustand";
import { createEventsWidget } from "../../data/homepage/events-widget.ts";
import { createRecommendedBetslips } from "../../data/homepage/recommended-betslips.ts";
import { useOfferApi } from "../../data/offer/offer-context.ts";
import { PresentationContext, usePresentation } from "../../data/preferences/preferences-context.ts";
import { usePreview } from "../../data/preview.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { useSession } from "../../entities/session/session-context.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { type HomeSources, HomeSourcesContext, ViewerContext } from "../../features/homepage/home-blocks.ts";
import { Homepage } from "../../features/homepage/homepage.tsx";
import { BoardFailure } from "../../features/offer-list/board-states.tsx";
import { BoardView } from "../../features/offer-list/board-view.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { useServices } from "../services.ts";
import { useRecommendations } from "../use-recommendations.ts";
import { EventLines } from "./event-lines.tsx";
import styles from "./home-screen.module.css";

const TILE = 104;

/** A brand with personal recommendations shows them, though it has configured no block for them. */
const withRecommendations = (blocks: readonly HomepageBlock[]): readonly HomepageBlock[] =>
  blocks.some(({ blockType }) => blockType === "recommended-betslips")
    ? blocks
    : [...blocks, { blockType: "recommended-betslips", tag: "for-you", props: {} }];

/** Whom content is chosen for: the punter of the session, or whom an editor has chosen for a preview. */
const useContentViewer = (): Viewer => {
  const session = useSession();
  const preview = usePreview();
  if (preview) return preview.viewer;
  if (session.status !== "signedIn") return { audience: "anonymous" };
  const { type, tag } = session.punter;
  return { audience: "authenticated", type, tag };
};

/** Widgets look the same whatever view the lists have. */
const useWidgetPresentation = () => {
  const presentation = usePresentation();
  return useMemo(() => ({ ...presentation, view: "euro_standard" as const }), [presentation]);
};

export const HomeScreen = () => {
  const config = useConfig();
  const { env, offer } = useServices();
  const { requestLogin } = useHostLink();
  const blocks = { api: useOfferApi(), subscriptions: offer.subscriptions, now: env.now };
  const { isPersonal, recommendations } = useRecommendations();
  const { state } = useStore(offer.connection);
  const isNarrow = useIsNarrow();
  const hrefOf = useHref();
  const eventHref = (event: number): string => hrefOf({ view: "sports", filters: { event } });

  const { homepage, integrationWidgets } = config.brand.settings;
  const { pathWords } = config.general;
  const shown = useMemo(() => {
    const enabled = enabledBlocks(homepage.blocks, pathWords, integrationWidgets);
    return isPersonal ? withRecommendations(enabled) : enabled;
  }, [homepage, pathWords, integrationWidgets, isPersonal]);
  const viewer = useContentViewer();
  const sources: HomeSources = {
    createWidget: (settings) => createEventsWidget({ ...blocks, settings }),
    createBetslips: (game) => createRecommendedBetslips({ ...blocks, recommendations, game }),
    isPersonal,
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
        <ViewerContext value={{ viewer, onLogIn: requestLogin }}>
          <HomeSourcesContext value={sources}>
            <Homepage blocks={shown} />
          </HomeSourcesContext>
        </ViewerContext>
      </div>
    </PresentationContext>
  );
};
