import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClientProvider } from "@tanstack/react-query";
import type { OfferView } from "@touchline/brands";
import { type ReactNode, useState } from "react";
import { waitFor } from "storybook/test";
import { STORY_TIME } from "../../../.storybook/story-time.ts";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { FavouritesContext } from "../../data/favourites/favourites-context.ts";
import { createFavouritesStore } from "../../data/favourites/favourites-store.ts";
import { boardOfList } from "../../data/offer/board.ts";
import { OfferApiContext, OfferStoreContext } from "../../data/offer/offer-context.ts";
import { createOfferStore } from "../../data/offer/offer-store.ts";
import { PresentationContext, usePresentation } from "../../data/preferences/preferences-context.ts";
import { familyOf } from "../../data/preferences/view-family.ts";
import { LinksContext } from "../../entities/links/links-context.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createSampleApi } from "../../test-support/sample-api.ts";
import { createSampleBetslips } from "../../test-support/sample-betslips.ts";
import { sampleLeagues } from "../../test-support/sample-leagues.ts";
import { SAMPLE_LINKS } from "../../test-support/sample-links.ts";
import { createMemoryStorage } from "../../test-support/test-env.ts";
import { OfferList } from "./offer-list.tsx";

const meta: Meta = { title: "Features/Offer list", tags: ["desktop"], parameters: { padding: 8, surface: "bg" } };
export default meta;

const offer = sampleLeagues(STORY_TIME);

const openOffer = () => {
  const store = createOfferStore(createManualTime());
  store.applyLists([offer]);
  return {
    store,
    client: openQueryClient(),
    api: createSampleApi({ marketSpecifiers: async () => ({ metaMarkets: [] }) }).api,
    favourites: createFavouritesStore(createMemoryStorage()),
    betslips: createSampleBetslips(store).betslips,
  };
};

const ODDS_FORMATS = { european: "decimal", asian: "malaysian", indonesian: "indonesian" } as const;

const Presented = ({ view, children }: { readonly view: OfferView; readonly children: ReactNode }) => {
  const oddsFormat = ODDS_FORMATS[familyOf(view)];
  return <PresentationContext value={{ ...usePresentation(), view, oddsFormat }}>{children}</PresentationContext>;
};

interface ListProps {
  readonly view: OfferView;
  readonly height: number;
}

const List = ({ view, height }: ListProps) => {
  const [{ store, client, api, favourites, betslips }] = useState(openOffer);
  return (
    <QueryClientProvider client={client}>
      <OfferApiContext value={api}>
        <OfferStoreContext value={store}>
          <BetslipsContext value={betslips}>
            <FavouritesContext value={favourites}>
              <Presented view={view}>
                <LinksContext value={SAMPLE_LINKS}>
                  <div data-scroller style={{ height, overflow: "auto" }}>
                    <OfferList
                      route={{ view: "sports", filters: { date: "all" } }}
                      board={boardOfList(offer).board}
                      loadState={{ status: "ready" }}
                      onVisible={() => undefined}
                      onRetry={() => undefined}
                    />
                  </div>
                </LinksContext>
              </Presented>
            </FavouritesContext>
          </BetslipsContext>
        </OfferStoreContext>
      </OfferApiContext>
    </QueryClientProvider>
  );
};

/** Taps a price, after the list is drawn, which takes several frames. */
const pickOne: StoryObj["play"] = ({ canvasElement }) => {
  const pick = (): void => {
    const price = canvasElement.querySelector<HTMLButtonElement>('[data-outcome^="1o"]');
    if (!price) throw new Error("not drawn yet");
    price.click();
  };
  return waitFor(pick);
};

const list = (view: OfferView, height: number, width = 880): StoryObj => ({
  parameters: { width },
  render: () => <List view={view} height={height} />,
  play: pickOne,
});

// Storybook reads tags from the source, so each story that is not for a desktop names its own.
export const EuroStandard = list("euro_standard", 560);
export const EuroStandardPhone: StoryObj = { ...list("euro_standard", 560, 390), tags: ["phone"] };
export const EuroWide = list("euro_wide", 700);
export const EuroMultiMarketHorizontal = list("euro_multi_market_horizontal", 560);
export const EuroSingleMarket = list("euro_single_market", 560);
export const AsiaStandard = list("asia_standard", 700);
export const AsiaStandardPhone: StoryObj = { ...list("asia_standard", 700, 390), tags: ["phone"] };
export const AsiaWide = list("asia_wide", 420, 1200);
export const AsiaSingleMarket = list("asia_single_market", 520);
export const AsiaSingleMarketPhone: StoryObj = { ...list("asia_single_market", 700, 390), tags: ["phone"] };
export const AsiaMultiMarketVertical: StoryObj = { ...list("asia_multi_market_vertical", 700, 390), tags: ["phone"] };
export const IndonesiaStandard = list("indonesia_standard", 700);
export const IndonesiaMultiMarketVerticalAccent: StoryObj = {
  ...list("indonesia_multi_market_vertical_accent", 700, 390),
  tags: ["phone"],
};
