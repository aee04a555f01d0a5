const LONGEST = 200;

/** As long as a message to the host may have it. */
export const titleOfPage = (): string => document.title.slice(0, LONGEST);
