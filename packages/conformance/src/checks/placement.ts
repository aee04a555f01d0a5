import { isDeepStrictEqual } from "node:util";
import { betRoutes, type PlacementRequest, type PlacementResult, type RejectionCode } from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { CannotTell, demand } from "../complaint.ts";
import type { Context } from "../context.ts";
import {
  decide,
  makePlacement,
  makeStale,
  onlyBet,
  type Placed,
  placedBet,
  placeOnce,
  readBalance,
  readLimits,
  readPlacement,
  tokenOf,
} from "../placing.ts";
import { nameOf } from "../wire/call.ts";
import { demandProblem } from "../wire/read-answer.ts";
import { formatLike, thousandths } from "../words/amounts.ts";

const { place, placement, position, messages } = betRoutes;

const withStake = (request: PlacementRequest, stake: string): PlacementRequest => ({
  ...request,
  bets: request.bets.map((bet) => ({ ...bet, stake })),
});

const demandRefused = (result: PlacementResult, code: RejectionCode): void => {
  const { status, reasons } = onlyBet(result);
  const codes = reasons.map((reason) => reason.code).join(", ");
  demand(status === "REJECTED", `it was ${status}, where REJECTED with ${code} was due`);
  demand(codes.includes(code), `it was turned down with ${codes || "no reason"}, where ${code} was due`);
};

/** Must be refused for the right reason, without a change of the balance. */
const refuses = async (context: Context, request: PlacementRequest, code: RejectionCode): Promise<void> => {
  const before = await readBalance(context);
  demandRefused(await decide(context, request), code);
  const after = await readBalance(context);
  demand(after === before, `a bet that was turned down changed the balance by ${after - before} thousandths`);
};

const demandDebit = ({ before, after, stake }: Placed): void =>
  demand(before - after === stake, `the stake is ${stake} thousandths, and the balance fell by ${before - after}`);

/** Half of the smallest stake, in the currency's format. */
const belowMin = (minStake: string): string => {
  const stake = formatLike(thousandths(minStake) / 2n, minStake);
  if (stake === null || thousandths(stake) === 0n) throw new CannotTell(`there is no stake below ${minStake}`);
  return stake;
};

export const placementChecks: readonly Check[] = checksOf(
  "Placing a bet",
  { fix: "See docs/money.md for how a bet is placed and decided.", needs: ["token", "place"] },
  [
    {
      name: nameOf(place),
      proves: "A bet on an open outcome at the minimum stake is placed, and debited once.",
      run: async (context) => {
        demandDebit(await placeOnce(context, "first"));
      },
    },
    {
      name: `${nameOf(place)} twice`,
      proves: "A repeated reqUuid gets the same answer and debits nothing.",
      fix: "Store every reqUuid forever, and answer a known one with its first result without debiting the stake again.",
      run: async (context) => {
        const { request, betId } = await placedBet(context);
        const before = await readBalance(context);
        const again = onlyBet(await decide(context, request));
        demand(again.id === betId, `bet ${betId} was answered as ${again.id} the second time`);
        const after = await readBalance(context);
        demand(after === before, `the same request again changed the balance by ${after - before} thousandths`);
      },
    },
    {
      name: `${nameOf(place)} at the same moment`,
      proves: "The same reqUuid sent twice at once makes one bet and one debit.",
      fix: "Accept a reqUuid once, whichever of two equal requests comes first.",
      run: async (context) => {
        demandDebit(await placeOnce(context, "cashable"));
      },
    },
    {
      name: `${nameOf(place)} with another content`,
      proves: "A reqUuid cannot be reused with another body.",
      fix: "Store a digest of each request, and answer 409 with the code REQUEST_REUSED where it differs.",
      run: async (context) => {
        const { request } = await placedBet(context);
        const other = { ...request, oddsChanges: "ask_me" };
        demandProblem(await context.askFor(place, { ...tokenOf(context), body: other }), 409, "REQUEST_REUSED");
      },
    },
    {
      name: `${nameOf(place)} in another currency`,
      proves: "Stakes in another currency than the punter's are refused.",
      run: async (context) => {
        const request = await makePlacement(context);
        const body = { ...request, currency: request.currency === "XTS" ? "XXX" : "XTS" };
        demandProblem(await context.askFor(place, { ...tokenOf(context), body }), 400, "INVALID_BODY");
      },
    },
    {
      name: `${nameOf(place)} at a price that is no more`,
      proves: "A price that the bettor did not accept is rejected with ODDS_CHANGED, and nothing is debited.",
      fix: "Compare the price with the current one by the bettor's oddsChanges, and reject with ODDS_CHANGED.",
      run: async (context) => refuses(context, await makeStale(context), "ODDS_CHANGED"),
    },
    {
      name: `${nameOf(place)} below the smallest stake`,
      proves: "A stake below the minimum is rejected with STAKE_BELOW_MIN, and nothing is debited.",
      fix: "Reject it with STAKE_BELOW_MIN.",
      run: async (context) => {
        const request = await makePlacement(context);
        const { minStake } = await readLimits(context);
        await refuses(context, withStake(request, belowMin(minStake)), "STAKE_BELOW_MIN");
      },
    },
    {
      name: `${nameOf(place)} on an outcome that is not there`,
      proves: "An outcome that is not offered is rejected with NOT_OFFERED, and nothing is debited.",
      fix: "Reject it with NOT_OFFERED.",
      run: async (context) => {
        const request = await makePlacement(context);
        const selections = request.selections.map((selection) => ({ ...selection, slots: [900_000] }));
        await refuses(context, { ...request, selections }, "NOT_OFFERED");
      },
    },
    {
      name: nameOf(placement),
      proves: "The state of a placement is found by its reqUuid.",
      run: async (context) => {
        const { request, result } = await placedBet(context);
        const told = await readPlacement(context, request.reqUuid);
        demand(told.state === "DECIDED", `a decided request is ${told.state}`);
        demand(
          told.state === "DECIDED" &&
            isDeepStrictEqual(
              told.result.bets.map(({ id }) => id),
              result.bets.map(({ id }) => id),
            ),
          "it tells of other bets than the answer to the placement",
        );
      },
    },
    {
      name: `${nameOf(placement)} of another punter`,
      proves: "Another punter's placement is not found.",
      needs: ["otherToken"],
      run: async (context) => {
        const { request } = await placedBet(context);
        const call = { params: { reqUuid: request.reqUuid }, token: context.options.otherToken };
        demandProblem(await context.askFor(placement, call), 404, "NOT_FOUND");
      },
    },
    {
      name: `${nameOf(messages)} after placing`,
      proves: "The result of a placement is among the punter's messages.",
      run: async (context) => {
        const { request } = await placedBet(context);
        const { seq } = await context.call(messages, { ...tokenOf(context), query: { after: 0 } });
        const told = await context.call(messages, { ...tokenOf(context), query: { after: Math.max(0, seq - 100) } });
        const own = told.messages.find(
          (message) => message.kind === "placementResult" && message.reqUuid === request.reqUuid,
        );
        demand(own !== undefined, `no placementResult of ${request.reqUuid} is among the last ${told.messages.length}`);
      },
    },
    {
      name: `${nameOf(position)} after placing`,
      proves: "A stake counts in the punter's position at once.",
      run: async (context) => {
        const { at, stake } = await placedBet(context);
        const { staked } = await context.call(position, { ...tokenOf(context), query: { since: at - 60_000 } });
        demand(thousandths(staked) >= stake, `staked is ${staked} after a bet of ${stake} thousandths`);
      },
    },
  ],
);
