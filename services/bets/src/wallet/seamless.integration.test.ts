import { randomUUID } from "node:crypto";
import { readBacklog } from "@touchline/db";
import { auditBooks } from "@touchline/db/audit";
import { BETS_SUBJECTS, type CashoutAnswer, type OfferEvent, reconcileAnswerSchema } from "@touchline/protocol";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { codesOf, untilDecided } from "../test-support/ask-until.ts";
import { type FakeWallet, startFakeWallet } from "../test-support/fake-wallet.ts";
import { partialResult, type Said, twoMarkets } from "../test-support/market-results.ts";
import { placementOf, requestOf, selectionOf } from "../test-support/requests.ts";
import { liveEvent, prematchEvent } from "../test-support/sample-offer.ts";
import { type Node, OTHER_TENANT, type Scene, startScene, TENANT } from "../test-support/scene.ts";

const PATIENCE = { timeout: 30_000, interval: 50 };

let scene: Scene;
let wallet: FakeWallet;
let punter: string;
let lastEvent = 700;
const nodes: Node[] = [];

const startNode = async (liveDelayMs?: number, walletTimeoutMs = 700): Promise<Node> => {
  const wallets = new Map([[TENANT, wallet.access]]);
  const node = await scene.startNode({ wallets, walletTimeoutMs, ...(liveDelayMs && { liveDelayMs }) });
  nodes.push(node);
  return node;
};

beforeAll(async () => {
  wallet = await startFakeWallet();
  scene = await startScene([prematchEvent(1)]);
  await startNode(300);
});
afterAll(async () => {
  await scene?.remove();
  await wallet?.close();
});
beforeEach(() => {
  wallet.break(() => null);
  punter = `punter-${randomUUID().slice(0, 8)}`;
  wallet.put(punter, 10_000n);
});

const offered = async (make = twoMarkets): Promise<OfferEvent> => {
  lastEvent += 1;
  const event = make(lastEvent);
  await scene.publish(event);
  return event;
};

/** The result of a bet of so much at 2.00. */
const tryBet = async (event: OfferEvent, stake = "10") => {
  const selection = selectionOf(event, 0, { odds: 200 });
  return vi.waitFor(async () => {
    const decided = await untilDecided(scene, punter, requestOf([selection], stake));
    expect(codesOf(decided)).not.toContain("STALE_OFFER");
    expect(codesOf(decided)).not.toContain("NOT_OFFERED");
    return decided;
  }, PATIENCE);
};

const bet = async (event: OfferEvent, stake = "10"): Promise<string> => {
  const decided = await tryBet(event, stake);
  expect(codesOf(decided)).toEqual([]);
  return decided.result.bets[0]?.id as string;
};

const callsOf = (id: string) =>
  scene.read<{ kind: string; state: string; asked: string; moved: string | null }>(
    `select kind, state, asked, moved from wallet_calls where bet = '${id}' order by number`,
  );
const untilCalls = (id: string, calls: readonly string[]): Promise<void> =>
  vi.waitFor(
    async () => expect((await callsOf(id)).map(({ kind, state, asked }) => `${kind} ${asked} ${state}`)).toEqual(calls),
    PATIENCE,
  );
const clearing = async (): Promise<string | null | undefined> =>
  (
    await scene.read<{ sum: string | null }>(
      `select sum(amount) from entries where account = 'clearing' and punter = '${punter}'`,
    )
  )[0]?.sum;
const untilCents = (cents: bigint): Promise<void> =>
  vi.waitFor(() => expect(wallet.cents(punter)).toBe(cents), PATIENCE);
const expectSound = async (): Promise<void> => expect(await auditBooks(scene.postgres.ownerUrl)).toEqual([]);

/** What waits for the wallet, for the metrics. */
const waiting = async () => {
  const { callsSince, claims } = await readBacklog((nodes[0] as Node).ledger, TENANT);
  return { claims, hasCalls: callsSince !== null };
};
const untilWaiting = (expected: Partial<Awaited<ReturnType<typeof waiting>>>): Promise<void> =>
  vi.waitFor(async () => expect(await waiting()).toMatchObject(expected), PATIENCE);
