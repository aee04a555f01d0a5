import { demand } from "../../complaint.ts";
import { decimalText, thousandths } from "../../words/amounts.ts";
import { walletChecksOf } from "../check.ts";
import type { Made, WalletContext } from "../context.ts";

const TIMES = 20;
const STAKE = 200;

const together = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Demands that a call sent many times at once is done once, with one answer. */
const demandOnce = async (context: WalletContext, made: Made): Promise<void> => {
  const answers = await together(TIMES, () => context.done(made));
  const balances = new Set(answers.map(({ balance }) => thousandths(balance)));
  demand(
    balances.size === 1,
    `the same ${made.kind}, sent ${TIMES} times at once, has ${balances.size} different answers`,
  );
};

export const togetherChecks = walletChecksOf(
  "At the same time",
  "Lock the punter's account for the whole of a call, and look the id up and write it within the same transaction.",
  [
    {
      name: "reserve many times at once",
      proves: `The same stake, sent ${TIMES} times at once, is taken once, and has one answer.`,
      run: (context) =>
        context.moving(BigInt(-STAKE) * context.unit, () =>
          demandOnce(context, context.bet().call("reserve", context.amount(STAKE))),
        ),
    },
    {
      name: "settle many times at once",
      proves: `The same settlement, sent ${TIMES} times at once, is paid once, and has one answer.`,
      run: async (context) => {
        const own = await context.placed(context.amount(STAKE));
        await context.moving(BigInt(STAKE) * context.unit, () =>
          demandOnce(context, own.call("settle", context.amount(STAKE))),
        );
      },
    },
    {
      name: "reserves that together exceed the balance",
      proves: "Of stakes that come at once, as many are taken as the balance covers, and the others are refused.",
      run: async (context) => {
        const has = await context.balance();
        const stake = has / context.unit / 3n;
        const fitting = Number(has / context.unit / stake);
        const answers = await together(TIMES, () => context.make(context.bet().call("reserve", context.amount(stake))));
        const done = answers.filter(({ status }) => status === "DONE").length;
        const left = await context.balance();
        demand(
          done === fitting,
          `of ${TIMES} stakes of ${context.amount(stake)} from ${decimalText(has)}, ${done} were taken, where ${fitting} are covered`,
        );
        const due = has - BigInt(fitting) * stake * context.unit;
        demand(left === due, `the balance afterwards is ${decimalText(left)}, where ${decimalText(due)} was due`);
        const wrong = answers.find((answer) => answer.status === "REFUSED" && answer.code !== "INSUFFICIENT");
        demand(wrong === undefined, "a stake without cover was refused with another code than INSUFFICIENT");
      },
    },
    {
      name: "reserve and its rollback at once",
      proves: "Whichever is first: the stake is given back, or refused.",
      run: (context) =>
        context.moving(0n, async () => {
          await together(TIMES / 2, async () => {
            const own = context.bet();
            const stake = own.call("reserve", context.amount(STAKE / 2));
            await Promise.all([context.make(stake), context.done(own.call("rollback", context.amount(STAKE / 2)))]);
          });
        }),
    },
  ],
);
