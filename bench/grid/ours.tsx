/** The product's own list and store, without the network. */
import "virtual:theme.css";
import "../../apps/sportsbook/src/app/styles.css";
import { isOfferFrame } from "@touchline/protocol";
import { createRoot } from "react-dom/client";
import { SelectionContext } from "../../apps/sportsbook/src/data/betslip/selection-context.ts";
import { createSelectionStore } from "../../apps/sportsbook/src/data/betslip/selection-store.ts";
import { FavouritesContext } from "../../apps/sportsbook/src/data/favourites/favourites-context.ts";
import { createFavouritesStore } from "../../apps/sportsbook/src/data/favourites/favourites-store.ts";
import { boardOfList } from "../../apps/sportsbook/src/data/offer/board.ts";
import { browserFrames } from "../../apps/sportsbook/src/data/offer/frames.ts";
import { OfferStoreContext } from "../../apps/sportsbook/src/data/offer/offer-context.ts";
import { createOfferStore } from "../../apps/sportsbook/src/data/offer/offer-store.ts";
import { BoardView } from "../../apps/sportsbook/src/features/offer-list/board-view.tsx";
import { offerToPlay } from "./play.ts";
import { createList } from "./workload.ts";

const store = createOfferStore(browserFrames);
const { board, lists } = boardOfList(createList());
store.applyLists(lists);

const ignore = (): void => undefined;

createRoot(document.getElementById("root") as HTMLElement).render(
  <OfferStoreContext value={store}>
    <SelectionContext value={createSelectionStore(Date.now)}>
      <FavouritesContext value={createFavouritesStore()}>
        <div data-scroller style={{ height: "100vh", overflow: "auto", width: "800px", position: "relative" }}>
          <BoardView board={board} onVisible={ignore} eventHref={(id) => `/sports/e_${id}`} />
        </div>
      </FavouritesContext>
    </SelectionContext>
  </OfferStoreContext>,
);

offerToPlay((text) => {
  const [, ...chunks] = JSON.parse(text) as unknown[];
  if (isOfferFrame(chunks)) store.applyFrame(chunks);
});
