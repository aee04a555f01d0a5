import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** A request for a page, as far as it decides how the page is drawn. */
export interface PageRequest {
  readonly address: string;
  readonly languages: readonly string[];
  readonly isPhone: boolean;
}

interface PagePlan {
  readonly key: string;
}

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

interface DrawOptions {
  readonly template: string;
  readonly manifest: unknown;
  readonly fetch: Fetch;
  readonly now: () => number;
  readonly origin: string;
}

interface FileOptions extends Pick<DrawOptions, "manifest" | "fetch" | "now" | "origin"> {
  readonly address: string;
  readonly signal: AbortSignal;
}

/** What the app's server entry exports (`apps/sportsbook/src/server.ts`). No service imports the app: it is loaded as it was built. */
interface ServerEntry {
  readonly planPage: (request: PageRequest, manifest: unknown) => PagePlan | null;
  readonly drawPage: (plan: PagePlan, options: DrawOptions) => Promise<string | null>;
  readonly writeRobots: (options: FileOptions) => Promise<string>;
  readonly writeSitemap: (options: FileOptions) => Promise<string>;
}

/** A file for search engines. */
export type SearchFile = "robots.txt" | "sitemap.xml";

/** The built app, ready to draw. */
export interface AppEntry {
  /** Null for an address that is not the same for every visitor. */
  readonly plan: (request: PageRequest) => PagePlan | null;
  /** Null for a screen that is each visitor's own. */
  readonly draw: (plan: PagePlan, fetch: Fetch) => Promise<string | null>;
  readonly write: (file: SearchFile, address: string, fetch: Fetch, signal: AbortSignal) => Promise<string>;
}

interface AppEntryOptions {
  readonly entry: string;
  readonly files: string;
  /** The public origin of the app. */
  readonly origin: string;
}

export const loadAppEntry = async ({ entry, files, origin }: AppEntryOptions): Promise<AppEntry> => {
  const [app, template, brands] = await Promise.all([
    import(pathToFileURL(resolve(entry)).href) as Promise<ServerEntry>,
    readFile(join(files, "index.html"), "utf8"),
    readFile(join(files, ".vite/brands.json"), "utf8"),
  ]);
  const manifest: unknown = JSON.parse(brands);
  const writers = { "robots.txt": app.writeRobots, "sitemap.xml": app.writeSitemap };
  return {
    plan: (request) => app.planPage(request, manifest),
    draw: (plan, fetch) => app.drawPage(plan, { template, manifest, fetch, now: Date.now, origin }),
    write: (file, address, fetch, signal) => writers[file]({ address, manifest, fetch, now: Date.now, origin, signal }),
  };
};
