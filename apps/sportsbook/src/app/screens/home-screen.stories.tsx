import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClientProvider } from "@tanstack/react-query";
import type { HomepageBlock } from "@touchline/brands";
import type { OfferList, PromotedStatistics, Statistics } from "@touchline/protocol";
import { useState } from "react";
import { waitFor } from "storybook/test";
import { createStore } from "zustand/vanilla";
import { STORY_TIME } from "../../../.storybook/story-time.ts";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { FavouritesContext } from "../../data/favourites/favourites-context.ts";
import { createFavouritesStore } from "../../data/favourites/favourites-store.ts";
import type { LiveWidget } from "../../data/homepage/events-widget.ts";
import { widgetBoard } from "../../data/homepage/widget-board.ts";
import { OfferApiContext, OfferStoreContext } from "../../data/offer/offer-context.ts";
import { createOfferStore } from "../../data/offer/offer-store.ts";
import { LinksContext } from "../../entities/links/links-context.ts";
import { CountsContext } from "../../entities/offer-counts.ts";
import { NarrowContext } from "../../entities/viewport/use-is-narrow.ts";
import { type HomeSources, HomeSourcesContext, ViewerContext } from "../../features/homepage/home-blocks.ts";
import { Homepage } from "../../features/homepage/homepage.tsx";
import { bannerBlock, sampleBanner } from "../../features/homepage/test-support/sample-banners.ts";
import { BoardView } from "../../features/offer-list/board-view.tsx";
import { createManualTime } from "../../test-support/manual-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createSampleApi } from "../../test-support/sample-api.ts";
import { createSampleBetslips } from "../../test-support/sample-betslips.ts";
import { sampleLeagues } from "../../test-support/sample-leagues.ts";
import { SAMPLE_LINKS } from "../../test-support/sample-links.ts";
import { createMemoryStorage } from "../../test-support/test-env.ts";
import { EventLines } from "./event-lines.tsx";

const meta: Meta = { title: "Features/Homepage", tags: ["phone"], parameters: { padding: 0, surface: "bg" } };
export default meta;

const offer = sampleLeagues(STORY_TIME);

const inPlayOffer: OfferList = { ...offer, events: offer.events.filter(({ live }) => live) };

const promoted: PromotedStatistics = {
  generatedAt: STORY_TIME,
  catalogs: ["Top football", "Derbies", "Tennis tonight", "Long shots"].map((name, index) => ({
    id: index + 1,
    name,
    count: 12 - index,
    promotedOffers: [],
  })),
};

const statistics: Statistics = {
  generatedAt: STORY_TIME,
  totals: { all: 2111, today: 985, live: 103, streamed: 47, outrights: 62 },
  sports: [],
};

/** A picture that needs no server, in few colours: a gradient would make the accepted pictures large. */
const pictureOf = (ground: string): string => {
  const drawing = `<rect width="688" height="214" fill="${ground}"/><circle cx="560" cy="107" r="70" fill="#ffffff33"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="688" height="214">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

const banner = (name: string, ground: string) => {
  const sample = sampleBanner(name);
  return { ...sample, image: { ...sample.image, url: pictureOf(ground) } };
};

const inPlay: HomepageBlock = {
  blockType: "events-widget",
  tag: "in-play",
  props: { type: "in-play", numberOfEvents: 3, numberOfSports: 3, refreshPeriod: 20_000 },
};

const BLOCKS: readonly HomepageBlock[] = [
  { blockType: "search", tag: "search", props: {} },
  bannerBlock([banner("Derby week", "#1d4f91"), banner("Tennis nights", "#1c6b3f")]),
  {
    blockType: "quick_links",
    tag: "links",
    props: {
      links: (["stream", "upcoming", "promoted", "outrights", "last_bets"] as const).map((name) => ({
        type: "other",
        name,
      })),
    },
  },
  inPlay,
  { blockType: "promoted-catalogs-carousel", tag: "catalogs", props: { catalogsTimeFilter: {} } },
  { blockType: "recommended-betslips", tag: "recommended", props: {} },
];

const nothing = (): void => undefined;
const ready = createStore(() => ({ status: "ready" as const }));

const createWidget: HomeSources["createWidget"] = (settings): LiveWidget => {
  const { board, counts } = widgetBoard(inPlayOffer, settings);
  return {
    board: createStore(() => board),
    counts: createStore(() => counts),
    loadState: ready,
    setVisible: nothing,
    open: nothing,
    close: nothing,
  };
};

const PICKS = [
  { eventId: 1, slot: 0 },
  { eventId: 3, slot: 3 },
  { eventId: 6, slot: 0 },
];

const sourcesOf = (isNarrow: boolean): HomeSources => ({
  createWidget,
  isPersonal: false,
  createBetslips: () => ({
    betslips: createStore(() => [{ picks: PICKS }, { picks: PICKS.slice(1) }]),
    loadState: ready,
    open: nothing,
    close: nothing,
  }),
  renderEvents: (section, onVisible) =>
    isNarrow ? (
      <BoardView board={{ sections: [section] }} onVisible={onVisible} eventHref={() => "#"} />
    ) : (
      <EventLines ids={section.groups.flatMap(({ eventIds }) => eventIds)} tile={104} onVisible={onVisible} />
    ),
  renderFailure: () => null,
});

const openHome = () => {
  const store = createOfferStore(createManualTime());
  store.applyLists([offer]);
  const { api } = createSampleApi({ promotedStatistics: async () => promoted });
  const { betslips } = createSampleBetslips(store);
  return { store, api, betslips, client: openQueryClient(), favourites: createFavouritesStore(createMemoryStorage()) };
};

/** The blocks as the screen of the homepage composes them. */
const Home = ({ isNarrow }: { readonly isNarrow: boolean }) => {
  const [{ store, api, betslips, client, favourites }] = useState(openHome);
  return (
    <QueryClientProvider client={client}>
      <OfferApiContext value={api}>
        <OfferStoreContext value={store}>
          <BetslipsContext value={betslips}>
            <FavouritesContext value={favourites}>
              <div data-scroller>
                <LinksContext value={SAMPLE_LINKS}>
                  <NarrowContext value={isNarrow}>
                    <CountsContext value={{ statistics, promoted }}>
                      <ViewerContext value={{ viewer: { audience: "authenticated" }, onLogIn: nothing }}>
                        <HomeSourcesContext value={sourcesOf(isNarrow)}>
                          <Homepage blocks={BLOCKS} />
                        </HomeSourcesContext>
                      </ViewerContext>
                    </CountsContext>
                  </NarrowContext>
                </LinksContext>
              </div>
            </FavouritesContext>
          </BetslipsContext>
        </OfferStoreContext>
      </OfferApiContext>
    </QueryClientProvider>
  );
};

/** The catalogs are asked for, and the rows are drawn within several frames. */
const untilDrawn: StoryObj["play"] = async ({ canvas, canvasElement }) => {
  await canvas.findByText("Derbies");
  const hasRows = (): void => {
    if (!canvasElement.querySelector('[data-outcome^="1o"]')) throw new Error("not drawn yet");
  };
  await waitFor(hasRows);
};

// Storybook reads tags from the source, so a story that is not for a phone names its own.
export const Phone: StoryObj = {
  parameters: { width: 390 },
  render: () => <Home isNarrow />,
  play: untilDrawn,
};
export const Wide: StoryObj = {
  tags: ["desktop"],
  parameters: { width: 880 },
  render: () => <Home isNarrow={false} />,
  play: untilDrawn,
};
