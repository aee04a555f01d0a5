const DAY_MS = 24 * 3_600_000;

/**
 * The earliest `month` of rows that were written at this time or later, for statements to leave out partitions of months before. The
 * column is written by the clock of the database, times by those of nodes, which differ by less than a day.
 */
export const earliestMonth = (since: Date): string =>
  `${new Date(since.getTime() - DAY_MS).toISOString().slice(0, 7)}-01`;
