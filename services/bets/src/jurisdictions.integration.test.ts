import { packOf } from "@touchline/jurisdictions/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codesOf, untilDecided } from "./test-support/ask-until.ts";
import { requestOf, selectionOf } from "./test-support/requests.ts";
import { liveEvent, prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene, TENANT } from "./test-support/scene.ts";

const [match, other, live] = [prematchEvent(7), prematchEvent(8), liveEvent(9)];
const PUNTER = "ana";

let scene: Scene;

beforeAll(async () => {
  scene = await startScene([match, other, live]);
  const pack = packOf(
    { kind: "bet-types", types: ["single"] },
    { kind: "stake-ceiling", most: { EUR: "20" } },
    { kind: "live-betting", markets: [] },
  );
  await scene.startNode({ liveDelayMs: 0, packsOf: { [TENANT]: [pack] } });
  await scene.deposit(PUNTER, "1000");
});
afterAll(() => scene?.remove());

test("AHEAD-9 the bets service takes what the pack allows and refuses what it forbids, with the codes that the app knows", async () => {
  const decide = async (...given: Parameters<typeof requestOf>) =>
    codesOf(await untilDecided(scene, PUNTER, requestOf(...given)));
  expect(await decide([selectionOf(match)], "20")).toEqual([]);
  expect(await decide([selectionOf(match)], "20.01")).toEqual(["STAKE_ABOVE_MAX"]);
  expect(await decide([selectionOf(match), selectionOf(other)], "5")).toEqual(["BET_TYPE_UNAVAILABLE"]);
  expect(await decide([selectionOf(live)], "5")).toEqual(["NOT_OFFERED"]);
});
