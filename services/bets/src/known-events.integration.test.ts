import { randomUUID } from "node:crypto";
import {
  BETS_SUBJECTS,
  lastResultAnswerSchema,
  type OpenEvent,
  type OpenEventsCursor,
  openEventsAnswerSchema,
} from "@touchline/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { placementOf, requestOf, selectionOf } from "./test-support/requests.ts";
import { resultOf } from "./test-support/results.ts";
import { prematchEvent } from "./test-support/sample-offer.ts";
import { OTHER_TENANT, type Scene, startScene, TENANT } from "./test-support/scene.ts";

const PATIENCE = { timeout: 20_000, interval: 100 };
const EVENTS = Array.from({ length: 103 }, (_, index) => prematchEvent(index + 1, { version: index + 10 }));
const [FIRST, SECOND, UNPLAYED] = [prematchEvent(1), prematchEvent(2), prematchEvent(500)];

let scene: Scene;
beforeAll(async () => {
  scene = await startScene([...EVENTS, UNPLAYED]);
  await scene.startNode();
}, 60_000);
afterAll(() => scene?.remove());

const ask = async (subject: string, command: object): Promise<unknown> =>
  (await scene.bus.request(subject, JSON.stringify(command), { timeout: 7_000 })).json();

const readPages = async (): Promise<{ readonly pages: OpenEvent[][]; readonly isUsed: boolean[] }> => {
  const pages: OpenEvent[][] = [];
  const used: boolean[] = [];
  let from: OpenEventsCursor | null = null;
  do {
    const { events, next, isUsed } = openEventsAnswerSchema.parse(await ask(BETS_SUBJECTS.openEvents, { from }));
    pages.push(events);
    used.push(isUsed);
    from = next;
  } while (from);
  return { pages, isUsed: used };
};

const lastResult = async (eventId: number) =>
  lastResultAnswerSchema.parse(await ask(BETS_SUBJECTS.lastResult, { eventId })).known;

test("R4 open events are told page by page for each tenant, until they have their result", async () => {
  expect(await readPages()).toEqual({ pages: [[], []], isUsed: [false, false] });
  const punter = `punter-${randomUUID().slice(0, 8)}`;
  for (const tenant of [TENANT, OTHER_TENANT]) await scene.deposit(punter, "1000", randomUUID(), tenant);
  const place = (tenant: string, events: typeof EVENTS, slot: number) =>
    vi.waitFor(async () => {
      const request = requestOf(
        events.map((event) => selectionOf(event, slot)),
        "1",
        { ...(tenant === OTHER_TENANT && { brand: "titan" }) },
      );
      const placement = placementOf(await scene.place(punter, request, tenant));
      expect(placement).toMatchObject({ state: "DECIDED", result: { bets: [{ status: "PLACED" }] } });
    }, PATIENCE);
  for (let from = 0; from < EVENTS.length; from += 4) await place(TENANT, EVENTS.slice(from, from + 4), 1);
  await place(OTHER_TENANT, EVENTS.slice(0, 1), 2);

  const { pages, isUsed } = await readPages();
  expect(pages.map((page) => page.map(({ eventId }) => eventId))).toEqual([
    EVENTS.slice(0, 100).map(({ id }) => id),
    [101, 102, 103],
    [1],
  ]);
  expect(isUsed).toEqual([true, true, true]);
  expect(pages[0]?.[4]).toEqual({
    ...{ eventId: 5, tournamentId: 3, competitors: ["Ashbourne City", "Harrow Vale"], version: 14 },
    outcomes: [
      {
        ...{ slot: 1, marketSlot: 0, outcomes: 3, metaMarketId: 1, metaOutcomeId: 2, specifiers: {} },
        outcomeName: "Draw",
      },
    ],
  });

  expect(await lastResult(1)).toEqual({ sportId: 1, tournamentId: 3, result: null });
  expect(await lastResult(UNPLAYED.id)).toBeNull();
  const score = { home: 1, away: 1 };
  for (const version of [200, 201]) await scene.publishResult(resultOf(FIRST, score, { version }));
  await vi.waitFor(async () => expect((await lastResult(1))?.result?.version).toBe(201), PATIENCE);
  await vi.waitFor(async () => {
    const now = (await readPages()).pages.flat();
    expect(now.filter(({ eventId }) => eventId === FIRST.id)).toEqual([]);
    expect(now.filter(({ eventId }) => eventId === SECOND.id)).toHaveLength(1);
  }, PATIENCE);
});

test("a question that does not match its schema, or names another tenant, is refused", async () => {
  const refused = { problem: { code: "INVALID_BODY" } };
  expect(await ask(BETS_SUBJECTS.openEvents, {})).toMatchObject(refused);
  expect(await ask(BETS_SUBJECTS.openEvents, { from: { tenant: "nobody", eventId: 0 } })).toMatchObject(refused);
  expect(await ask(BETS_SUBJECTS.lastResult, { eventId: 0 })).toMatchObject(refused);
});
