import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Bet, ticketRoutes } from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { CannotTell, demand, found } from "../complaint.ts";
import type { Context } from "../context.ts";
import { placedBet, readBalance, tokenOf } from "../placing.ts";
import { nameOf } from "../wire/call.ts";
import { demandProblem } from "../wire/read-answer.ts";
import { formatLike, thousandths } from "../words/amounts.ts";

const { bets, bet, record, course, cashOut, addRule, removeRule, cancel } = ticketRoutes;

const readBet = async (context: Context, betId: string): Promise<Bet> =>
  (await context.call(bet, { ...tokenOf(context), params: { betId } })).bet;

const openBet = async (context: Context, which?: "cashable"): Promise<Bet> => {
  const held = await readBet(context, (await placedBet(context, which)).betId);
  if (held.phase !== "PLACED") throw new CannotTell(`the bet that was placed is ${held.phase} already`);
  return held;
};

const mostOf = ({ winnings, payin }: Bet): string => winnings.find(({ type }) => type === "MAX")?.total ?? payin.stake;

const post = <Route extends typeof cashOut | typeof addRule | typeof removeRule | typeof cancel>(
  context: Context,
  route: Route,
  body: object,
) => context.call(route, { ...tokenOf(context), body });

const cashableBet = async (context: Context): Promise<{ held: Bet; total: string }> => {
  const held = await openBet(context, "cashable");
  const { allowed, winnings, codes } = held.cashout;
  if (!allowed) throw new CannotTell(`the bet cannot be cashed out now: ${codes.join(", ")}`);
  return { held, total: found(winnings.total, "the bet has no value now") };
};

const cashoutOf = ({ betProfileId }: Bet, total: string) => ({
  reqUuid: randomUUID(),
  betProfileId,
  cashout: { winnings: { total }, part: null },
  source: "last_tickets",
});

