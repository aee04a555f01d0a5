import type { AppEntry, SearchFile } from "./app-entry.ts";
import type { AskApi } from "./ask-api.ts";
import { createShared } from "./shared-drawings.ts";

const TYPES: Readonly<Record<SearchFile, string>> = {
  "robots.txt": "text/plain; charset=utf-8",
  "sitemap.xml": "application/xml; charset=utf-8",
};

/** Search engines ask for them a few times a day, and every address of a sitemap has to be written. */
const LIFETIME = 60_000;
const MOST_KEPT = 100;
const TIMEOUT = 5_000;

const fileOf = (address: string): SearchFile | null => {
  const name = new URL(address, "http://page").pathname.slice(1);
  return Object.hasOwn(TYPES, name) ? (name as SearchFile) : null;
};

interface SearchFilesOptions {
  readonly app: Pick<AppEntry, "write">;
  readonly askApi: AskApi;
}

/** Files that tell search engines which pages there are. */
export const createSearchFiles = ({ app, askApi }: SearchFilesOptions) => {
  const shared = createShared<string>({ lifetime: LIFETIME, most: MOST_KEPT, now: () => performance.now() });
  /** Null for an address that is none of these files. */
  return async (address: string, visitor: string): Promise<{ readonly type: string; readonly text: string } | null> => {
    const file = fileOf(address);
    if (!file) return null;
    const write = () => app.write(file, address, askApi(visitor), AbortSignal.timeout(TIMEOUT));
    return { type: TYPES[file], text: await shared.get(address, write) };
  };
};

export type SearchFiles = ReturnType<typeof createSearchFiles>;
