import type { WalletCheck } from "../check.ts";
import { amountChecks } from "./amounts.ts";
import { bookChecks, sumChecks } from "./books.ts";
import { correctionChecks, settlementChecks } from "./payments.ts";
import { rollbackChecks } from "./rollbacks.ts";
import { signatureChecks } from "./signatures.ts";
import { stakeChecks } from "./stakes.ts";
import { togetherChecks } from "./together.ts";

/** All checks in order: what was moved is compared at the end. */
export const WALLET_CHECKS: readonly WalletCheck[] = [
  ...signatureChecks,
  ...stakeChecks,
  ...rollbackChecks,
  ...settlementChecks,
  ...correctionChecks,
  ...amountChecks,
  ...togetherChecks,
  ...bookChecks,
  ...sumChecks,
];
