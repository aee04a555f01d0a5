import { type BettingTerms, bettingTermsSchema } from "@touchline/brands/schema";
import { loadBrand } from "@touchline/brands/shipped";
import type { BrandDocuments } from "@touchline/db";
import type { Log } from "@touchline/server-kit";
import { remember } from "./remember.ts";

export type TermsOf = (brand: string) => BettingTerms;

/** Terms from the brand files in the repository. */
export const createShippedTerms = (): TermsOf => remember((brand) => loadBrand(brand).settings.betslip);

const REFRESH_EVERY_MS = 5_000;

export interface PublishedTermsOptions {
  readonly documents: Pick<BrandDocuments, "newer">;
  readonly log: Log;
}

/** Terms of the last published brand document, which the app uses too. Falls back to the shipped ones until a document is read. */
export const followPublishedTerms = ({ documents, log }: PublishedTermsOptions) => {
  const shipped = createShippedTerms();
  const published = new Map<string, BettingTerms>();
  const versions: Record<string, number> = {};

  const take = (slug: string, version: number, document: string): void => {
    versions[slug] = version;
    const { data, error } = bettingTermsSchema.safeParse(JSON.parse(document).settings?.betslip);
    if (data) published.set(slug, data);
    else log.error({ err: error, slug, version }, "published brand not valid, the previous terms stay in force");
  };

  const refresh = async (): Promise<void> => {
    for (const { slug, version, document } of await documents.newer(versions)) take(slug, version, document);
  };
  const tryToRefresh = (): Promise<void> =>
    refresh().catch((error: unknown) => log.warn({ err: error }, "published brands not readable, retrying"));

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const refreshRepeatedly = async (): Promise<void> => {
    await tryToRefresh();
    if (!isStopped) timer = setTimeout(refreshRepeatedly, REFRESH_EVERY_MS);
  };

  return {
    termsOf: ((brand) => published.get(brand) ?? shipped(brand)) satisfies TermsOf,
    refresh,
    /** Resolves after the first attempt to read, successful or not. */
    start: refreshRepeatedly,
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