const countsAsAway = (tenant: string): number | undefined => (nodes[0] as Node).bets.figures().walletAway.get(tenant);

const WON = (version: number): Said => ({ version, first: "WON" });
const LOST = (version: number): Said => ({ version, first: "LOST" });
const settle = (event: OfferEvent, version: number, said: Said): Promise<void> =>
  scene.publishResult(partialResult(event, version, [said]));

test("PEER-18 R1 a bet reserves, commits and settles; the double entry sums to zero and has what the operator owes", async () => {
  const event = await offered();
  const id = await bet(event);
  await untilCalls(id, ["reserve -1000 DONE", "commit 0 DONE"]);
  expect(wallet.cents(punter)).toBe(9_000n);
  expect(await clearing()).toBe("-1000");
  await settle(event, 101, WON(101));
  await untilCalls(id, ["reserve -1000 DONE", "commit 0 DONE", "settle 2000 DONE"]);
  expect(wallet.cents(punter)).toBe(11_000n);
  expect(wallet.seen().filter((call) => call.bet === id)).toMatchObject([
    { kind: "reserve", call: id, amount: "10.00", punter, tenant: TENANT },
    { kind: "commit", amount: "10.00" },
    { kind: "settle", n: 1, amount: "20.00", reason: "result" },
  ]);
  await expectSound();
});

test("PEER-18 a lost bet is settled with nothing, and the bettor is told what the operator's wallet has", async () => {
  const event = await offered();
  const id = await bet(event, "25.50");
  await settle(event, 101, LOST(101));
  await untilCalls(id, ["reserve -2550 DONE", "commit 0 DONE", "settle 0 DONE"]);
  const told = await scene.read<{ message: { kind: string; balance: string } }>(
    `select message from outbox where punter = '${punter}' order by seq`,
  );
  expect(told.map(({ message: { kind, balance } }) => [kind, balance])).toEqual([
    ["placementResult", "74.50"],
    ["betSettled", "74.50"],
  ]);
});

test("PEER-18 BALANCE_INSUFFICIENT a refusal for lack of money rejects the bet with the balance; nothing has to be given back", async () => {
  const event = await offered();
  wallet.put(punter, 700n);
  const decided = await tryBet(event);
  expect(codesOf(decided)).toEqual(["BALANCE_INSUFFICIENT"]);
  expect(decided.balance).toBe("7.00");
  const id = decided.result.bets[0]?.id as string;
  await untilCalls(id, ["reserve -1000 REFUSED", "rollback 1000 NOT_SENT"]);
  expect(wallet.seen("rollback").filter((call) => call.bet === id)).toEqual([]);
  await expectSound();
});

test.each([
  ["an error", "error", 10_000n],
  ["an answer that is lost", "lost", 10_000n],
  ["an answer that is not signed", "unsigned", 10_000n],
  ["no answer in time", "silent", 10_000n],
] as const)(
  "PEER-18 R4 %s leaves the outcome open: the bet is rejected, and the stake is rolled back until that is acknowledged",
  async (_, fault, after) => {
    const event = await offered();
    let rollbacks = 0;
    wallet.break((kind) => {
      if (kind === "rollback") rollbacks += 1;
      return kind === "reserve" || (kind === "rollback" && rollbacks <= 2) ? fault : null;
    });
    const decided = await tryBet(event);
    expect(codesOf(decided)).toEqual(["WALLET_UNAVAILABLE"]);
    const id = decided.result.bets[0]?.id as string;
    await untilCalls(id, ["reserve -1000 UNKNOWN", "rollback 1000 DONE"]);
    expect(rollbacks).toBe(3);
    expect(wallet.cents(punter)).toBe(after);
    expect(await clearing()).toBe("0");
    await expectSound();
  },
);

