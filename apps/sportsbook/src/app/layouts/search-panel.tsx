import { SearchResultsList } from "../screens/search-results-list.tsx";

const PLATE = 76;

/** The search under the field of a wide header, over whatever page is there. */
export const SearchPanel = () => <SearchResultsList plate={PLATE} />;
