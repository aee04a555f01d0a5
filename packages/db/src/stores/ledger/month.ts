const DAY_MS = 24 * 3_600_000;

const monthOf = (time: number): string => `${new Date(time).toISOString().slice(0, 7)}-01`;

/**
 * The earliest `month` of rows that were written at this time or later, for statements to leave out partitions of
 * months before. The column is written by the clock of the database, times by those of nodes, which differ by less
 * than a day.
 */
export const earliestMonth = (since: Date): string => monthOf(since.getTime() - DAY_MS);

/** The latest `month` that there are rows of, for statements to leave out the partitions that were made ahead. */
export const latestMonth = (): string => monthOf(Date.now() + DAY_MS);
