import { FoundResults } from "./found-results.tsx";

const PLATE = 76;

/** The search under the field of a wide header, over whatever page is there. */
export const SearchPanel = () => <FoundResults plate={PLATE} />;
