/** `node src/compress.ts FOLDER`: writes each text file once more in gzip and in brotli, so that nginx need not compress it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const TEXT = /\.(js|css|json|svg|html)$/;
/** Smaller files do not get smaller. */
const LEAST_BYTES = 512;

const [folder = ""] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => TEXT.test(file));
for (const file of files) {
  const path = join(folder, file);
  const content = readFileSync(path);
  if (content.length < LEAST_BYTES) continue;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content));
}
