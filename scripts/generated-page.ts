import { readFileSync, writeFileSync } from "node:fs";

const cell = (text: string): string => text.replaceAll("|", "\\|");

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");

/** Writes a page that is made from code. With `--check` it fails where the page differs from `source`. */
export const keepDocument = (path: string, text: string, source: string): void => {
  const file = new URL(`../${path}`, import.meta.url);
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${path} does not match ${source}: run \`pnpm contract\` and commit the result`);
    process.exitCode = 1;
  }
};