test("PEER-18 R5 a correction without cover is kept as a claim; what corrects it again takes it over, and nothing is paid twice", async () => {
  const event = await offered();
  const id = await bet(event);
  await settle(event, 101, WON(101));
  await untilCents(11_000n);
  // The punter spends all of it elsewhere.
  wallet.put(punter, 0n);
  await settle(event, 102, LOST(102));
  await untilCalls(id, ["reserve -1000 DONE", "commit 0 DONE", "settle 2000 DONE", "adjust -2000 CLAIM"]);
  await untilWaiting({ claims: 1, hasCalls: false });
  await settle(event, 103, WON(103));
  await untilCalls(id, [
    ...["reserve -1000 DONE", "commit 0 DONE", "settle 2000 DONE"],
    ...["adjust -2000 MERGED", "adjust 0 DONE"],
  ]);
  await untilWaiting({ claims: 0, hasCalls: false });
  expect(wallet.cents(punter)).toBe(0n);
  await expectSound();
});

test("PEER-18 a claim is collected once money comes in", async () => {
  const [event, other] = [await offered(), await offered()];
  const id = await bet(event);
  const second = await bet(other);
  await settle(event, 101, WON(101));
  await untilCents(10_000n);
  wallet.put(punter, 500n);
  await settle(event, 102, LOST(102));
  await untilCalls(id, ["reserve -1000 DONE", "commit 0 DONE", "settle 2000 DONE", "adjust -2000 CLAIM"]);
  await settle(other, 101, WON(101));
  await untilCalls(second, ["reserve -1000 DONE", "commit 0 DONE", "settle 2000 DONE"]);
  await untilCalls(id, ["reserve -1000 DONE", "commit 0 DONE", "settle 2000 DONE", "adjust -2000 DONE"]);
  expect(wallet.cents(punter)).toBe(500n);
  await expectSound();
});

test("PEER-18 a host is told what differs from its wallet, bet by bet, and what the wallet still owes", async () => {
  const event = await offered();
  const id = await bet(event);
  await settle(event, 101, WON(101));
  await untilCents(11_000n);
  wallet.put(punter, 300n);
  await settle(event, 102, LOST(102));
  await untilCalls(id, ["reserve -1000 DONE", "commit 0 DONE", "settle 2000 DONE", "adjust -2000 CLAIM"]);
  const ask = async (tenant = TENANT) => {
    const message = { token: await scene.hosts.hostToken(tenant), day: new Date().toISOString().slice(0, 10) };
    const reply = await scene.bus.request(BETS_SUBJECTS.reconcile, JSON.stringify(message), { timeout: 20_000 });
    return reconcileAnswerSchema.parse(reply.json());
  };
  const told = await ask();
  if ("problem" in told) throw new Error(told.problem.message);
  const { reconciliation } = told;
  expect(reconciliation.differences.filter((each) => each.bet === id)).toEqual([]);
  expect(reconciliation.claims.filter((each) => each.bet === id)).toMatchObject([
    { punter, currency: "EUR", amount: "-20.00" },
  ]);
  expect(reconciliation.claimed).toBe(reconciliation.claims.length);
  const settled = reconciliation.sums.find(({ kind }) => kind === "settle");
  expect(settled?.ours).toBe(settled?.theirs);

  // What the wallet has moved and then denies.
  wallet.deny(id);
  const after = await ask();
  expect(after).toMatchObject({
    reconciliation: {
      differences: expect.arrayContaining([
        expect.objectContaining({ bet: id, kind: "reserve", ours: "-10.00", theirs: null }),
        expect.objectContaining({ bet: id, kind: "settle", ours: "20.00", theirs: null }),
      ]),
    },
  });
  expect(await ask(OTHER_TENANT)).toEqual({
    reconciliation: { sums: [], different: 0, differences: [], open: 0, claimed: 0, claims: [] },
  });
  wallet.break(() => "error");
  expect(await ask()).toMatchObject({ problem: { code: "NOT_READY" } });
});

