import { SearchResults } from "../../features/search/search-results.tsx";
import { topLeaguesOf } from "../../features/search/top-leagues.ts";
import { useCounts } from "../layouts/use-counts.ts";
import { useServices } from "../services.ts";
import { EventLines } from "./event-lines.tsx";

/** What a search found, on its own page or under the field of the header. */
export const SearchResultsList = ({ plate }: { readonly plate: number }) => {
  const { navigation, search } = useServices();
  const { statistics } = useCounts();
  const { hrefOf } = navigation;
  const eventHref = (event: number): string => hrefOf({ view: "sports", filters: { event } });
  return (
    <SearchResults
      search={search}
      topLeagues={topLeaguesOf(statistics)}
      leagueHref={(tournament) => hrefOf({ view: "sports", filters: { date: "all", tournament } })}
      renderEvents={(ids) => <EventLines ids={ids} plate={plate} eventHref={eventHref} />}
    />
  );
};
