import { SearchResultsList } from "../screens/search-results-list.tsx";

const TILE = 76;

/** The results below the search field of a wide header. */
export const SearchPanel = () => <SearchResultsList tile={TILE} />;
