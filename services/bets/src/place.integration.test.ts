import { randomUUID } from "node:crypto";
import { audit } from "@touchline/db/audit";
import { BETS_SUBJECTS, builderSubject, heartbeatSubject } from "@touchline/protocol";
import { metrics } from "@touchline/server-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { codesOf, untilDecided } from "./test-support/ask-until.ts";
import { placementOf, requestOf, selectionOf } from "./test-support/requests.ts";
import { liveEvent, PRODUCER, prematchEvent } from "./test-support/sample-offer.ts";
import { OTHER_TENANT, type Scene, startScene, TENANT } from "./test-support/scene.ts";

const LIVE_DELAY_MS = 1_000;
const match = prematchEvent(7);
const other = prematchEvent(8);
const live = liveEvent(9);

let scene: Scene;
let punter: string;

beforeAll(async () => {
  scene = await startScene([match, other, live]);
  await scene.startNode({ liveDelayMs: LIVE_DELAY_MS });
  // The first decision waits for the producer's first heartbeat.
  await scene.deposit("first", "1");
  await untilDecided(scene, "first", requestOf([selectionOf(match)], "1"));
});
afterAll(() => scene?.remove());
beforeEach(async () => {
  punter = `punter-${randomUUID().slice(0, 8)}`;
  await scene.deposit(punter, "1000");
});

const problemOf = async (...given: Parameters<Scene["place"]>): Promise<string | null> => {
  const answer = await scene.place(...given);
  return "problem" in answer ? answer.problem.code : null;
};

test("PLACE-1 places a prematch bet at once, at the agreed price", async () => {
  const selection = selectionOf(match);
  const request = requestOf([selection], "10");
  const first = placementOf(await scene.place(punter, request));
  expect(first).toMatchObject({ state: "DECIDED", balance: "990.00" });
  expect(first.state === "DECIDED" && first.result.bets).toMatchObject([
    { status: "PLACED", reasons: [], stake: "10.00", maxWinnings: "20.00", odds: { [selection.hash]: 200 } },
  ]);
  expect(await untilDecided(scene, punter, request)).toEqual(first);
});

test("counts placements, decisions, reasons and stages by tenant", async () => {
  const read = async (name: string, labels: Readonly<Record<string, string>>): Promise<number> => {
    const { values } = (await metrics.getSingleMetric(name)?.get()) ?? { values: [] };
    const isIt = ({ labels: own }: (typeof values)[number]): boolean =>
      Object.entries(labels).every(([label, value]) => (own as Record<string, unknown>)[label] === value);
    return values.find(isIt)?.value ?? 0;
  };
  const tenant = TENANT;
  const figures = async (): Promise<number[]> => [
    await read("touchline_placements_total", { tenant, outcome: "decided" }),
    await read("touchline_placements_total", { tenant, outcome: "repeated" }),
    await read("touchline_placements_total", { tenant, outcome: "prepared" }),
    await read("touchline_placements_total", { tenant, outcome: "INVALID_BODY" }),
    await read("touchline_decided_bets_total", { tenant, status: "PLACED" }),
    await read("touchline_decided_bets_total", { tenant, status: "REJECTED" }),
    await read("touchline_bet_rejections_total", { tenant, code: "BALANCE_INSUFFICIENT" }),
  ];
  const before = await figures();
  const request = requestOf([selectionOf(match)], "10");
  await scene.place(punter, request);
  await scene.place(punter, request);
  await scene.place(punter, requestOf([selectionOf(match)], "100000"));
  await scene.place(punter, requestOf([selectionOf(match)], "1.005"));
  const inPlay = requestOf([selectionOf(live)], "10");
  await scene.place(punter, inPlay);
  // Asking is a repeated placement, so only the bets are counted from here.
  await untilDecided(scene, punter, inPlay);
  const added = (await figures()).map((figure, index) => figure - (before[index] as number));
  expect([added[0], added[2], added[3], added[4], added[5]]).toEqual([2, 1, 1, 2, 1]);
  expect(added[1]).toBeGreaterThanOrEqual(1);
  expect(added[6]).toBe(1);
  const text = await metrics.metrics();
  expect(text).toMatch(/touchline_decision_seconds_count\{tenant="touchline"\} [1-9]/);
  expect(text).toMatch(/touchline_placement_stage_seconds_count\{tenant="touchline",stage="record"\} [1-9]/);
  expect(text).not.toContain(punter);
});

