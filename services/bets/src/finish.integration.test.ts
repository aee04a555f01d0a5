import { BETS_SUBJECTS, placeAnswersSchema } from "@touchline/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestOf, selectionOf } from "./test-support/requests.ts";
import { prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene, TENANT } from "./test-support/scene.ts";

const match = prematchEvent(7);
let scene: Scene;

beforeAll(async () => {
  scene = await startScene([match]);
});
afterAll(() => scene?.remove());

/** Sent once: a command that nobody answers fails. */
const placeOnce = async (punter: string) => {
  const request = requestOf([selectionOf(match)], "1");
  const command = { tenant: TENANT, punter, currency: "EUR", at: Date.now(), request };
  const answer = await scene.bus.request(BETS_SUBJECTS.place, JSON.stringify([command]), { timeout: 4_000 });
  return placeAnswersSchema.parse(answer.json())[0];
};

test("PEER-22 R20 a node that is stopped answers the commands that it has, and leaves new ones to another", async () => {
  const first = await scene.startNode();
  for (const punter of ["ana", "bob"]) await scene.deposit(punter, "100");
  const release = await scene.holdWallet("ana");
  try {
    const waiting = placeOnce("ana");
    const locks = () => scene.read("select from pg_stat_activity where wait_event_type = 'Lock'");
    await expect.poll(locks).not.toHaveLength(0);
    await scene.startNode();
    const stopped = first.bets.finish().then(first.kill);
    expect(first.bets.isReady()).toBe(false);
    expect(await placeOnce("bob")).toHaveProperty("placement");
    await release();
    expect(await waiting).toHaveProperty("placement");
    await stopped;
  } finally {
    await release();
  }
  // On a busy machine the answer may come before the decision.
  const phases = () => scene.read("select punter, phase from bets order by punter");
  await expect.poll(phases).toEqual([
    { punter: "ana", phase: "PLACED" },
    { punter: "bob", phase: "PLACED" },
  ]);
});
