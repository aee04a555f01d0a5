import { demand } from "../../complaint.ts";
import { decimalText, thousandths } from "../../words/amounts.ts";
import { walletChecksOf } from "../check.ts";
import type { Made, WalletContext } from "../context.ts";

const STAKE = 500;

const stakeOf = ({ unit }: WalletContext): bigint => BigInt(STAKE) * unit;

/** Demands that a call repeated has the same answer. */
export const demandSameAnswer = async (context: WalletContext, made: Made): Promise<void> => {
  const first = await context.done(made);
  const again = await context.done(made);
  const same =
    thousandths(first.balance) === thousandths(again.balance) && thousandths(first.moved) === thousandths(again.moved);
  const text = ({ moved, balance }: typeof first): string => `moved ${moved}, balance ${balance}`;
  demand(same, `the same ${made.kind} was answered with ${text(first)}, and the second time with ${text(again)}`);
};

/** More than the punter has, by one smallest unit. */
const tooMuch = async ({ balance, amount, unit }: WalletContext): Promise<string> =>
  amount((await balance()) / unit + 1n);

export const stakeChecks = walletChecksOf(
  "Stakes",
  "Keep each call by its id with its content and its answer, in the transaction that moves the money.",
  [
    {
      name: "reserve",
      proves: "A stake is taken, and the answer says what was moved and what is left.",
      fix: "Debit the stake, and answer with moved (negative) and the balance afterwards.",
      run: (context) =>
        context.moving(-stakeOf(context), async () => {
          const before = await context.balance();
          const { moved, balance } = await context.done(context.bet().call("reserve", context.amount(STAKE)));
          demand(
            thousandths(moved) === -stakeOf(context),
            `moved is ${moved}, where -${context.amount(STAKE)} was due`,
          );
          const due = before - stakeOf(context);
          demand(thousandths(balance) === due, `the answer's balance is ${balance}, where ${decimalText(due)} was due`);
        }),
    },
    {
      name: "reserve twice",
      proves: "The same call again has the same answer, and moves nothing more.",
      run: (context) =>
        context.moving(-stakeOf(context), () =>
          demandSameAnswer(context, context.bet().call("reserve", context.amount(STAKE))),
        ),
    },
    {
      name: "reserve twice, with another call between",
      proves: "The answer to a repeated call is that of the first time, with the balance of then.",
      run: async (context) => {
        const stake = context.bet().call("reserve", context.amount(STAKE));
        const first = await context.done(stake);
        await context.done(context.bet().call("reserve", context.amount(STAKE)));
        const again = await context.done(stake);
        demand(
          thousandths(first.balance) === thousandths(again.balance),
          `the first answer's balance is ${first.balance}, and the repeated one's ${again.balance}`,
        );
      },
    },
    {
      name: "reserve under a used id with another amount",
      proves: "Another amount under the id of a call that was done is refused with CONFLICT, and moves nothing.",
      fix: "Keep a digest of each call, and refuse another content under the same id with CONFLICT.",
      run: async (context) => {
        const { kind, body } = context.bet().call("reserve", context.amount(STAKE));
        await context.done({ kind, body });
        const other = { kind, body: { ...body, amount: context.amount(STAKE + 1) } };
        await context.moving(0n, () => context.refusal(other, "CONFLICT"));
      },
    },
    {
      name: "reserve under a used id for another bet",
      proves: "Another bet under the id of a call that was done is refused with CONFLICT, and moves nothing.",
      fix: "Keep a digest of each call, and refuse another content under the same id with CONFLICT.",
      run: async (context) => {
        const { kind, body } = context.bet().call("reserve", context.amount(STAKE));
        await context.done({ kind, body });
        const other = { kind, body: { ...body, bet: context.bet().id } };
        await context.moving(0n, () => context.refusal(other, "CONFLICT"));
      },
    },
    {
      name: "reserve above the balance",
      proves: "A stake that the balance does not cover is refused with INSUFFICIENT, and moves nothing.",
      fix: "Compare and debit in one step, with the punter's account locked.",
      run: async (context) => {
        const stake = context.bet().call("reserve", await tooMuch(context));
        await context.moving(0n, () => context.refusal(stake, "INSUFFICIENT"));
      },
    },
    {
      name: "reserve above the balance: the balance in the refusal",
      proves: "The refusal carries the balance, which the slip shows.",
      fix: "Send `balance` with every refusal INSUFFICIENT.",
      run: async (context) => {
        const has = await context.balance();
        const answer = await context.make(context.bet().call("reserve", await tooMuch(context)));
        demand(answer.balance !== undefined, "the refusal has no balance");
        demand(
          thousandths(answer.balance ?? "0") === has,
          `the refusal says ${answer.balance}, and the balance is ${decimalText(has)}`,
        );
      },
    },
    {
      name: "reserve that was refused, again with cover",
      proves: "A refusal INSUFFICIENT is not kept: the same call succeeds once there is enough.",
      fix: "Keep only calls that were done. Judge a refused one anew when it comes again.",
      run: async (context) => {
        const { balance, amount, unit } = context;
        const blocker = context.bet();
        await context.done(blocker.call("reserve", amount(STAKE)));
        const all = context.bet().call("reserve", amount((await balance()) / unit + 1n));
        await context.refusal(all, "INSUFFICIENT");
        await context.done(blocker.call("rollback", amount(STAKE)));
        await context.done(all);
      },
    },
    {
      name: "reserve of an unknown punter",
      proves: "A punter who does not exist is refused with UNKNOWN_PUNTER.",
      fix: "Refuse with the status 200 and the code UNKNOWN_PUNTER; do not open accounts by calls of the platform.",
      run: async (context) => {
        const punter = `nobody-${context.bet().id.slice(0, 8)}`;
        await context.refusal(context.bet().call("reserve", context.amount(STAKE), { punter }), "UNKNOWN_PUNTER");
      },
    },
    {
      name: "commit",
      proves: "Committing a bet moves nothing, also the second time.",
      fix: "The stake was taken by `reserve`: note that the bet is placed, and answer with moved 0.",
      run: async (context) => {
        const own = context.bet();
        await context.done(own.call("reserve", context.amount(STAKE)));
        await context.moving(0n, () => demandSameAnswer(context, own.call("commit", context.amount(STAKE))));
      },
    },
    {
      name: "commit of an unknown bet",
      proves: "A bet without a stake is refused with UNKNOWN_BET.",
      fix: "Look the stake up before commit, settle and adjust, and refuse with UNKNOWN_BET where there is none.",
      run: async (context) => {
        await context.refusal(context.bet().call("commit", context.amount(STAKE)), "UNKNOWN_BET");
      },
    },
  ],
);
