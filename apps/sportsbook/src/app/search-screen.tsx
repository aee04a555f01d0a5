import type { Route } from "@touchline/protocol";
import { useStateValue } from "../data/use-state-value.ts";
import { SearchField } from "../features/search/search-field.tsx";
import { SearchResults } from "../features/search/search-results.tsx";
import { OfferScreen } from "./offer-screen.tsx";
import { useServices } from "./services.ts";
import { NARROW, useMediaQuery } from "./use-media-query.ts";

export const SearchScreen = ({ route }: { readonly route: Route }) => {
  const { config, navigation, offer } = useServices();
  const leagues = useStateValue(offer.foundLeagues);
  const text = useStateValue(offer.searchText);
  const isNarrow = useMediaQuery(NARROW);
  return (
    <>
      {(isNarrow || config.general.search.desktop === "activator") && <SearchField text={text} onText={offer.search} />}
      <SearchResults
        text={text.trim()}
        leagues={leagues}
        leagueHref={(tournament) => navigation.hrefOf({ view: "sports", filters: { date: "all", tournament } })}
        events={(empty) => <OfferScreen route={route} empty={empty} />}
      />
    </>
  );
};