export const ticketChecks: readonly Check[] = checksOf(
  "After a bet is placed",
  { fix: "See docs/tickets.md for bets after their placement.", needs: ["token", "place"] },
  [
    {
      name: nameOf(bet),
      proves: "A placed bet is found by its id, as it was placed.",
      run: async (context) => {
        const { betId, request } = await placedBet(context);
        const held = await readBet(context, betId);
        const [selection] = request.selections;
        demand(held.id === betId, `asked for bet ${betId}, it answered with ${held.id}`);
        demand(
          held.payin.stake === request.bets[0]?.stake ||
            thousandths(held.payin.stake) === thousandths(request.bets[0]?.stake ?? "0"),
          `the stake is ${held.payin.stake}`,
        );
        demand(
          held.selections[0]?.event.id === selection?.eventId,
          `the bet is on event ${held.selections[0]?.event.id}, and was placed on ${selection?.eventId}`,
        );
      },
    },
    {
      name: `${nameOf(bets)} after placing`,
      proves: "A placed bet is among the punter's bets, and among the open ones.",
      run: async (context) => {
        const { id } = await openBet(context);
        for (const filter of ["all", "open"]) {
          const page = await context.call(bets, { ...tokenOf(context), query: { filter } });
          demand(
            page.bets.some((each) => each.id === id),
            `bet ${id} is not on the first page of filter=${filter}`,
          );
        }
      },
    },
    {
      name: nameOf(record),
      proves: "The record of the bet's acceptance is returned.",
      run: async (context) => {
        const { betId } = await placedBet(context);
        const told = await context.call(record, { ...tokenOf(context), params: { betId } });
        demand(told.betId === betId && told.status === "PLACED", `bet ${told.betId} is recorded as ${told.status}`);
      },
    },
    {
      name: nameOf(course),
      proves: "The value history of the bet is in chronological order.",
      run: async (context) => {
        const { betId } = await placedBet(context);
        const { points } = await context.call(course, { ...tokenOf(context), params: { betId } });
        const late = points.findIndex(({ at }, index) => index > 0 && at < (points[index - 1]?.at ?? 0));
        demand(late < 0, `point ${late} is older than the one before it`);
      },
    },
    {
      name: nameOf(addRule),
      proves: "A cash-out rule is stored, and a repeated id changes nothing.",
      run: async (context) => {
        const held = await openBet(context);
        const rule = {
          id: randomUUID(),
          kind: "target",
          amount: mostOf(held),
          part: null,
          notifyOnly: true,
          from: null,
        };
        const { betProfileId } = held;
        try {
          const first = await post(context, addRule, { ...rule, betProfileId });
          if (first.refused === "UNAVAILABLE") throw new CannotTell("the brand offers no cash-out");
          demand(first.refused === null, `a rule within its bounds was refused: ${first.refused}`);
          const again = await post(context, addRule, { ...rule, betProfileId });
          const own = again.rules.filter(({ id }) => id === rule.id);
          demand(own.length === 1, `a rule that was sent twice is there ${own.length} times`);
          const shown = (await readBet(context, held.id)).rules;
          demand(isDeepStrictEqual(shown, again.rules), "the bet shows other rules than the answer to the change");
        } finally {
          await post(context, removeRule, { id: rule.id, amount: rule.amount, betProfileId });
        }
      },
    },
    {
      name: nameOf(removeRule),
      proves: "Removing a rule that is already gone succeeds.",
      run: async (context) => {
        const { betProfileId } = await openBet(context);
        const { rules } = await post(context, removeRule, { id: randomUUID(), amount: "1", betProfileId });
        demand(rules.length === 0, `the bet has ${rules.length} rules after all were removed`);
      },
    },
    {
      name: `${nameOf(cashOut)} for more than it is worth`,
      proves: "A cash-out above the current value gets a new quote, and nothing is changed.",
      fix: "Pay the quoted value or more; if it is no longer available, answer REOFFERED with the current value.",
      run: async (context) => {
        const { held } = await cashableBet(context);
        const before = await readBalance(context);
        const most = formatLike(thousandths(mostOf(held)) * 10n, held.payin.stake) ?? "1000000";
        const answer = await post(context, cashOut, cashoutOf(held, most));
        demand("state" in answer && answer.state === "REOFFERED", `it was answered with ${JSON.stringify(answer)}`);
        demand((await readBalance(context)) === before, "the balance changed");
      },
    },
    {
      name: nameOf(cashOut),
      proves: "A cash-out pays the quoted value or more, once per reqUuid.",
      fix: "Store every reqUuid forever, and answer a known one with its first payment.",
      run: async (context) => {
        const { held, total } = await cashableBet(context);
        const before = await readBalance(context);
        const body = cashoutOf(held, total);
        const first = await post(context, cashOut, body);
        if (!("state" in first) || first.state !== "PAID") throw new CannotTell("its value fell meanwhile: try again");
        demand(thousandths(first.paid) >= thousandths(total), `${total} was shown, and ${first.paid} paid`);
        const again = await post(context, cashOut, body);
        demand(
          isDeepStrictEqual(again, first) || ("state" in again && again.state === "PAID" && again.paid === first.paid),
          "the same request again answered otherwise",
        );
        const paid = (await readBalance(context)) - before;
        demand(paid === thousandths(first.paid), `${first.paid} was paid, and the balance rose by ${paid} thousandths`);
        const { phase, aggregatedStatus } = await readBet(context, held.id);
        demand(
          aggregatedStatus === "CASHOUTED",
          `the bet is ${phase}, ${aggregatedStatus} afterwards, where CASHOUTED was due`,
        );
      },
    },
    {
      name: `${nameOf(cancel)} of another punter`,
      proves: "Only its own punter can cancel a bet, cash it out or change its rules.",
      fix: "Look bets up by tenant, punter and id, and answer 404 where there is none.",
      needs: ["otherToken"],
      run: async (context) => {
        const held = await openBet(context);
        const token = context.options.otherToken;
        const bodies = [
          [cancel, { reqUuid: randomUUID(), betId: held.id }],
          [cashOut, cashoutOf(held, held.payin.stake)],
          [removeRule, { id: randomUUID(), amount: "1", betProfileId: held.betProfileId }],
        ] as const;
        for (const [route, body] of bodies)
          demandProblem(await context.askFor(route, { token, body }), 404, "NOT_FOUND");
      },
    },
    {
      name: nameOf(cancel),
      proves: "A bet within its cancellation window is cancelled and its stake returned; afterwards it is not.",
      run: async (context) => {
        const { betId, stake } = await placedBet(context);
        const { cancellableUntil } = await readBet(context, betId);
        const before = await readBalance(context);
        const { cancelled } = await post(context, cancel, { reqUuid: randomUUID(), betId });
        const inTime = (until: number | null): boolean => (until ?? 0) > Date.now();
        // A refusal in time is right if the bet has become one that cannot be cancelled: its price may have moved meanwhile.
        const isRight = cancelled
          ? inTime(cancellableUntil)
          : !inTime(cancellableUntil) || !inTime((await readBet(context, betId)).cancellableUntil);
        demand(isRight, `cancellableUntil is ${cancellableUntil}, and cancelled was answered ${cancelled}`);
        const back = (await readBalance(context)) - before;
        demand(
          back === (cancelled ? stake : 0n),
          `cancelled is ${cancelled}, and the balance rose by ${back} thousandths`,
        );
      },
    },
  ],
);
