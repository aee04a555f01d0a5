/** Loaded into a server under test: on a signal it collects garbage and writes down its memory. */
import { writeFileSync } from "node:fs";

process.on("SIGWINCH", () => {
  globalThis.gc?.();
  globalThis.gc?.();
  writeFileSync(process.env.BENCH_MEMORY_FILE ?? "", JSON.stringify(process.memoryUsage()));
});
