import { type WalletTransaction, walletTransactionsSchema } from "@touchline/protocol/wallet";
import { Complaint, demand } from "../../complaint.ts";
import { readAnswer } from "../../wire/read-answer.ts";
import { decimalText, thousandths } from "../../words/amounts.ts";
import { walletChecksOf } from "../check.ts";
import type { WalletContext } from "../context.ts";

const DAY_MS = 86_400_000;
const STAKE = 100;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** All pages of a day. */
const readDay = async ({ sendRaw, options: { tenant } }: WalletContext, day: string): Promise<WalletTransaction[]> => {
  const all: WalletTransaction[] = [];
  const places = new Set<string>();
  let after: string | null = null;
  do {
    const page: { transactions: WalletTransaction[]; next: string | null } = readAnswer(
      await sendRaw("transactions", { tenant, day, after }),
      walletTransactionsSchema,
    );
    all.push(...page.transactions);
    after = page.next;
    if (after !== null && places.has(after)) throw new Complaint(`transactions: the page after ${after} comes again`);
    places.add(after ?? "");
  } while (after !== null);
  return all;
};

/** A call of each kind, so that there is something to list. */
const makeEach = async ({ bet, placed, done, amount }: WalletContext): Promise<void> => {
  const paid = await placed(amount(STAKE));
  await done(paid.call("settle", amount(2 * STAKE)));
  await done(paid.call("adjust", amount(-STAKE)));
  const back = bet();
  await done(back.call("reserve", amount(STAKE)));
  await done(back.call("rollback", amount(STAKE)));
};

const placeOf = ({ at, call }: WalletTransaction): string => `${String(at).padStart(15, "0")} ${call}`;

const demandOrder = (listed: readonly WalletTransaction[]): void => {
  const places = listed.map(placeOf);
  const twice = listed.find((_, index) => index > 0 && places[index] === places[index - 1]);
  demand(!twice, `the ${twice?.kind} ${twice?.call} is listed twice`);
  const late = listed.find((_, index) => index > 0 && (places[index] as string) < (places[index - 1] as string));
  demand(!late, `the ${late?.kind} ${late?.call} is listed after a later one: the order is that of at, then call`);
};

const rowText = ({ kind, bet, punter, currency, moved, at }: WalletTransaction): string =>
  [kind, bet, punter, currency, thousandths(moved), at].join(" ");

export const bookChecks = walletChecksOf(
  "Reconciliation",
  "List the calls that were done by the UTC day of `at`, in the order of `at` and `call`, with what each has moved.",
  [
    {
      name: "transactions of the day",
      proves: "Each call of this run that was done is listed on its day, once, with what it moved.",
      run: async (context) => {
        await makeEach(context);
        const moves = [...context.moves.values()];
        for (const day of new Set(moves.map(({ at }) => dayOf(at)))) {
          const listed = await readDay(context, day);
          for (const move of moves.filter(({ at }) => dayOf(at) === day)) {
            const rows = listed.filter(({ call }) => call === move.call);
            const about = `the ${move.kind} ${move.call} of ${day}, which moved ${move.moved},`;
            demand(rows.length === 1, `${about} is listed ${rows.length} times`);
            const [row] = rows as [WalletTransaction];
            demand(rowText(row) === rowText(move), `${about} is listed as ${rowText(row)}`);
          }
        }
      },
    },
    {
      name: "transactions without refused calls",
      proves: "A call that was refused is not listed.",
      run: async (context) => {
        const refused = context.bet().call("settle", context.amount(STAKE));
        await context.refusal(refused, "UNKNOWN_BET");
        const listed = await readDay(context, dayOf(Date.now()));
        const wrong = listed.find(({ call }) => context.refused.has(call) && !context.moves.has(call));
        demand(!wrong, `the ${wrong?.kind} ${wrong?.call} was refused, and is listed`);
      },
    },
    {
      name: "transactions in order",
      proves: "The pages of a day hold each call once, in the order of `at` and `call`.",
      run: async (context) => {
        await makeEach(context);
        demandOrder(await readDay(context, dayOf(Date.now())));
      },
    },
    {
      name: "transactions by the day of the decision",
      proves:
        "A call that comes a day after it was decided is listed on the day of `at`, and not on that when it came.",
      run: async (context) => {
        const at = Date.now() - DAY_MS;
        const own = context.bet();
        const late = own.call("reserve", context.amount(STAKE), { at });
        await context.done(late);
        await context.done(own.call("rollback", context.amount(STAKE), { at }));
        const isOn = async (day: string) => (await readDay(context, day)).some(({ call }) => call === late.body.call);
        demand(await isOn(dayOf(at)), `a call decided on ${dayOf(at)} is not listed on that day`);
        demand(!(await isOn(dayOf(at + DAY_MS))), `a call decided on ${dayOf(at)} is listed on the day when it came`);
      },
    },
  ],
);

export const sumChecks = walletChecksOf(
  "Reconciliation",
  "Change the balance only by what the answers say was moved.",
  [
    {
      name: "balance at the end",
      proves: "The balance is what it was at the beginning, with all that the answers said was moved.",
      run: async (context) => {
        const { punter, currency } = context.options;
        const own = [...context.moves.values()].filter((move) => move.punter === punter && move.currency === currency);
        const moved = own.reduce((sum, { moved: each }) => sum + thousandths(each), 0n);
        const [begun, ended] = [await context.begun(), await context.balance()];
        demand(
          ended - begun === moved,
          `the answers of this run say ${decimalText(moved)} in sum, and the balance changed by ${decimalText(ended - begun)}`,
        );
      },
    },
  ],
);
