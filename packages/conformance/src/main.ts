#!/usr/bin/env node
import { type Options, readOptions, USAGE, UsedWrongly } from "./options.ts";
import { formatJson } from "./report/as-json.ts";
import { createTextReport } from "./report/as-text.ts";
import { isFine, type Result } from "./result.ts";
import { runChecks, Unreachable } from "./run.ts";
import { readWalletOptions, WALLET_USAGE, type WalletOptions } from "./wallet/options.ts";
import { runWalletChecks } from "./wallet/run.ts";

const EXIT = { fine: 0, failed: 1, unusable: 2 } as const;

const write = (text: string): void => void process.stdout.write(text);

/** What one run checks. */
interface Suite {
  readonly isJson: boolean;
  /** Addresses, for JSON. */
  readonly about: Readonly<Record<string, string | null>>;
  readonly heading: string;
  readonly run: (tell?: (result: Result) => void) => Promise<Result[]>;
}

const ofBackEnd = (options: Options): Suite => {
  const { api, push, place } = options;
  const warning = place ? "--place: bets are placed and money is moved for the punter of the token.\n" : "";
  return {
    isJson: options.json,
    about: { api, push },
    heading: `Touchline conformance: API ${api}, push ${push ?? "not given"}\n${warning}`,
    run: (tell) => runChecks(options, tell),
  };
};

const ofWallet = (options: WalletOptions): Suite => {
  const { wallet, tenant, punter, currency } = options;
  return {
    isJson: options.json,
    about: { wallet, tenant, punter, currency },
    heading: `Touchline conformance: wallet ${wallet}, ${punter} of ${tenant}\nMoney of the punter is moved, and put back.\n`,
    run: (tell) => runWalletChecks(options, tell),
  };
};

const report = async ({ isJson, about, heading, run }: Suite): Promise<Result[]> => {
  if (isJson) {
    const results = await run();
    write(formatJson(about, results));
    return results;
  }
  const { tell, end } = createTextReport(write);
  write(heading);
  const results = await run(tell);
  end(results);
  return results;
};

const [first, ...others] = process.argv.slice(2);
const isWallet = first === "wallet";
const usage = isWallet ? WALLET_USAGE : USAGE;

/** Null if help is requested. */
const readSuite = (): Suite | null => {
  if (isWallet) {
    const options = readWalletOptions(others);
    return options && ofWallet(options);
  }
  const options = readOptions(process.argv.slice(2), Date.now());
  return options && ofBackEnd(options);
};

const main = async (): Promise<number> => {
  const suite = readSuite();
  if (!suite) {
    write(usage);
    return EXIT.fine;
  }
  return isFine(await report(suite)) ? EXIT.fine : EXIT.failed;
};

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsedWrongly || error instanceof Unreachable)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof UsedWrongly ? `\n${usage}` : ""}`);
  process.exitCode = EXIT.unusable;
}
