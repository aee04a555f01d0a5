import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Assets } from "./page.ts";

export const ASSETS_FOLDER = fileURLToPath(new URL("../dist/assets/", import.meta.url));
/** Under `/host`, so that the pages find them through the sportsbook's own origin as well. */
export const ASSETS_PREFIX = "/host/assets/";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
}

/** Null where nothing was built yet. */
export const readAssets = (folder = DIST): Assets | null => {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Record<
      string,
      ManifestEntry
    >;
    const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
    if (!entry) return null;
    return { script: `/host/${entry.file}`, styles: (entry.css ?? []).map((file) => `/host/${file}`) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
};
