/** Maximum of each kind, stored and per call. In a file without schemas, so that the app does not load a schema library for it. */
export const MOST_FAVOURITES = 500;
