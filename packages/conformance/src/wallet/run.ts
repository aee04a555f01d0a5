import { Complaint } from "../complaint.ts";
import { UsedWrongly } from "../options.ts";
import { judge, type Result } from "../result.ts";
import { chosen, Unreachable } from "../run.ts";
import { decimalText } from "../words/amounts.ts";
import type { WalletCheck } from "./check.ts";
import { WALLET_CHECKS } from "./checks/index.ts";
import { createWalletContext, type WalletContext } from "./context.ts";
import type { WalletOptions } from "./options.ts";
import { putBack } from "./put-back.ts";

/** In smallest units: the largest stakes of one check, and some room. */
const NEEDED = 2_000n;

const runCheck = async ({ name, group, proves, fix, run }: WalletCheck, context: WalletContext): Promise<Result> => {
  const begun = performance.now();
  const judged = await judge(() => run(context));
  // A wallet that is broken may not answer this either: the check has said so.
  await putBack(context).catch(() => undefined);
  const milliseconds = Math.round(performance.now() - begun);
  return { name, group, proves, ...judged, fix: judged.outcome === "failed" ? fix : null, milliseconds };
};

/** Without a balance every check would fail for a reason that is not the wallet's. */
const requireBalance = async (context: WalletContext): Promise<void> => {
  const { punter, currency, wallet } = context.options;
  try {
    const has = await context.begun();
    const least = NEEDED * context.unit;
    if (has < least)
      throw new UsedWrongly(
        `--punter: ${punter} has ${decimalText(has)} ${currency}, and ${decimalText(least)} are needed`,
      );
  } catch (error) {
    if (error instanceof Complaint)
      throw new Unreachable(`the balance of ${punter} cannot be read at ${wallet}: ${error.message}`);
    throw error;
  }
};

/** Runs the chosen checks one after another and reports each as it ends. */
export const runWalletChecks = async (
  options: WalletOptions,
  tell: (result: Result) => void = () => {},
): Promise<Result[]> => {
  const checks = chosen(WALLET_CHECKS, options.only);
  const context = createWalletContext(options);
  await requireBalance(context);
  const results: Result[] = [];
  for (const check of checks) {
    const result = await runCheck(check, context);
    results.push(result);
    tell(result);
  }
  return results;
};
