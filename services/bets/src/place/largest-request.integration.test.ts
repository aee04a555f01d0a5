import { randomUUID } from "node:crypto";
import type { OrderedBet, PlacementRequest } from "@touchline/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { untilDecided } from "../test-support/ask-until.ts";
import { requestOf, selectionOf } from "../test-support/requests.ts";
import { prematchEvent } from "../test-support/sample-offer.ts";
import { type Scene, startScene } from "../test-support/scene.ts";

const LEGS = 30;
const events = Array.from({ length: LEGS }, (_, index) => prematchEvent(100 + index));
const selections = events.map((event) => selectionOf(event));
const hashes = selections.map(({ hash }) => hash);
const SIZES = Array.from({ length: LEGS - 1 }, (_, index) => index + 2);

let scene: Scene;
beforeAll(async () => {
  scene = await startScene(events);
  await scene.startNode();
  await scene.deposit("ana", "900000000");
  await untilDecided(scene, "ana", requestOf(selections.slice(0, 1), "1"));
});
afterAll(() => scene?.remove());

/** Each stake is far above the largest, which therefore has to be found. */
const requestWith = (bets: readonly Partial<OrderedBet>[]): PlacementRequest => ({
  ...requestOf(selections, "1"),
  reqUuid: randomUUID(),
  bets: bets.map((bet) => ({ type: "system", stake: "5000000", sizes: SIZES, hashes, bankers: [], ...bet })),
});

/** Processor time of the answer in milliseconds; other processes of the machine do not count. */
const timed = async (request: PlacementRequest) => {
  const before = process.cpuUsage();
  const answer = await scene.place("ana", request);
  const { user, system } = process.cpuUsage(before);
  return { answer, milliseconds: (user + system) / 1000 };
};

const MOST_MS = 500;

test.each<[string, readonly Partial<OrderedBet>[]]>([
  [
    "multiples of 30 selections with a stake in every row",
    [1, ...SIZES].map((size) => ({ type: "multiples", sizes: [size] })),
  ],
  ["16 systems of 30 selections in all sizes", Array.from({ length: 16 }, () => ({}))],
])("R18 decides the largest request in less than half a second of processor time: %s", async (_, bets) => {
  await timed(requestWith(bets));
  const { answer, milliseconds } = await timed(requestWith(bets));
  expect(answer).toMatchObject({ placement: { state: "DECIDED" } });
  expect(milliseconds).toBeLessThan(MOST_MS);
});

test("R18 60 systems of 30 selections are refused at once, without waiting for the wallet", async () => {
  const release = await scene.holdWallet("ana");
  try {
    const { answer } = await timed(requestWith(Array.from({ length: 60 }, () => ({}))));
    expect(answer).toMatchObject({ problem: { code: "TOO_LARGE" } });
  } finally {
    await release();
  }
});
