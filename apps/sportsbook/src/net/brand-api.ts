import type { BrandDocument } from "@touchline/brands";
import { browserFetch, errorOf, type Fetch } from "./http.ts";

/** A document that was built or published has been through the schema; here it is only told from an error page. */
export const isBrandDocument = (answer: unknown): answer is BrandDocument => {
  if (typeof answer !== "object" || answer === null) return false;
  const { settings } = answer as Partial<BrandDocument>;
  return settings?.generalSettings !== undefined && settings.betslip !== undefined;
};

export const fetchBrandDocument = async (
  address: string,
  init: RequestInit,
  ask: Fetch = browserFetch,
): Promise<BrandDocument> => {
  const answer = await ask(address, init);
  if (!answer.ok) throw errorOf(address, answer);
  const document: unknown = await answer.json();
  if (!isBrandDocument(document)) throw new Error(`${address} is no brand document`);
  return document;
};
