import type { Placement } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { HttpError } from "../../../net/http.ts";
import { createManualTime } from "../../../test-support/manual-time.ts";
import { settle } from "../../../test-support/sample-api.ts";
import { samplePick, sampleRequest, sampleResult, sampleSlip } from "../../../test-support/sample-slip.ts";
import { createPlaceBets, type PlacingApi } from "./place-bets.ts";
import type { Attempt } from "./placement.ts";

const request = sampleRequest();
const decided: Placement = { state: "DECIDED", result: sampleResult(), balance: "98.00" };
const lost = new TypeError("the line is dead");

type Answer = Placement | Error;

const setUp = (answers: { readonly place?: Answer[]; readonly placement?: Answer[]; readonly nobody?: boolean }) => {
  const time = createManualTime();
  const calls: string[] = [];
  const give = async (name: keyof PlacingApi, reqUuid: string): Promise<Placement> => {
    calls.push(`${name} ${reqUuid === request.reqUuid}`);
    const answer = answers[name]?.shift();
    if (!answer) throw new Error(`${name} was not expected`);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const api: PlacingApi = {
    place: (asked) => give("place", asked.reqUuid),
    placement: (reqUuid) => give("placement", reqUuid),
  };
  const kept: (Attempt | null)[] = [];
  const onBalance = vi.fn();
  const onDecided = vi.fn();
  const bets = createPlaceBets({
    api: () => (answers.nobody ? null : api),
    now: time.now,
    after: time.after,
    toSavedPending: (attempt) => kept.push(attempt),
    onBalance,
    onDecided,
    report: () => undefined,
  });
  const attempt: Attempt = { request, slip: sampleSlip([samplePick(7)]), tappedAt: time.now() };
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    await settle();
  };
  return { bets, attempt, calls, kept, onBalance, onDecided, pass, status: () => bets.state.getState().status };
};

test("PLACE-1 a bet that is decided at once is told of once, with its balance", async () => {
  const { bets, attempt, kept, onBalance, onDecided, status } = setUp({ place: [decided] });
  bets.place(attempt);
  expect(kept).toEqual([attempt]);
  await settle();
  bets.tell(sampleResult());
  expect([status(), onDecided.mock.calls.length]).toEqual(["decided", 1]);
  expect(onBalance).toHaveBeenCalledWith("98.00");
  expect(kept).toEqual([attempt, null]);
});

test("PLACE-5 a lost answer is asked for; one that never arrived is sent again as the same request", async () => {
  const { bets, attempt, calls, pass, status } = setUp({
    place: [lost, decided],
    placement: [new HttpError("/", 404)],
  });
  bets.place(attempt);
  await settle();
  expect(status()).toBe("unknown");
  await pass(2000);
  expect(calls).toEqual(["place true", "placement true", "place true"]);
  expect(status()).toBe("decided");
});

test.each([
  [400, "refused"],
  [401, "refused"],
  [423, "refused"],
  [409, "refused"],
  [408, "unknown"],
  [500, "unknown"],
  [503, "unknown"],
])("R10 an answer of %i leaves the bet %s", async (status, expected) => {
  const { bets, attempt, status: now } = setUp({ place: [new HttpError("/", status)], placement: [] });
  bets.place(attempt);
  await settle();
  expect(now()).toBe(expected);
});

test("PLACE-5 a lost push result is found by asking, from a second after the decision on", async () => {
  const { reqUuid, betslipId } = request;
  const prepared: Placement = { state: "PREPARED", reqUuid, betslipId, acceptAt: 4000, now: 0, balance: "98.00" };
  const { bets, attempt, calls, pass, status } = setUp({ place: [prepared], placement: [lost, prepared, decided] });
  bets.place(attempt);
  await settle();
  await pass(4999);
  expect(calls).toHaveLength(1);
  await pass(1);
  await pass(1000);
  await pass(1000);
  expect([calls.length, status()]).toEqual([4, "decided"]);
});

test("who has left is shown nothing; the bet is kept, and found again by them", async () => {
  const { bets, attempt, kept, onDecided, status, pass } = setUp({ place: [lost], placement: [decided] });
  bets.place(attempt);
  await settle();
  bets.leave();
  await pass(60_000);
  expect([status(), kept]).toEqual(["idle", [attempt]]);
  bets.restore(attempt);
  await settle();
  expect([status(), onDecided.mock.calls.length, kept.at(-1)]).toEqual(["decided", 1, null]);
});

test("a bet of nobody is not sent", async () => {
  const { bets, attempt, calls } = setUp({ nobody: true });
  bets.place(attempt);
  await settle();
  expect(calls).toEqual([]);
  expect(bets.state.getState()).toMatchObject({ status: "refused", why: "signed_out" });
});
