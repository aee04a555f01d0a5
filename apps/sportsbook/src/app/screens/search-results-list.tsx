import { useCounts } from "../../entities/offer-counts.ts";
import { SearchResults } from "../../features/search/search-results.tsx";
import { topLeaguesOf } from "../../features/search/top-leagues.ts";
import { useServices } from "../services.ts";
import { EventLines } from "./event-lines.tsx";

/** What a search found, on its own page or under the field of the header. */
export const SearchResultsList = ({ plate }: { readonly plate: number }) => {
  const { search } = useServices();
  const { statistics } = useCounts();
  return (
    <SearchResults
      search={search}
      topLeagues={topLeaguesOf(statistics)}
      renderEvents={(ids) => <EventLines ids={ids} plate={plate} />}
    />
  );
};
