import { randomUUID } from "node:crypto";
import type { LiveMetadata, NewRule, OfferEvent } from "@touchline/protocol";
import { market } from "@touchline/protocol/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { untilDecided } from "../test-support/ask-until.ts";
import { requestOf, selectionOf } from "../test-support/requests.ts";
import { liveEvent } from "../test-support/sample-offer.ts";
import { type Scene, startScene } from "../test-support/scene.ts";

const DELAY_MS = 2_500;
const PUNTER = "ana";

const NONE = { home: 0, away: 0 };
const metadata: LiveMetadata = {
  ...{ eventStatus: "1H", eventTime: 1_800, timeAt: Date.now(), timeRunning: true, timeSpeed: 1, countdown: false },
  ...{ eventExtraTime: null, progress: 30, score: NONE, currentScoreInSets: [], currentGameScore: null, server: null },
  ...{ redCards: NONE, yellowCards: NONE, corners: NONE },
};
const [first, second, third] = [301, 302, 303].map((id) => liveEvent(id, { metadata })) as [
  OfferEvent,
  OfferEvent,
  OfferEvent,
];

let scene: Scene;

beforeAll(async () => {
  scene = await startScene([first, second, third]);
  await scene.startNode({ liveDelayMs: DELAY_MS });
  await scene.deposit(PUNTER, "1000");
});
afterAll(() => scene?.remove());

/** How long after the rule was made it paid, by the ledger. */
const untilPaid = async (bet: string): Promise<number> => {
  const read = () =>
    scene.read<{ readonly waited: number }>(
      `select extract(epoch from c.at - r.created_at)::float8 * 1000 as waited
        from cashouts c join cashout_rules r on r.id = c.rule where c.bet = '${bet}'`,
    );
  await vi.waitFor(async () => expect(await read()).toHaveLength(1), { timeout: 30_000, interval: 100 });
  return (await read())[0]?.waited as number;
};

test.each<[string, Partial<NewRule>, OfferEvent, number]>([
  ["minute rule below the value that names a past minute", { kind: "minute", amount: "0.10" }, first, 200],
  ["target that the next price meets", { kind: "target", amount: "9.60" }, second, 150],
  ["stop that the next price meets", { kind: "stop", amount: "9.40" }, third, 260],
])(
  "R6 a bet in play: a %s pays no sooner than a cash-out by hand",
  async (_, given, event, price) => {
    const request = requestOf([selectionOf(event)], "10");
    const placed = (await untilDecided(scene, PUNTER, request, 30_000)).result.bets[0];
    expect(placed).toMatchObject({ status: "PLACED", reasons: [] });
    const bet = placed?.id as string;
    const from = given.kind === "minute" ? { eventId: event.id, minute: 1 } : null;
    const rule = { id: randomUUID(), kind: "target", amount: "9.60", part: null, notifyOnly: false, from } as const;
    const body = { ...rule, betProfileId: `${bet}.0`, ...given };
    expect(await scene.command("addRule", PUNTER, body)).toMatchObject({ answer: { refused: null } });
    await scene.publish({ ...event, version: 2, markets: [market(0, [price, 350, 400])] });
    expect(await untilPaid(bet)).toBeGreaterThanOrEqual(DELAY_MS);
  },
  90_000,
);