test("PEER-18 R5 a claim that may have been collected is not taken over before that is known", async () => {
  const [event, other] = [await offered(), await offered()];
  const id = await bet(event);
  await bet(other);
  await settle(event, 101, WON(101));
  await untilCents(10_000n);
  wallet.put(punter, 0n);
  await settle(event, 102, LOST(102));
  await untilCalls(id, ["reserve -1000 DONE", "commit 0 DONE", "settle 2000 DONE", "adjust -2000 CLAIM"]);
  // It is collected, and nobody is told.
  wallet.break((kind) => (kind === "adjust" ? "lost" : null));
  wallet.put(punter, 5_000n);
  await settle(other, 101, WON(101));
  const isCollected = (): boolean => wallet.moved().some(({ bet: of, moved }) => of === id && moved === "-20.00");
  await vi.waitFor(() => expect(isCollected()).toBe(true), PATIENCE);
  await settle(event, 103, WON(103));
  await vi.waitFor(async () => expect(await callsOf(id)).toHaveLength(5), PATIENCE);
  wallet.break(() => null);
  await untilCalls(id, [
    ...["reserve -1000 DONE", "commit 0 DONE", "settle 2000 DONE"],
    ...["adjust -2000 DONE", "adjust 2000 DONE"],
  ]);
  expect(wallet.cents(punter)).toBe(7_000n);
  await expectSound();
});

test("PEER-18 a part, a cash-out and a cancellation are settled in their order, however long the wallet is away", async () => {
  const event = await offered();
  const [parted, cancelled] = [await bet(event), await bet(event)];
  await untilCalls(cancelled, ["reserve -1000 DONE", "commit 0 DONE"]);
  wallet.break((kind) => (kind === "settle" ? "error" : null));
  const cashOut = async (profile: number, total: string, part: string | null): Promise<CashoutAnswer> => {
    const body = { reqUuid: randomUUID(), betProfileId: `${parted}.${profile}`, source: "ticket_check" as const };
    const answer = await scene.command("cashOut", punter, { ...body, cashout: { winnings: { total }, part } });
    return (answer as { answer: CashoutAnswer }).answer;
  };
  expect(await cashOut(0, "3.80", "4.00")).toMatchObject({ state: "PAID", paid: "3.80", balance: "83.80" });
  expect(await cashOut(1, "5.70", null)).toMatchObject({ state: "PAID", paid: "5.70", balance: "89.50" });
  await scene.command("cancel", punter, { reqUuid: randomUUID(), betId: cancelled });
  await vi.waitFor(() => expect(wallet.seen("settle").filter((call) => call.bet === parted)).toHaveLength(3), PATIENCE);
  // The second waits for the first.
  expect(new Set(wallet.seen("settle").flatMap((call) => (call.bet === parted ? [call.n] : [])))).toEqual(new Set([1]));
  wallet.break(() => null);
  await untilCalls(parted, ["reserve -1000 DONE", "commit 0 DONE", "settle 380 DONE", "settle 570 DONE"]);
  await untilCalls(cancelled, ["reserve -1000 DONE", "commit 0 DONE", "settle 1000 DONE"]);
  expect(wallet.cents(punter)).toBe(9_950n);
  await expectSound();
});

test("PEER-18 R3 R4 a node that dies before it knows the answer leaves a bet that another node rejects and rolls back", async () => {
  const event = await offered(liveEvent);
  await bet(event);
  const dying = nodes.pop() as Node;
  wallet.break((kind) => (kind === "reserve" ? "silent" : null));
  const request = requestOf([selectionOf(event, 0)], "10");
  expect(placementOf(await scene.place(punter, request)).state).toBe("PREPARED");
  await dying.kill();
  wallet.break(() => null);
  await startNode(300);
  const decided = await untilDecided(scene, punter, request);
  expect(codesOf(decided)).toEqual(["WALLET_UNAVAILABLE"]);
  await untilCents(9_000n);
  await expectSound();
});

test("PEER-18 R4 a node that dies during the live delay leaves a bet with its stake, which another node decides", async () => {
  const event = await offered(liveEvent);
  await bet(event);
  for (const node of nodes.splice(0)) await node.kill();
  const slow = await startNode(2_000);
  const request = requestOf([selectionOf(event, 0)], "10");
  await vi.waitFor(async () => {
    const placement = placementOf(await scene.place(punter, request));
    expect(placement.state).toBe("PREPARED");
  }, PATIENCE);
  await vi.waitFor(async () => {
    const rows = await scene.read<{ state: string }>(
      `select state from wallet_calls where punter = '${punter}' and kind = 'reserve'`,
    );
    expect(rows.map(({ state }) => state)).toEqual(["DONE", "DONE"]);
  }, PATIENCE);
  await slow.kill();
  await startNode(300);
  const decided = await untilDecided(scene, punter, request);
  expect(codesOf(decided)).toEqual([]);
  await untilCents(8_000n);
  await expectSound();
});

