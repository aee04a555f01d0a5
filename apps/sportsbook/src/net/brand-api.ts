import type { BrandDocument } from "@touchline/brands";

/** A document that was built or published has been through the schema; here it is only told from an error page. */
const isBrandDocument = (answer: unknown): answer is BrandDocument => {
  if (typeof answer !== "object" || answer === null) return false;
  const { settings } = answer as Partial<BrandDocument>;
  return settings?.generalSettings !== undefined && settings.betslip !== undefined;
};

export const fetchBrandDocument = async (address: string): Promise<BrandDocument> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const document: unknown = await answer.json();
  if (!isBrandDocument(document)) throw new Error(`${address} is no brand document`);
  return document;
};
