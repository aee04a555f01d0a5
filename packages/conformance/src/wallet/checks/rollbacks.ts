import { demand } from "../../complaint.ts";
import { thousandths } from "../../words/amounts.ts";
import { walletChecksOf } from "../check.ts";
import type { WalletContext } from "../context.ts";
import { demandSameAnswer } from "./stakes.ts";

const STAKE = 300;

const demandMovedNothing = ({ moved }: { readonly moved: string }): void =>
  demand(thousandths(moved) === 0n, `moved is ${moved}, where there was nothing to give back`);

const staked = async (context: WalletContext) => {
  const own = context.bet();
  await context.done(own.call("reserve", context.amount(STAKE)));
  return own;
};

export const rollbackChecks = walletChecksOf(
  "Rollbacks",
  "Keep for each bet whether its stake was given back, and give it back once, whatever the id of the call.",
  [
    {
      name: "rollback",
      proves: "The stake is given back.",
      run: (context) =>
        context.moving(0n, async () => {
          const own = await staked(context);
          const { moved } = await context.done(own.call("rollback", context.amount(STAKE)));
          const due = BigInt(STAKE) * context.unit;
          demand(thousandths(moved) === due, `moved is ${moved}, where ${context.amount(STAKE)} was due`);
        }),
    },
    {
      name: "rollback twice",
      proves: "The same rollback again has the same answer, and gives nothing more.",
      run: (context) =>
        context.moving(0n, async () => {
          const own = await staked(context);
          await demandSameAnswer(context, own.call("rollback", context.amount(STAKE)));
        }),
    },
    {
      name: "rollback under another id",
      proves: "A second rollback of the bet succeeds and gives nothing.",
      run: (context) =>
        context.moving(0n, async () => {
          const own = await staked(context);
          await context.done(own.call("rollback", context.amount(STAKE)));
          demandMovedNothing(await context.done(own.call("rollback", context.amount(STAKE))));
        }),
    },
    {
      name: "rollback of an unknown bet",
      proves: "It succeeds and moves nothing: the platform repeats it until it is acknowledged.",
      fix: "Answer DONE with moved 0 where the bet has no stake.",
      run: (context) =>
        context.moving(0n, async () => {
          demandMovedNothing(await context.done(context.bet().call("rollback", context.amount(STAKE))));
        }),
    },
    {
      name: "reserve after its rollback",
      proves:
        "A stake whose rollback came before is refused with ROLLED_BACK, however often it comes, and is not taken.",
      fix: "Keep the rollback of a bet without a stake, and refuse the stake when it comes.",
      run: (context) =>
        context.moving(0n, async () => {
          const own = context.bet();
          await context.done(own.call("rollback", context.amount(STAKE)));
          const late = own.call("reserve", context.amount(STAKE));
          await context.refusal(late, "ROLLED_BACK");
          await context.refusal(late, "ROLLED_BACK");
        }),
    },
    {
      name: "settle after a rollback",
      proves: "A bet whose stake was given back is not paid: UNKNOWN_BET.",
      fix: "Treat a bet that was rolled back as one without a stake.",
      run: (context) =>
        context.moving(0n, async () => {
          const own = await staked(context);
          await context.done(own.call("rollback", context.amount(STAKE)));
          await context.refusal(own.call("settle", context.amount(STAKE)), "UNKNOWN_BET");
        }),
    },
  ],
);
