import { useCounts } from "../../entities/offer-counts.ts";
import { SearchResults } from "../../features/search/search-results.tsx";
import { topLeaguesOf } from "../../features/search/top-leagues.ts";
import { useServices } from "../services.ts";
import { EventLines } from "./event-lines.tsx";

/** Search results, on the search page or below the field of the header. */
export const SearchResultsList = ({ tile }: { readonly tile: number }) => {
  const { search } = useServices();
  const { statistics } = useCounts();
  return (
    <SearchResults
      search={search}
      topLeagues={topLeaguesOf(statistics)}
      renderEvents={(ids) => <EventLines ids={ids} tile={tile} />}
    />
  );
};
