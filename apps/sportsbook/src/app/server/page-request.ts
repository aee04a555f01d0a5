import type { BrandManifest } from "../../config/brand-manifest.ts";
import { interfaceWishes } from "../../i18n/locale.ts";
import { decideStart, type Start } from "../boot/start.ts";

/** What a browser's request for a page says that decides how it is drawn. */
export interface PageRequest {
  /** Path and query. */
  readonly address: string;
  /** The languages that the browser asks for, the dearest first. */
  readonly languages: readonly string[];
  /** It says that it is a phone. */
  readonly isPhone: boolean;
}

/** What is drawn: all requests with the same key get the same page. */
export interface PagePlan extends PageRequest {
  readonly key: string;
  /** By the brand as it was built. */
  readonly start: Start;
}

/** Everything else in a query is of one visitor: tokens, booking codes, bets. */
const SHARED: readonly string[] = ["brand", "tenant", "tenantId", "locale", "activeLocale", "theme"];

const MOST_LENGTH = 300;

export const startFor = (
  { address, languages }: PageRequest,
  manifest: BrandManifest,
  published: Parameters<typeof decideStart>[2] = null,
): Start => {
  const { search } = new URL(address, "http://page");
  return decideStart({ search, languages, storedTheme: () => null, isFramed: false }, manifest, published);
};

/** Null for an address that is not the same for every visitor. */
export const planPage = (request: PageRequest, manifest: BrandManifest): PagePlan | null => {
  const { pathname, searchParams } = new URL(request.address, "http://page");
  const isShared = [...searchParams.keys()].every((name) => SHARED.includes(name));
  if (!isShared || request.address.length > MOST_LENGTH) return null;
  const asked = { ...request, languages: interfaceWishes(request.languages) };
  const start = startFor(asked, manifest);
  const key = [start.slug, asked.languages.join(), request.isPhone, pathname, searchParams].join(" ");
  return { ...asked, key, start };
};
