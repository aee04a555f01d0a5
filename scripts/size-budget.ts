/** `pnpm size`: compressed script before the first odds of each screen, from the built app. Fails if a budget is exceeded. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { SCREENS } from "../testkit/size/screens.ts";
import { DIST, readBuild, scriptsBefore, scriptsOfLanguages, scriptsOfSocket } from "../testkit/size/scripts-of.ts";

interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

/** Screens share most of their files. */
const sizes = new Map<string, Size>();

const sizeOfFile = (file: string): Size => {
  const known = sizes.get(file);
  if (known) return known;
  const text = readFileSync(join(DIST, file));
  const size = { gzip: gzipSync(text).byteLength, brotli: brotliCompressSync(text).byteLength };
  sizes.set(file, size);
  return size;
};

const sizeOf = (files: ReadonlySet<string>): Size => {
  const each = [...files].map(sizeOfFile);
  const sum = (format: keyof Size): number => each.reduce((total, size) => total + size[format], 0);
  return { gzip: sum("gzip"), brotli: sum("brotli") };
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

const build = readBuild();
const socket = sizeOf(scriptsOfSocket(build));
const languages = scriptsOfLanguages(build).map((files) => sizeOf(files).gzip);
const language = Math.max(0, ...languages);

console.log(`${"screen".padEnd(22)} files      gzip    brotli    budget  gzip in any language`);
let over = 0;
for (const screen of SCREENS) {
  const files = scriptsBefore(build, screen.parts);
  const { gzip, brotli } = sizeOf(files);
  const isOver = brotli > screen.budget;
  if (isOver) over += 1;
  const name = `${screen.name}, ${screen.width}`.padEnd(22);
  const count = String(files.size).padStart(5);
  console.log(
    `${name} ${count} ${kilobytes(gzip)} ${kilobytes(brotli)} ${kilobytes(screen.budget)}  ${kilobytes(gzip + language)}${isOver ? " OVER" : ""}`,
  );
}
console.log(
  `socket, after the first paint: ${kilobytes(socket.gzip).trim()} gzip, ${kilobytes(socket.brotli).trim()} brotli`,
);
console.log("budgets are for brotli, with which pages are served");
process.exit(over > 0 ? 1 : 0);
