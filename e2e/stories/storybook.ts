import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const APP = join(ROOT, "apps/sportsbook");
const OUTPUT = join(APP, ".touchline/storybook");
const STAMP = join(OUTPUT, "built-from.txt");

/** Files that can change the look of a story. */
const SOURCES = [
  "apps/sportsbook/{.storybook,vite,src}/**/*",
  "apps/sportsbook/{vite.config.ts,package.json}",
  "packages/{betting,brands,protocol}/src/**/*",
  "packages/brands/{*.json,{brands,texts}/**/*}",
  "pnpm-lock.yaml",
];

const hashSources = (): string => {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: ROOT, exclude: (name) => name === "node_modules" });
  for (const file of files.sort()) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex");
};

export interface Story {
  readonly id: string;
  readonly tags: readonly string[];
}

interface Index {
  readonly entries: Readonly<Record<string, Story & { readonly type: string }>>;
}

/** Builds the stories unless the last build is from the same files. */
export const buildStories = (): void => {
  const sources = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  execFileSync("pnpm", ["exec", "storybook", "build", "--quiet", "-o", OUTPUT], {
    cwd: APP,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  writeFileSync(STAMP, sources);
};

/** Folder and list of the built stories. Test files run at the same time, so they only read the build. */
export const readStories = (): { folder: string; stories: readonly Story[] } => {
  const { entries }: Index = JSON.parse(readFileSync(join(OUTPUT, "index.json"), "utf8"));
  return { folder: OUTPUT, stories: Object.values(entries).filter(({ type }) => type === "story") };
};
