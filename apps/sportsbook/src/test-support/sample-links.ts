import type { Links } from "../entities/links/links-context.ts";

export const SAMPLE_LINKS: Links = {
  hrefOf: ({ view, filters }) => `/${view}?${new URLSearchParams(filters as Record<string, string>)}`,
  ticketHref: (betId) => `/bet-details?betId=${betId}`,
};
