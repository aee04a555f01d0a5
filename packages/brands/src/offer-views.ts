export const OFFER_VIEWS = ["homepage", "sports", "live"] as const;
export type OfferViewName = (typeof OFFER_VIEWS)[number];