test("R4 a command that is no JSON is answered as invalid, and ends nothing", async () => {
  const answer = await scene.bus.request(BETS_SUBJECTS.place, Uint8Array.from([0xff, 0x00, 0x7b]), { timeout: 7_000 });
  expect(answer.json()).toMatchObject({ problem: { code: "INVALID_BODY" } });
});

test("PLACE-1 debits a live bet at once, and places it after its delay", async () => {
  const request = requestOf([selectionOf(live)], "10");
  expect(placementOf(await scene.place(punter, request))).toMatchObject({ state: "PREPARED", balance: "990.00" });
  const { result, balance } = await untilDecided(scene, punter, request);
  expect(result.bets).toMatchObject([{ status: "PLACED" }]);
  expect(balance).toBe("990.00");
});

test("R2 R4 a request whose ids are in capitals is decided, and is the same request as in small letters", async () => {
  const request = requestOf([selectionOf(match)], "10");
  const { reqUuid, betslipId } = request;
  const inCapitals = { ...request, reqUuid: reqUuid.toUpperCase(), betslipId: betslipId.toUpperCase() };
  const first = await untilDecided(scene, punter, inCapitals);
  expect(first).toMatchObject({ result: { reqUuid, bets: [{ status: "PLACED" }] }, balance: "990.00" });
  expect(await untilDecided(scene, punter, request)).toEqual(first);
  // The other way round, and both at once.
  const inPlay = requestOf([selectionOf(live)], "10");
  const both = [inPlay, { ...inPlay, reqUuid: inPlay.reqUuid.toUpperCase() }];
  const answers = await Promise.all(both.map((each) => untilDecided(scene, punter, each)));
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]?.balance).toBe("980.00");
  const deposits = [randomUUID(), randomUUID()];
  for (const id of [...deposits, ...deposits.map((each) => each.toUpperCase())]) await scene.deposit(punter, "5", id);
  expect(await scene.deposit(punter, "1")).toEqual({ balance: "991.00" });
});

test("AHEAD-1 stores with a bet what it was on, and the facts of its acceptance", async () => {
  const selection = selectionOf(live, 1);
  const request = requestOf([selection], "10");
  const { result } = await untilDecided(scene, punter, request);
  const id = result.bets[0]?.id;
  const [bet] = await scene.read<Record<string, unknown>>(
    `select terms, decision, max_winnings from bets where id = '${id}'`,
  );
  expect(bet).toMatchObject({
    terms: {
      type: "single",
      legs: [
        {
          ...selection,
          event: { competitors: ["Ashbourne City", "Harrow Vale"], sportId: 1, producer: PRODUCER },
          outcomes: [{ slot: 1, metaMarketId: 1, metaOutcomeId: 2, marketName: "Match result", outcomeName: "Draw" }],
        },
      ],
    },
    decision: { settlement: { odds: { [selection.hash]: 350 } } },
    max_winnings: "3500",
  });
  const facts = await scene.read<Record<string, unknown>>(
    `select step, facts from bet_facts where bet = '${id}' order by at, step desc`,
  );
  expect(facts).toMatchObject([
    {
      step: "received",
      facts: { delayMs: LIVE_DELAY_MS, tapped: [{ hash: selection.hash, odds: 350, eventVersion: 1 }] },
    },
    {
      step: "decided",
      facts: { status: "PLACED", codes: [], odds: { [selection.hash]: 350 }, versions: { [selection.hash]: 1 } },
    },
  ]);
});

describe("R7 a live bet is decided by the offer after its delay", () => {
  const event = liveEvent(20);
  test("R7 rejects a price change that the bettor did not allow, and returns the stake", async () => {
    await scene.publish(event);
    const selection = selectionOf(event);
    // Until the node has the event it turns bets on it down.
    const { request, first } = await vi.waitFor(
      async () => {
        const request = requestOf([selection], "10", { oddsChanges: "ask_me" });
        const first = placementOf(await scene.place(punter, request));
        expect(first).toMatchObject({ state: "PREPARED", balance: "990.00" });
        return { request, first };
      },
      { timeout: 10_000, interval: 50 },
    );
    if (first.state === "PREPARED") expect(first.acceptAt - first.now).toBeGreaterThan(LIVE_DELAY_MS / 2);
    await scene.publish({
      ...event,
      version: 2,
      markets: event.markets.map((market) => ({ ...market, prices: [210, 350, 400] })),
    });
    const decided = await untilDecided(scene, punter, request);
    expect(codesOf(decided)).toEqual(["ODDS_CHANGED"]);
    expect(decided.result.bets[0]?.odds).toEqual({ [selection.hash]: 210 });
    expect(decided.balance).toBe("1000.00");
  });

  test("R7 rejects a bet on an outcome that was suspended meanwhile", async () => {
    const suspended = liveEvent(21);
    await scene.publish(suspended);
    const request = requestOf([selectionOf(suspended)], "10");
    await scene.place(punter, request);
    await scene.publish({ ...suspended, version: 2, suspended: true });
    expect(codesOf(await untilDecided(scene, punter, request))).toEqual(["SUSPENDED"]);
  });

  test("R7 rejects a bet when the server's version stays behind the one the bettor saw", async () => {
    const request = requestOf([selectionOf(live, 0, { eventVersion: 99 })], "10");
    await scene.place(punter, request);
    expect(codesOf(await untilDecided(scene, punter, request))).toEqual(["STALE_OFFER"]);
  });
});

