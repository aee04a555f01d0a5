#!/usr/bin/env node
import { type Options, readOptions, USAGE, UsedWrongly } from "./options.ts";
import { formatJson } from "./report/as-json.ts";
import { createTextReport } from "./report/as-text.ts";
import { isFine, type Result, runChecks, Unreachable } from "./run.ts";

const EXIT = { fine: 0, failed: 1, unusable: 2 } as const;

const write = (text: string): void => void process.stdout.write(text);

const report = async (options: Options): Promise<Result[]> => {
  if (options.json) {
    const results = await runChecks(options);
    write(formatJson(options, results));
    return results;
  }
  const { tell, end } = createTextReport(write);
  write(`Touchline conformance: API ${options.api}, push ${options.push ?? "not given"}\n`);
  if (options.place) write("--place: bets are placed and money is moved for the punter of the token.\n");
  const results = await runChecks(options, tell);
  end(results);
  return results;
};

const main = async (): Promise<number> => {
  const options = readOptions(process.argv.slice(2), Date.now());
  if (!options) {
    write(USAGE);
    return EXIT.fine;
  }
  const results = await report(options);
  return isFine(results) ? EXIT.fine : EXIT.failed;
};

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsedWrongly || error instanceof Unreachable)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof UsedWrongly ? `\n${USAGE}` : ""}`);
  process.exitCode = EXIT.unusable;
}
