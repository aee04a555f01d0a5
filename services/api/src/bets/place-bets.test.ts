import { type PlaceCommand, type Shard, shardOf } from "@touchline/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPlaceBets } from "./place-bets.ts";

const commandOf = (punter: string, tenant = "touchline", more: object = {}): PlaceCommand =>
  ({ tenant, punter, currency: "EUR", at: 0, request: more }) as unknown as PlaceCommand;

const puntersOf = (text: string): string[] => JSON.parse(text).map(({ punter }: PlaceCommand) => punter);

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Time stands still, so that what waits for it is not sent. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Answers each command with the name of its punter. */
const createSend = () =>
  vi.fn(
    async (_command: string, _shard: Shard, text: string): Promise<unknown> =>
      puntersOf(text).map((punter) => ({ placement: punter })),
  );

test("P6 placements of one turn of the event loop are one message, and each gets its own answer", async () => {
  const send = createSend();
  const place = createPlaceBets(send, 1);
  const answers = await Promise.all(["ana", "bo", "cleo"].map((punter) => place(commandOf(punter))));
  expect(answers).toEqual([{ placement: "ana" }, { placement: "bo" }, { placement: "cleo" }]);
  await place(commandOf("dan"));
  expect(send.mock.calls.map(([, , text]) => puntersOf(text))).toEqual([["ana", "bo", "cleo"], ["dan"]]);
});

test("P6 while two messages are unanswered placements are gathered, until one is answered or for ten milliseconds", async () => {
  const held: (() => void)[] = [];
  const answerNow = createSend();
  const send = vi.fn(async (...args: Parameters<typeof answerNow>) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return answerNow(...args);
  });
  const sent = (): string[][] => send.mock.calls.map(([, , text]) => puntersOf(text));
  const place = createPlaceBets(send, 1);
  const answers = [];
  for (const punter of ["ana", "bo", "cleo", "dan"]) {
    answers.push(place(commandOf(punter)));
    await nextTurn();
  }
  expect(sent()).toEqual([["ana"], ["bo"]]);
  held[0]?.();
  while (sent().length < 3) await nextTurn();
  expect(sent()[2]).toEqual(["cleo", "dan"]);
  answers.push(place(commandOf("eve")));
  vi.advanceTimersByTime(9);
  await nextTurn();
  expect(sent()).toHaveLength(3);
  vi.advanceTimersByTime(1);
  while (sent().length < 4) await nextTurn();
  for (const answer of held) answer();
  expect(await Promise.all(answers)).toEqual(["ana", "bo", "cleo", "dan", "eve"].map((placement) => ({ placement })));
});

test("P6 a message that fails holds nothing up", async () => {
  const send = createSend();
  send.mockRejectedValueOnce(new Error("lost")).mockRejectedValueOnce(new Error("lost"));
  const place = createPlaceBets(send, 1);
  const lost = [place(commandOf("ana")).catch(() => null)];
  await nextTurn();
  lost.push(place(commandOf("bo")).catch(() => null));
  await Promise.all(lost);
  expect(await place(commandOf("cleo"))).toEqual({ placement: "cleo" });
});

test("R18 tenants are in messages of their own", async () => {
  const send = createSend();
  const place = createPlaceBets(send, 1);
  await Promise.all([place(commandOf("ana")), place(commandOf("bo", "bethog")), place(commandOf("cleo"))]);
  expect(send.mock.calls.map(([, , text]) => puntersOf(text))).toEqual([["ana", "cleo"], ["bo"]]);
});

test("shards are in messages of their own, each to the shard of its punters", async () => {
  const send = createSend();
  const place = createPlaceBets(send, 2);
  const punters = Array.from({ length: 20 }, (_, index) => `punter-${index}`);
  const answers = await Promise.all(punters.map((punter) => place(commandOf(punter))));
  expect(answers).toEqual(punters.map((punter) => ({ placement: punter })));
  const sent = send.mock.calls.map(([, { number, of }, text]) => ({ number, of, punters: puntersOf(text) }));
  const inShard = (number: number) =>
    punters.filter((punter) => shardOf({ tenant: "touchline", punter }, 2).number === number);
  expect(sent.toSorted((a, b) => a.number - b.number)).toEqual(
    [0, 1].map((number) => ({ number, of: 2, punters: inShard(number) })),
  );
});

test("a message is below the bus's limit of a megabyte, and has at most as many commands as a transaction", async () => {
  const send = createSend();
  const place = createPlaceBets(send, 1);
  const large = { text: "x".repeat(150_000) };
  await Promise.all(Array.from({ length: 10 }, (_, index) => place(commandOf(`${index}`, "touchline", large))));
  expect(Math.max(...send.mock.calls.map(([, , text]) => text.length))).toBeLessThan(1_000_000);
  send.mockClear();
  await Promise.all(Array.from({ length: 300 }, (_, index) => place(commandOf(`${index}`))));
  expect(send.mock.calls.map(([, , text]) => puntersOf(text).length)).toEqual([256, 44]);
});

test("a problem is the refusal of its command alone; a failed message is that of all its commands", async () => {
  const send = createSend();
  const place = createPlaceBets(send, 1);
  send.mockResolvedValueOnce([{ problem: { code: "REQUEST_REUSED", message: "" } }, { placement: "bo" }]);
  const [ana, bo] = await Promise.allSettled([place(commandOf("ana")), place(commandOf("bo"))]);
  expect([ana, bo]).toMatchObject([{ reason: { code: "REQUEST_REUSED" } }, { value: { placement: "bo" } }]);
  send.mockResolvedValueOnce({ problem: { code: "INVALID_BODY", message: "not a list" } });
  const unread = await Promise.allSettled([place(commandOf("ana")), place(commandOf("bo"))]);
  expect(unread).toMatchObject([{ reason: { code: "INVALID_BODY" } }, { reason: { code: "INVALID_BODY" } }]);
  send.mockRejectedValueOnce(new Error("lost"));
  const lost = await Promise.allSettled([place(commandOf("ana")), place(commandOf("bo"))]);
  expect(lost.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