test("R7 rejects a bet while the node has not applied what its producer has published, and no other producer's", async () => {
  const event = prematchEvent(60, { producer: "ahead" });
  await scene.publish(event);
  let sequence = 10 ** 9;
  const send = (): void =>
    scene.bus.publish(
      heartbeatSubject("ahead"),
      JSON.stringify({ producer: "ahead", at: Date.now(), resyncing: false, sequence }),
    );
  const timer = setInterval(send, 100);
  try {
    const place = async () => codesOf(await untilDecided(scene, punter, requestOf([selectionOf(event)], "1"), 30_000));
    await vi.waitFor(async () => expect(await place()).toEqual(["STALE_OFFER"]), { timeout: 40_000 });
    expect(codesOf(await untilDecided(scene, punter, requestOf([selectionOf(match)], "10")))).toEqual([]);
    sequence = 1;
    await vi.waitFor(async () => expect(await place()).toEqual([]), { timeout: 40_000 });
  } finally {
    clearInterval(timer);
  }
}, 120_000);

test("BB-6 has a bet builder priced by its producer", async () => {
  const asked: unknown[] = [];
  const subscription = scene.bus.subscribe(builderSubject(PRODUCER), {
    callback: (_, message) => {
      asked.push(message.json());
      message.respond(JSON.stringify({ eventId: 7, version: 1, price: 500 }));
    },
  });
  await scene.bus.flush();
  const selection = selectionOf(match, 0, { slots: [0, 1], odds: 480 });
  const request = requestOf([selection], "10", { oddsChanges: "accept_higher_odds" });
  await scene.place(punter, request);
  const { result } = await untilDecided(scene, punter, request);
  expect(result.bets).toMatchObject([{ status: "PLACED", maxWinnings: "50.00", odds: { [selection.hash]: 500 } }]);
  expect(asked).toEqual([{ eventId: 7, slots: [0, 1] }]);
  subscription.unsubscribe();
});

test("PEER-6 returns a rejected stake together with an acceptable one", async () => {
  await scene.deposit(punter, "100000");
  const request = requestOf([selectionOf(match, 2)], "20000");
  await scene.place(punter, request);
  const decided = await untilDecided(scene, punter, request);
  expect(decided.result.bets).toMatchObject([{ alternativeStake: "10000.00", reasons: [{ code: "STAKE_ABOVE_MAX" }] }]);
  expect(decided.balance).toBe("101000.00");
});

test("LIABILITY_REACHED limits the liability of an outcome over all punters and nodes", async () => {
  const event = prematchEvent(30);
  await scene.publish(event);
  const second = await scene.startNode({ liveDelayMs: LIVE_DELAY_MS });
  const punters = Array.from({ length: 8 }, (_, index) => `${punter}-${index}`);
  await Promise.all(punters.map((each) => scene.deposit(each, "10000")));
  // At 2.00 each bet adds 10,000 to the liability, of at most 50,000.
  const requests = punters.map((each) => ({ each, request: requestOf([selectionOf(event)], "10000") }));
  await Promise.all(requests.map(({ each, request }) => scene.place(each, request)));
  const decided = await Promise.all(requests.map(({ each, request }) => untilDecided(scene, each, request)));
  expect(decided.flatMap(({ result }) => result.bets.map(({ status }) => status)).toSorted()).toEqual([
    ...Array(5).fill("PLACED"),
    ...Array(3).fill("REJECTED"),
  ]);
  expect(new Set(decided.flatMap(codesOf))).toEqual(new Set(["LIABILITY_REACHED"]));
  await second.kill();
});

