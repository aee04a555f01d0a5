import { expect, test } from "vitest";
import { betOf, judgeAll, orderOf, termsOn } from "../../testing/ledger-samples.ts";
import { exposuresOf, type Judge, judgeRequest, openBets, type Verdict } from "./judge-request.ts";
import { preparedOf } from "./new-order.ts";

const REASON = { code: "SUSPENDED", reason: "Betting on it is suspended" } as const;

const requestWith = (...bets: ReturnType<typeof betOf>[]) => preparedOf(orderOf("ana", [], { bets }));
const on = (slot: number, stake = 1_000n) => betOf(stake, { terms: termsOn(7, [slot]) });
const placing = judgeAll("PLACED");

/** Records the liability that each bet was shown. */
const watching = (seen: bigint[], verdictOf: (id: string) => Verdict | null): Judge => ({
  ...placing,
  judge: (bet, request, liabilityOf) => {
    seen.push(...placing.outcomesOf(bet).map(liabilityOf));
    return verdictOf(bet.id) && placing.judge(bet, request, liabilityOf);
  },
});

test("only bets that were not rejected before are open", () => {
  const [rejected, open] = [betOf(1_000n, { reasons: [REASON] }), betOf(1_000n)];
  expect(openBets(requestWith(rejected, open)).map(({ id }) => id)).toEqual([open.id]);
});

test("LIABILITY_REACHED outcomes of open bets are exposed, in the currency of their request", () => {
  const rejected = betOf(1_000n, { reasons: [REASON], terms: termsOn(8, [9]) });
  const builder = betOf(1_000n, { terms: termsOn(7, [1, 2]) });
  expect(exposuresOf([requestWith(rejected, builder), requestWith(on(3))], placing)).toEqual([
    { currency: "EUR", outcome: "7o1", most: 10n ** 15n },
    { currency: "EUR", outcome: "7o2", most: 10n ** 15n },
    { currency: "EUR", outcome: "7o3", most: 10n ** 15n },
  ]);
});

test("LIABILITY_REACHED each bet sees what was taken before and what the bets before it add", () => {
  const [first, second, other] = [on(0, 1_000n), on(0, 300n), on(1)];
  const seen: bigint[] = [];
  const liabilities = new Map([["EUR 7o0", 50n]]);
  const verdicts = judgeRequest(
    requestWith(first, second, other),
    watching(seen, () => ({}) as Verdict),
    liabilities,
  );
  expect(seen).toEqual([50n, 1_050n, 0n]);
  expect([...(verdicts ?? [])].map(([id, { bet }]) => [id, bet.status])).toEqual(
    [first, second, other].map(({ id }) => [id, "PLACED"]),
  );
  expect([...liabilities]).toEqual([
    ["EUR 7o0", 1_350n],
    ["EUR 7o1", 1_000n],
  ]);
});

test("LIABILITY_REACHED a request of which one bet has to wait adds nothing", () => {
  const [first, waiting] = [on(0), on(0)];
  const liabilities = new Map([["EUR 7o0", 50n]]);
  const judge = watching([], (id) => (id === waiting.id ? null : ({} as Verdict)));
  expect(judgeRequest(requestWith(first, waiting), judge, liabilities)).toBeNull();
  expect([...liabilities]).toEqual([["EUR 7o0", 50n]]);
});
