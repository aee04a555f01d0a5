import {
  BETS_SUBJECTS,
  type LastResultAnswer,
  type OpenEvent,
  type OpenEventsAnswer,
  shardSubject,
  shardsOf,
} from "@touchline/protocol";
import { expect, test } from "vitest";
import { createBetsQuestions } from "./bets-questions.ts";

type Request = Parameters<typeof createBetsQuestions>[0]["request"];

/** A bus on which each subject has its answers, one after the other. */
const busWith = (answersOf: Readonly<Record<string, readonly object[]>>) => {
  const left = new Map(Object.entries(answersOf).map(([subject, answers]) => [subject, [...answers]]));
  const asked: [string, unknown][] = [];
  const request = async (subject: string, text: string) => {
    asked.push([subject, JSON.parse(text)]);
    const answer = left.get(subject)?.shift();
    if (!answer) throw new Error("no responders");
    return { json: () => answer };
  };
  return { bus: { request: request as unknown as Request }, asked };
};

const eventOf = (eventId: number, version: number, slot: number): OpenEvent => ({
  ...{ eventId, tournamentId: 3, competitors: ["Home", "Away"], version },
  outcomes: [
    { slot, marketSlot: slot, outcomes: 2, metaMarketId: 1, metaOutcomeId: 1, specifiers: {}, outcomeName: "Home" },
  ],
});
const pageOf = (events: OpenEvent[], isUsed = true, next: OpenEventsAnswer["next"] = null): OpenEventsAnswer => ({
  ...{ events, next, isUsed },
});
const subjectsOf = (subject: string): [string, string] =>
  shardsOf(2).map((shard) => shardSubject(subject, shard)) as [string, string];

test("events with open bets are those of every shard, joined", async () => {
  const [first, second] = subjectsOf(BETS_SUBJECTS.openEvents);
  const next = { tenant: "touchline", eventId: 1 };
  const { bus, asked } = busWith({
    [first]: [pageOf([eventOf(1, 5, 0)], false, next), pageOf([eventOf(2, 1, 0)], false)],
    [second]: [pageOf([eventOf(1, 7, 4), eventOf(3, 1, 0)])],
  });
  const { open, isUsed } = await createBetsQuestions(bus, 2).openEvents();
  expect([...open.keys()]).toEqual([1, 2, 3]);
  expect(open.get(1)).toEqual({
    ...eventOf(1, 7, 0),
    outcomes: [eventOf(1, 5, 0), eventOf(1, 7, 4)].flatMap((each) => each.outcomes),
  });
  expect(isUsed).toBe(true);
  expect(asked).toEqual([
    [first, { from: null }],
    [first, { from: next }],
    [second, { from: null }],
  ]);
});

test("the last result of an event is the newest that a shard knows", async () => {
  const [first, second] = subjectsOf(BETS_SUBJECTS.lastResult);
  const result = (version: number) => ({
    ...{ eventId: 1, version, at: 0, playStatus: "ENDED", facts: null, markets: [], final: false },
  });
  const address = { sportId: 1, tournamentId: 3 };
  const told = async (one: object, other: object): Promise<LastResultAnswer["known"]> => {
    const { bus } = busWith({ [first]: [{ known: one }], [second]: [{ known: other }] });
    return createBetsQuestions(bus, 2).lastResult(1);
  };
  const nothing = null as unknown as object;
  const [old, recent, unsettled] = [
    { ...address, result: result(3) },
    { ...address, result: result(4) },
    { ...address, result: null },
  ];
  expect((await told(old, recent))?.result?.version).toBe(4);
  expect((await told(recent, old))?.result?.version).toBe(4);
  expect((await told(unsettled, old))?.result?.version).toBe(3);
  expect(await told(nothing, unsettled)).toEqual(unsettled);
  expect(await told(unsettled, nothing)).toEqual(unsettled);
  expect(await told(nothing, nothing)).toBeNull();
});

test("without the answer of one shard there is no answer", async () => {
  const [first] = subjectsOf(BETS_SUBJECTS.openEvents);
  const [known] = subjectsOf(BETS_SUBJECTS.lastResult);
  const { bus } = busWith({ [first]: [pageOf([eventOf(1, 5, 0)])], [known]: [{ known: null }] });
  await expect(createBetsQuestions(bus, 2).openEvents()).rejects.toThrow("no responders");
  await expect(createBetsQuestions(bus, 2).lastResult(1)).rejects.toThrow("no responders");
});

test("a ledger that is not divided is asked as ever", async () => {
  const { bus, asked } = busWith({ "bets.events": [pageOf([], false)], "bets.result": [{ known: null }] });
  const questions = createBetsQuestions(bus, 1);
  expect(await questions.openEvents()).toEqual({ open: new Map(), isUsed: false });
  expect(await questions.lastResult(1)).toBeNull();
  expect(asked.map(([subject]) => subject)).toEqual(["bets.events", "bets.result"]);
});
