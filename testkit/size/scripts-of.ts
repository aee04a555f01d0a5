/** The scripts that a screen loads before its first odds, from the build's manifest. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

interface Part {
  readonly file: string;
  readonly imports?: readonly string[];
}
interface Build {
  readonly parts: Readonly<Record<string, Part>>;
  /** Scripts that the page itself names. */
  readonly first: readonly string[];
}

export const DIST = fileURLToPath(new URL("../../apps/sportsbook/dist", import.meta.url));

const SCRIPT = /(?:src|href)="\/([^"]+\.js)"/g;

export const readBuild = (): Build => ({
  parts: JSON.parse(readFileSync(join(DIST, ".vite/manifest.json"), "utf8")),
  first: [...readFileSync(join(DIST, "index.html"), "utf8").matchAll(SCRIPT)].map(([, file]) => file as string),
});

const SOCKET = "src/net/push-socket.ts";

/** Modules loaded together with the odds or after them. */
const LATE = [
  "src/app/punter/sync-punter.ts",
  "src/app/punter/start-betslips.ts",
  "src/app/boot/sync-brand.ts",
  "src/features/betslip/betslip-panel.tsx",
  "src/features/betslip/slip-toasts.tsx",
  "src/app/layouts/punter-session-bar.tsx",
  "src/app/layouts/page-end.tsx",
  "src/app/layouts/last-tickets-panel.tsx",
  "src/app/layouts/recommended-panel.tsx",
  "src/app/layouts/ticket-news-toasts.tsx",
  "src/i18n/catalogues/en.json?late",
  "src/features/offer-filters/choice-menu.tsx",
  "src/features/offer-list/line-menu.tsx",
  "src/features/navigation/more-menu.tsx",
  "src/features/event-view/event-switcher.tsx",
  "src/features/event-view/extras.tsx",
  "src/features/price-announcer/price-announcer.tsx",
  "src/features/consent/consent-bar.tsx",
  "src/app/analytics/sync-consent.ts",
];

/** The slip's worker, which the manifest does not list; it is started with the slip, after the odds. */
const isSlipWorker = (file: string): boolean => /^slip-worker-.*\.js$/.test(file);

const withImports = (parts: Build["parts"], names: readonly string[], found: Set<string>): Set<string> => {
  for (const name of names) {
    const part = parts[name];
    if (!part) throw new Error(`the build has no module ${name}: was it moved?`);
    if (found.has(part.file)) continue;
    found.add(part.file);
    withImports(parts, part.imports ?? [], found);
  }
  return found;
};

/** Scripts that must be loaded before the odds can be shown. */
export const scriptsBefore = (build: Build, parts: readonly string[]): Set<string> =>
  withImports(build.parts, parts, new Set(build.first));

/** Scripts of these modules beyond those of every page. */
const scriptsBeyond = (build: Build, parts: readonly string[]): Set<string> =>
  scriptsBefore(build, parts).difference(new Set(build.first));

/** The socket's scripts, which keep the odds current; the first paint does not wait for them. */
export const scriptsOfSocket = (build: Build): Set<string> => scriptsBeyond(build, [SOCKET]);

export const scriptsOfLater = (build: Build): Set<string> =>
  new Set([
    ...scriptsBeyond(build, LATE),
    ...readdirSync(join(DIST, "assets"))
      .filter(isSlipWorker)
      .map((file) => `assets/${file}`),
  ]);

/** Scripts of each language other than English; a page loads one of them. */
export const scriptsOfLanguages = (build: Build): Set<string>[] =>
  Object.keys(build.parts)
    .filter((name) => /^src\/i18n\/catalogues\/[\w-]+\.json$/.test(name))
    .map((name) => scriptsBeyond(build, [name]));
