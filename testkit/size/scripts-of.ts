/** Which scripts a screen asks for before its first odds, read from what the build wrote down. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

interface Part {
  readonly file: string;
  readonly imports?: readonly string[];
}
interface Build {
  readonly parts: Readonly<Record<string, Part>>;
  /** What the page itself names. */
  readonly first: readonly string[];
}

export const DIST = fileURLToPath(new URL("../../apps/sportsbook/dist", import.meta.url));

const SCRIPT = /(?:src|href)="\/([^"]+\.js)"/g;

export const readBuild = (): Build => ({
  parts: JSON.parse(readFileSync(join(DIST, ".vite/manifest.json"), "utf8")),
  first: [...readFileSync(join(DIST, "index.html"), "utf8").matchAll(SCRIPT)].map(([, file]) => file as string),
});

const SOCKET = "src/net/push-socket.ts";

/** What is asked for together with the odds or after them, and drawn when it has come. */
const LATE = [
  "src/app/punter/sync-punter.ts",
  "src/app/punter/start-betslips.ts",
  "src/app/boot/sync-brand.ts",
  "src/features/betslip/betslip-panel.tsx",
  "src/features/betslip/slip-toasts.tsx",
  "src/app/layouts/punter-session-bar.tsx",
  "src/app/layouts/page-end.tsx",
  "src/app/layouts/last-tickets-part.tsx",
  "src/app/layouts/recommended-part.tsx",
  "src/app/layouts/ticket-news-part.tsx",
  "src/i18n/catalogues/en.json?late",
  "src/features/offer-filters/choice-menu.tsx",
  "src/features/offer-list/line-menu.tsx",
  "src/features/navigation/more-menu.tsx",
  "src/features/event-view/event-switcher.tsx",
  "src/features/event-view/extras.tsx",
];

const withImports = (parts: Build["parts"], names: readonly string[], found: Set<string>): Set<string> => {
  for (const name of names) {
    const part = parts[name];
    if (!part) throw new Error(`the build has no part ${name}: has it moved?`);
    if (found.has(part.file)) continue;
    found.add(part.file);
    withImports(parts, part.imports ?? [], found);
  }
  return found;
};

/** What must be there before the odds can be. */
export const scriptsBefore = (build: Build, parts: readonly string[]): Set<string> =>
  withImports(build.parts, parts, new Set(build.first));

/** What these parts need beyond what every page begins with. */
const scriptsBeyond = (build: Build, parts: readonly string[]): Set<string> =>
  scriptsBefore(build, parts).difference(new Set(build.first));

/** What keeps the odds moving; nothing on the first picture waits for it. */
export const scriptsOfSocket = (build: Build): Set<string> => scriptsBeyond(build, [SOCKET]);

export const scriptsOfLater = (build: Build): Set<string> => scriptsBeyond(build, LATE);

/** One of them comes with a page in another language than English. */
export const scriptsOfLanguages = (build: Build): Set<string>[] =>
  Object.keys(build.parts)
    .filter((name) => /^src\/i18n\/catalogues\/[\w-]+\.json$/.test(name))
    .map((name) => scriptsBeyond(build, [name]));
