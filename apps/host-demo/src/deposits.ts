import { reqUuidSchema } from "@touchline/protocol";
import { punterOf, walletOf } from "./accounts.ts";
import { toThousandths } from "./amounts.ts";
import type { DepositProblem } from "./deposit-problem.ts";
import type { Desk } from "./desk.ts";
import type { Session } from "./sessions.ts";

export interface DepositRequest {
  readonly amount?: string;
  readonly reqUuid?: string;
}

export type DepositOutcome =
  | { readonly code: 200 }
  | { readonly code: 400 | 409 | 502; readonly problem: DepositProblem };

/** One deposit into the wallet that is played in, within the punter's own limits. */
export const takeDeposit = async (
  { platform, ownLimits, onError, now }: Desk,
  { account, currency }: Session,
  { amount, reqUuid }: DepositRequest,
): Promise<DepositOutcome> => {
  const isOffered = amount !== undefined && walletOf(account, currency)?.deposits.includes(amount);
  if (!isOffered || !reqUuid || !reqUuidSchema.safeParse(reqUuid).success)
    return { code: 400, problem: { error: "INVALID" } };
  const refusal = ownLimits.depositRefusal(account.id, currency, amount, reqUuid);
  if (refusal) return { code: 409, problem: refusal };
  const usage = ownLimits.usageOf(account.id);
  usage.noteDeposit(reqUuid, currency, toThousandths(amount), now());
  try {
    await platform.deposit(punterOf(account, currency), currency, amount, reqUuid);
    usage.noteArrival(reqUuid);
    return { code: 200 };
  } catch (error) {
    // It may have arrived all the same, so it stays counted; trying again is the same deposit.
    onError(error, "no deposit");
    return { code: 502, problem: { error: "NO_ANSWER" } };
  }
};
