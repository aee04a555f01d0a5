/** Markets of each event in a list, per sport. In a file without schemas, so that the app does not load a schema library for it. */
export const NUMBER_OF_MARKETS_PER_SPORT = 6;
