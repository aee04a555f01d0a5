import { demand } from "../../complaint.ts";
import { decimalText, thousandths } from "../../words/amounts.ts";
import { walletChecksOf } from "../check.ts";
import type { WalletContext } from "../context.ts";
import { demandSameAnswer } from "./stakes.ts";

const STAKE = 300;
const PRIZE = 700;
const DAY_MS = 86_400_000;
const MONTHS_MS = 200 * DAY_MS;

const units = ({ unit }: WalletContext, count: number): bigint => BigInt(count) * unit;
const placed = (context: WalletContext) => context.placed(context.amount(STAKE));

export const settlementChecks = walletChecksOf(
  "Settlements",
  "Pay what the call says, once for each id, with nothing but the bet's stake as a condition.",
  [
    {
      name: "settle",
      proves: "The amount is paid, and the answer says so.",
      run: async (context) => {
        const own = await placed(context);
        await context.moving(units(context, PRIZE), async () => {
          const { moved } = await context.done(own.call("settle", context.amount(PRIZE)));
          demand(
            thousandths(moved) === units(context, PRIZE),
            `moved is ${moved}, where ${context.amount(PRIZE)} was due`,
          );
        });
      },
    },
    {
      name: "settle of nothing",
      proves: "A lost bet is settled with 0: done, and nothing moved.",
      fix: "Accept the amount 0.",
      run: async (context) => {
        const own = await placed(context);
        await context.moving(0n, () => context.done(own.call("settle", context.amount(0))));
      },
    },
    {
      name: "settle twice",
      proves: "The same settlement again has the same answer, and pays nothing more.",
      fix: "Keep each call by its id with its answer, in the transaction that moves the money.",
      run: async (context) => {
        const own = await placed(context);
        await context.moving(units(context, PRIZE), () =>
          demandSameAnswer(context, own.call("settle", context.amount(PRIZE))),
        );
      },
    },
    {
      name: "settle under a used id with another amount",
      proves: "Another amount under the id of a settlement that was done is refused with CONFLICT, and pays nothing.",
      fix: "Keep a digest of each call, and refuse another content under the same id with CONFLICT.",
      run: async (context) => {
        const own = await placed(context);
        const { kind, body } = own.call("settle", context.amount(PRIZE));
        await context.done({ kind, body });
        const other = { kind, body: { ...body, amount: context.amount(PRIZE + 1) } };
        await context.moving(0n, () => context.refusal(other, "CONFLICT"));
      },
    },
    {
      name: "settle months later",
      proves: "A bet that was placed 200 days ago is paid: nothing of the punter's session is needed.",
      fix: "Keep bets for as long as they may be settled, and ask for no session.",
      run: async (context) => {
        const at = Date.now() - MONTHS_MS;
        const own = await context.placed(context.amount(STAKE), { at });
        await context.moving(units(context, PRIZE), () => context.done(own.call("settle", context.amount(PRIZE))));
      },
    },
    {
      name: "settle that comes late",
      proves:
        "A settlement that was decided 200 days ago is paid when it comes: `at` is when it was decided, not when it is sent.",
      fix: "Compare only the time in the signature with the clock, never `at`.",
      run: async (context) => {
        const at = Date.now() - MONTHS_MS;
        const own = await context.placed(context.amount(STAKE), { at: at - 1 });
        await context.moving(units(context, PRIZE), () =>
          context.done(own.call("settle", context.amount(PRIZE), { at })),
        );
      },
    },
    {
      name: "settle several times",
      proves: "A bet is paid as often as the platform says, each time under the next number.",
      fix: "Do not close a bet by its first settlement: parts and corrections follow.",
      run: async (context) => {
        const own = await placed(context);
        await context.moving(units(context, 600), async () => {
          for (const [count, reason] of [
            [100, "part"],
            [200, "cashout"],
            [300, "result"],
          ] as const)
            await context.done(own.call("settle", context.amount(count), { reason }));
        });
      },
    },
    {
      name: "settle of an unknown bet",
      proves: "A bet without a stake is refused with UNKNOWN_BET, and not paid.",
      fix: "Look the stake up before commit, settle and adjust, and refuse with UNKNOWN_BET where there is none.",
      run: (context) =>
        context.moving(0n, () => context.refusal(context.bet().call("settle", context.amount(PRIZE)), "UNKNOWN_BET")),
    },
  ],
);

