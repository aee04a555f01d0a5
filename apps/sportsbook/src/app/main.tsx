import "virtual:theme.css";
import "./styles.css";
import { createRoot } from "react-dom/client";
import { readAppConfig } from "../config/app-config.ts";
import { readStored } from "../config/device-storage.ts";
import { SelectionContext } from "../data/betslip/selection-context.ts";
import { createSelectionStore } from "../data/betslip/selection-store.ts";
import { FavouritesContext } from "../data/favourites/favourites-context.ts";
import { createFavouritesStore } from "../data/favourites/favourites-store.ts";
import { createLiveOffer } from "../data/live-offer/live-offer.ts";
import { OfferStoreContext } from "../data/offer/offer-context.ts";
import { pageTicker } from "../data/ticker.ts";
import { messages } from "../i18n/messages.ts";
import { createOfferApi } from "../net/offer-api.ts";
import { followLinks } from "./follow-links.ts";
import { createNavigation } from "./navigation.ts";
import { ServicesContext } from "./services.ts";
import { Shell } from "./shell.tsx";
import { openSearchOnSlash } from "./shortcuts.ts";

const config = readAppConfig(location.search, readStored("theme"));
const navigation = createNavigation(config.general);
const favourites = createFavouritesStore();
const selections = createSelectionStore(Date.now);
const offer = createLiveOffer({
  api: createOfferApi(config.locale),
  favourites: favourites.ids.get,
  titles: { live: messages.liveNow, upcoming: messages.upcoming },
  onError: (error) => console.error(error),
});

selections.selections.subscribe(() => {
  offer.setPicked(new Set(selections.selections.get().map(({ eventId }) => eventId)));
});
favourites.ids.subscribe(offer.favouritesChanged);
followLinks(navigation.go);
openSearchOnSlash(() => navigation.go(navigation.hrefOf({ view: "sports", filters: { page: "search" } })));
pageTicker.subscribe(offer.tick);
window.addEventListener("online", () => offer.setOnline(true));
window.addEventListener("offline", () => offer.setOnline(false));
document.addEventListener("visibilitychange", offer.tick);

createRoot(document.getElementById("root") as HTMLElement).render(
  <ServicesContext value={{ config, navigation, offer }}>
    <OfferStoreContext value={offer.store}>
      <SelectionContext value={selections}>
        <FavouritesContext value={favourites}>
          <Shell />
        </FavouritesContext>
      </SelectionContext>
    </OfferStoreContext>
  </ServicesContext>,
);

// The socket is not needed for the first picture, so it does not compete with it for the line.
requestAnimationFrame(() => setTimeout(() => offer.connect().catch(console.error)));
