import type { PromotedStatistics } from "@touchline/protocol";

/** The catalog that the operator puts before the others, of those that have events. */
export const firstCatalog = (catalogs: PromotedStatistics["catalogs"] | undefined): number | undefined =>
  catalogs?.find(({ count }) => count > 0)?.id;
