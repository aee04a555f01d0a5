/** Ids of supplemental names, such as the short form. */
export const SUPPLEMENTAL_NAME_TYPES = { short: 1, abbreviation: 2 } as const;