test("R18 a punter whose wallet is locked waits alone, and is placed when it is free", async () => {
  const release = await scene.holdWallet(punter);
  const waiting = scene.place(punter, requestOf([selectionOf(match)], "1"));
  const others = Array.from({ length: 5 }, (_, index) => `${punter}-${index}`);
  await Promise.all(others.map((each) => scene.deposit(each, "10")));
  const placed = others.map((each) => untilDecided(scene, each, requestOf([selectionOf(match)], "1")));
  expect((await Promise.all(placed)).flatMap(codesOf)).toEqual([]);
  await release();
  expect(placementOf(await waiting)).toMatchObject({ state: "DECIDED", balance: "999.00" });
});

describe("requests that are refused without being recorded", () => {
  test("INVALID_BODY for another tenant's brand, another currency, a malformed bet, an unknown tenant", async () => {
    const selection = selectionOf(match);
    expect(await problemOf(punter, requestOf([selection], "1", { brand: "bethog" }), OTHER_TENANT)).toBe(
      "INVALID_BODY",
    );
    expect(await problemOf(punter, requestOf([selection], "1", { currency: "USD" }))).toBe("INVALID_BODY");
    expect(await problemOf(punter, requestOf([selection], "1.005"))).toBe("INVALID_BODY");
    expect(await problemOf(punter, requestOf([selection], "1"), "nobody")).toBe("INVALID_BODY");
  });

  test("REQUEST_REUSED for a known reqUuid with a different body", async () => {
    const request = requestOf([selectionOf(match)], "1");
    await scene.place(punter, request);
    expect(await problemOf(punter, { ...request, oddsChanges: "ask_me" })).toBe("REQUEST_REUSED");
  });

  test("answers a malformed command, and fails only the bad request of a batch", async () => {
    const reply = await scene.bus.request("bets.place", "{}");
    expect(reply.json()).toMatchObject({ problem: { code: "INVALID_BODY" } });
    const sound = Array.from({ length: 10 }, () => requestOf([selectionOf(match)], "1"));
    const [poisoned, ...answers] = await Promise.all([
      problemOf("\u0000", requestOf([selectionOf(match)], "1")),
      ...sound.map((request) => scene.place(punter, request)),
    ]);
    expect(poisoned).toBe("NOT_READY");
    expect(answers.map((answer) => placementOf(answer as Parameters<typeof placementOf>[0]).state)).toHaveLength(10);
  });
});

test("LIMIT_REACHED ON_BREAK limits that a host sets hold for bets and deposits from then on", async () => {
  const set = async (more: object): Promise<unknown> => {
    const limits = { punter, currency: "EUR", limits: [], timeOutUntil: null, ...more };
    return (
      await scene.bus.request(
        BETS_SUBJECTS.setLimits,
        JSON.stringify({ token: await scene.hosts.hostToken("touchline"), limits }),
      )
    ).json();
  };
  const place = async (stake: string) => {
    const { result } = await untilDecided(scene, punter, requestOf([selectionOf(match)], stake));
    const [bet] = result.bets;
    return [bet?.status, bet?.reasons.map(({ code }) => code), bet?.alternativeStake];
  };
  expect(await set({ limits: [{ kind: "stake", period: "day", amount: "10.00" }] })).toEqual({ set: true });
  expect(await place("10.01")).toEqual(["REJECTED", ["LIMIT_REACHED"], "10.00"]);
  expect(await place("10")).toEqual(["PLACED", [], null]);
  await set({ timeOutUntil: Date.now() + 3_600_000 });
  expect(await place("1")).toEqual(["REJECTED", ["ON_BREAK"], null]);
  expect(await scene.deposit(punter, "1")).toMatchObject({ problem: { code: "ON_BREAK" } });
  expect(await set({ currency: "USD" })).toMatchObject({ problem: { code: "INVALID_BODY" } });
  expect(await set({ limits: [{ kind: "loss", period: "bet", amount: "1" }] })).toMatchObject({
    problem: { code: "INVALID_BODY" },
  });
});

test("R19 a node seals what was booked", async () => {
  await scene.startNode({ liveDelayMs: LIVE_DELAY_MS });
  const sealed = () => scene.read(`select from chain_sealed where punter = '${punter}' and tenant = 'touchline'`);
  await vi.waitFor(async () => expect(await sealed()).toHaveLength(1), { timeout: 10_000, interval: 100 });
});

test("R1 the audit finds nothing after all of this", async () => {
  expect(await audit(scene.postgres.ownerUrl)).toEqual([]);
});
