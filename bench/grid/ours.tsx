/** The product's list and store, without the network. */
import "virtual:theme.css";
import "virtual:metrics.css";
import "../../apps/sportsbook/src/app/boot/styles.css";
import { readOfferFrame } from "@touchline/protocol";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { BetslipsContext } from "../../apps/sportsbook/src/data/betslip/betslips-context.ts";
import { createLazyBetslips } from "../../apps/sportsbook/src/data/betslip/lazy-betslips.ts";
import { FavouritesContext } from "../../apps/sportsbook/src/data/favourites/favourites-context.ts";
import { createFavouritesStore } from "../../apps/sportsbook/src/data/favourites/favourites-store.ts";
import { boardOfList } from "../../apps/sportsbook/src/data/offer/board.ts";
import { framesOf } from "../../apps/sportsbook/src/data/offer/frames.ts";
import { OfferStoreContext } from "../../apps/sportsbook/src/data/offer/offer-context.ts";
import { createOfferStore } from "../../apps/sportsbook/src/data/offer/offer-store.ts";
import {
  PresentationContext,
  usePresentation,
} from "../../apps/sportsbook/src/data/preferences/preferences-context.ts";
import { familyOf } from "../../apps/sportsbook/src/data/preferences/view-family.ts";
import { browserTime } from "../../apps/sportsbook/src/env/browser-time.ts";
import { deviceStorage } from "../../apps/sportsbook/src/env/web-storage.ts";
import { BoardView } from "../../apps/sportsbook/src/features/offer-list/board-view.tsx";
import { GridBoard } from "../../apps/sportsbook/src/features/offer-list/grid/grid-board.tsx";
import { readAsked } from "./asked.ts";
import { offerToPlay } from "./play.ts";
import { createList } from "./workload.ts";

const { view, workload } = readAsked(location.search);
const store = createOfferStore(framesOf(browserTime));
const { board, lists } = boardOfList(createList(workload));
store.applyLists(lists);

const View = familyOf(view) === "european" ? BoardView : GridBoard;

const ignore = (): void => undefined;
const lazyBetslips = createLazyBetslips({
  betTypes: ["single"],
  offer: store,
  now: Date.now,
  // The slip is not on this page.
  afterPaint: ignore,
  askToSignIn: ignore,
  askToDeposit: ignore,
});

const InView = ({ children }: { readonly children: ReactNode }) => (
  <PresentationContext value={{ ...usePresentation(), view }}>{children}</PresentationContext>
);

createRoot(document.getElementById("root") as HTMLElement).render(
  <OfferStoreContext value={store}>
    <BetslipsContext value={lazyBetslips.betslips}>
      <FavouritesContext value={createFavouritesStore(deviceStorage)}>
        <div data-scroller style={{ height: "100vh", overflow: "auto", width: "800px", position: "relative" }}>
          <InView>
            <View board={board} onVisible={ignore} eventHref={(id) => `/sports/e_${id}`} />
          </InView>
        </div>
      </FavouritesContext>
    </BetslipsContext>
  </OfferStoreContext>,
);

offerToPlay(workload, (text) => {
  const [, ...frame] = JSON.parse(text) as unknown[];
  const chunks = readOfferFrame(frame);
  if (chunks) store.applyFrame(chunks);
});
