import type { BrandDocument } from "@touchline/brands";
import { loadPack, offersLive, packAt } from "@touchline/jurisdictions";
import { brandPaths, formatPath, type Route } from "@touchline/protocol";
import type { BrandManifest } from "../../config/brand-manifest.ts";
import { offerLocaleOf } from "../../i18n/locale.ts";
import { fetchBrandDocument } from "../../net/brand-api.ts";
import type { Fetch } from "../../net/http.ts";
import { createOfferApi } from "../../net/offer-api.ts";
import { escapeHtml } from "./escape.ts";
import { startFor } from "./page-request.ts";

interface SearchFileOptions {
  /** Path and query: they name the brand as those of a page do. */
  readonly address: string;
  readonly manifest: BrandManifest;
  readonly fetch: Fetch;
  readonly origin: string;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

const isIndexed = ({ settings }: BrandDocument): boolean => settings.generalSettings.searchEngines?.indexed !== false;

const brandOf = async ({ address, manifest, fetch, signal }: SearchFileOptions) => {
  const start = startFor({ address, languages: [], isPhone: false }, manifest);
  return { start, document: await fetchBrandDocument(brandPaths.document(start.slug), { signal }, fetch) };
};

const queryOf = (address: string): string => new URL(address, "http://page").search;

/** What search engines may read of the brand's pages. */
export const writeRobots = async (options: SearchFileOptions): Promise<string> => {
  const { document } = await brandOf(options);
  const rules = isIndexed(document)
    ? [
        "Allow: /",
        "Disallow: /api/",
        "Disallow: /host/",
        `Sitemap: ${options.origin}/sitemap.xml${queryOf(options.address)}`,
      ]
    : ["Disallow: /"];
  return `${["User-agent: *", ...rules].join("\n")}\n`;
};

/** The views, leagues and events of the brand; none where search engines may not show them. */
export const writeSitemap = async (options: SearchFileOptions): Promise<string> => {
  const { start, document } = await brandOf(options);
  const { fetch, origin, address, signal, now } = options;
  const showsLive = offersLive(packAt(await loadPack(start.jurisdiction), now()));
  const { pathWords } = document.settings.generalSettings;
  const api = createOfferApi(
    offerLocaleOf(start.locale),
    () => ({ supplementalNameTypeIds: [], lines: false }),
    [start.tenantUuid],
    showsLive,
    fetch,
  );
  const indexed = isIndexed(document);
  const [statistics, list] = indexed
    ? await Promise.all([api.statistics({ eventCounterType: "ALL" }, signal), api.list({ game: "sports" }, signal)])
    : [null, null];
  const leagues = (statistics?.sports ?? []).flatMap(({ id: sport, categories }) =>
    categories.flatMap(({ id: category, tournaments }) =>
      tournaments.map(({ id: tournament }) => ({ date: "all" as const, sport, category, tournament })),
    ),
  );
  const routes: readonly Route[] = indexed
    ? [
        { view: "homepage", filters: {} },
        { view: "sports", filters: { date: "all" } },
        ...(showsLive ? [{ view: "live" as const, filters: {} }] : []),
        ...leagues.map((filters) => ({ view: "sports" as const, filters })),
        ...(list?.events ?? []).map(({ id: event }) => ({ view: "sports" as const, filters: { event } })),
      ]
    : [];
  const rows = routes.map(
    (route) => `<url><loc>${escapeHtml(origin + formatPath(route, pathWords) + queryOf(address))}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join("\n")}</urlset>\n`;
};