test("PEER-18 R2 the same request many times at once takes the stake once", async () => {
  const event = await offered();
  await bet(event);
  const request = requestOf([selectionOf(event, 0)], "10");
  await Promise.all(Array.from({ length: 20 }, () => scene.place(punter, request)));
  const { result } = await untilDecided(scene, punter, request);
  await untilCalls(result.bets[0]?.id as string, ["reserve -1000 DONE", "commit 0 DONE"]);
  expect(wallet.cents(punter)).toBe(8_000n);
});

test("PEER-18 a deposit is not taken, and the balance is asked for", async () => {
  expect(await scene.deposit(punter, "10")).toMatchObject({ problem: { code: "INVALID_BODY" } });
  wallet.put(punter, 12_345n);
  expect(await scene.command("balance", punter, { currency: "EUR" })).toEqual({ answer: { balance: "123.45" } });
  wallet.break(() => "silent");
  expect(await scene.command("balance", punter, { currency: "EUR" })).toEqual({ answer: { balance: null } });
});

test("PEER-18 a call that the wallet does not answer holds up no other bet's", async () => {
  const event = await offered();
  for (const node of nodes.splice(0)) await node.kill();
  const patient = await startNode(300, 60_000);
  let held = "";
  wallet.break((kind, call) => {
    if (kind === "commit") held ||= call.bet;
    return call.bet === held && kind === "commit" ? "silent" : null;
  });
  const first = await bet(event, "1");
  await vi.waitFor(() => expect(held).toBe(first), PATIENCE);
  const second = await bet(event, "1");
  await untilCalls(second, ["reserve -100 DONE", "commit 0 DONE"]);
  wallet.break(() => null);
  await patient.kill();
  nodes.splice(0);
  await startNode(300);
  await untilCalls(first, ["reserve -100 DONE", "commit 0 DONE"]);
});

test("PEER-18 R18 while the wallet is away, bets of other tenants are decided, and its own are turned down at once", async () => {
  const event = await offered();
  // After a run that failed the wallet may still count as away.
  await vi.waitFor(() => bet(event), PATIENCE);
  wallet.break(() => "silent");
  const other = async (): Promise<void> => {
    await scene.deposit(punter, "100", randomUUID(), OTHER_TENANT);
    const request = requestOf([selectionOf(event, 0)], "1", { brand: "titan" });
    const placement = placementOf(await scene.place(punter, request, OTHER_TENANT));
    expect(placement).toMatchObject({ state: "DECIDED", result: { bets: [{ status: "PLACED" }] } });
  };
  const turnedDown = await Promise.all(Array.from({ length: 12 }, () => tryBet(event, "1")));
  expect(turnedDown.flatMap(codesOf)).toEqual(Array.from({ length: 12 }, () => "WALLET_UNAVAILABLE"));
  await other();
  // One call at a time finds out whether it is back, with growing pauses; the others are not made.
  const asked = (): number => wallet.seen("reserve").length;
  const before = asked();
  const more = await Promise.all(Array.from({ length: 12 }, () => tryBet(event, "1")));
  expect(more.flatMap(codesOf)).toEqual(Array.from({ length: 12 }, () => "WALLET_UNAVAILABLE"));
  expect(asked() - before).toBeLessThan(6);
  expect([countsAsAway(TENANT), countsAsAway(OTHER_TENANT)]).toEqual([1, 0]);
  await untilWaiting({ hasCalls: true });
  wallet.break(() => null);
  await untilCents(9_000n);
  await untilWaiting({ hasCalls: false });
  expect(countsAsAway(TENANT)).toBe(0);
  await expectSound();
});
