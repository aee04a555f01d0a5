/** The most tournaments that a personal recommendation is made of. In a file without schemas, as the app reads it. */
export const MOST_INTERESTS = 12;
