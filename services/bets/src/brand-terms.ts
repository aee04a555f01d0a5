import { type BettingTerms, bettingTermsSchema } from "@touchline/brands/schema";
import { loadBrand } from "@touchline/brands/shipped";
import type { BrandDocuments } from "@touchline/db";
import type { Log } from "@touchline/server-kit";
import { remember } from "./remember.ts";

export type TermsOf = (brand: string) => BettingTerms;

/** As the brands came with the software. */
export const createShippedTerms = (): TermsOf => remember((brand) => loadBrand(brand).settings.betslip);

const EVERY_MS = 5_000;

export interface PublishedTermsOptions {
  readonly documents: Pick<BrandDocuments, "newer">;
  readonly log: Log;
}

/** What editors published last, as the app has it too; as shipped where nothing was, and until the database has been asked. */
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
  const goOn = async (): Promise<void> => {
    await tryToRefresh();
    if (!isStopped) timer = setTimeout(goOn, EVERY_MS);
  };

  return {
    termsOf: ((brand) => published.get(brand) ?? shipped(brand)) satisfies TermsOf,
    refresh,
    /** Resolves when the database has answered once, or could not. */
    start: goOn,
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
