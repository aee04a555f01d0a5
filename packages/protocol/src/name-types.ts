/** Further names of the same thing, for example its short form, by the id they are asked for. */
export const SUPPLEMENTAL_NAME_TYPES = { short: 1, abbreviation: 2 } as const;