/** More than the punter has, by one smallest unit, as it is taken away. */
const tooMuch = async ({ balance, amount, unit }: WalletContext): Promise<string> =>
  amount(-((await balance()) / unit) - 1n);

export const correctionChecks = walletChecksOf(
  "Corrections",
  "Add the signed amount to the balance, where that is not below zero afterwards.",
  [
    {
      name: "adjust down",
      proves: "A negative amount is taken away.",
      run: async (context) => {
        const own = await placed(context);
        await context.done(own.call("settle", context.amount(PRIZE)));
        await context.moving(-units(context, PRIZE), () => context.done(own.call("adjust", context.amount(-PRIZE))));
      },
    },
    {
      name: "adjust up",
      proves: "A positive amount is paid.",
      run: async (context) => {
        const own = await placed(context);
        await context.moving(units(context, PRIZE), () => context.done(own.call("adjust", context.amount(PRIZE))));
      },
    },
    {
      name: "adjust by nothing",
      proves: "An amount of 0 is done, and moves nothing.",
      run: async (context) => {
        const own = await placed(context);
        await context.moving(0n, () => context.done(own.call("adjust", context.amount(0))));
      },
    },
    {
      name: "adjust twice",
      proves: "The same correction again has the same answer, and moves nothing more.",
      fix: "Keep each call by its id with its answer, in the transaction that moves the money.",
      run: async (context) => {
        const own = await placed(context);
        await context.moving(-units(context, 100), () =>
          demandSameAnswer(context, own.call("adjust", context.amount(-100))),
        );
      },
    },
    {
      name: "adjust without cover",
      proves: "A correction that the balance does not cover is refused with INSUFFICIENT, and moves nothing.",
      fix: "Refuse instead of taking a part or going below zero: the platform keeps the claim and asks again.",
      run: async (context) => {
        const own = await placed(context);
        const claim = own.call("adjust", await tooMuch(context));
        await context.moving(0n, () => context.refusal(claim, "INSUFFICIENT"));
      },
    },
    {
      name: "adjust without cover: the balance in the refusal",
      proves: "The refusal carries the balance.",
      fix: "Send `balance` with every refusal INSUFFICIENT.",
      run: async (context) => {
        const own = await placed(context);
        const has = await context.balance();
        const answer = await context.make(own.call("adjust", await tooMuch(context)));
        demand(answer.balance !== undefined, "the refusal has no balance");
        demand(
          thousandths(answer.balance ?? "0") === has,
          `the refusal says ${answer.balance}, and the balance is ${decimalText(has)}`,
        );
      },
    },
    {
      name: "adjust that was refused, again with cover",
      proves: "The same correction succeeds once there is enough.",
      fix: "Keep only calls that were done. Judge a refused one anew when it comes again.",
      run: async (context) => {
        const own = await placed(context);
        const claim = own.call("adjust", await tooMuch(context));
        await context.refusal(claim, "INSUFFICIENT");
        await context.done(own.call("settle", context.amount(PRIZE)));
        await context.done(claim);
      },
    },
    {
      name: "adjust of an unknown bet",
      proves: "A bet without a stake is refused with UNKNOWN_BET.",
      fix: "Look the stake up before commit, settle and adjust, and refuse with UNKNOWN_BET where there is none.",
      run: (context) =>
        context.moving(0n, () => context.refusal(context.bet().call("adjust", context.amount(PRIZE)), "UNKNOWN_BET")),
    },
  ],
);
