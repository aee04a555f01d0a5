import { enabledBlocks, type HomepageBlock, isBlockShown, type Viewer } from "@touchline/brands";
import { useMemo } from "react";
import type { AppConfig } from "../../config/app-config.ts";
import { createRecommendedBetslips } from "../../data/homepage/recommended-betslips.ts";
import { useOfferApi } from "../../data/offer/offer-context.ts";
import { PresentationContext, usePresentation } from "../../data/preferences/preferences-context.ts";
import { usePreview } from "../../data/preview.ts";
import { useStore } from "../../data/use-store.ts";
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
import { type Prepare, untilLoaded } from "./prepare.ts";

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

const blocksOf = ({ brand, general }: AppConfig): readonly HomepageBlock[] => {
  const { homepage, integrationWidgets } = brand.settings;
  return enabledBlocks(homepage.blocks, general.pathWords, integrationWidgets);
};

/** The events that a visitor is shown. */
export const prepare: Prepare = async ({ config, homeWidgets, now }) => {
  const shown = blocksOf(config).filter((block) => isBlockShown(block, now(), { audience: "anonymous" }));
  const opened = shown.flatMap((block) => (block.blockType === "events-widget" ? [homeWidgets.of(block.props)] : []));
  for (const widget of opened) widget.open();
  await Promise.all(opened.map(({ loadState }) => untilLoaded(loadState)));
};

export const HomeScreen = () => {
  const config = useConfig();
  const { env, offer, homeWidgets } = useServices();
  const { requestLogin } = useHostLink();
  const blocks = { api: useOfferApi(), subscriptions: offer.subscriptions, now: env.now };
  const { isPersonal, recommendations } = useRecommendations();
  const { state } = useStore(offer.connection);
  const isNarrow = useIsNarrow();
  const hrefOf = useHref();
  const eventHref = (event: number): string => hrefOf({ view: "sports", filters: { event } });

  const shown = useMemo(() => {
    const enabled = blocksOf(config);
    return isPersonal ? withRecommendations(enabled) : enabled;
  }, [config, isPersonal]);
  const viewer = useContentViewer();
  const sources: HomeSources = {
    createWidget: homeWidgets.of,
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
