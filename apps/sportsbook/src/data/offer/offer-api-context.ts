import { createContext, useContext } from "react";
import type { OfferApi } from "../../net/offer-api.ts";

export const OfferApiContext = createContext<OfferApi | null>(null);

/** What the queries of the offer are asked with. */
export const useOfferApi = (): OfferApi => {
  const api = useContext(OfferApiContext);
  if (!api) throw new Error("no offer API above this component");
  return api;
};
