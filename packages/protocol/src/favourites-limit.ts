/** Favourites of each kind that are kept, and that one call may name. In a file without schemas: the app needs no more of it. */
export const MOST_FAVOURITES = 500;
