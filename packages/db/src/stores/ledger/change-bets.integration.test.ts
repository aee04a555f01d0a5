import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../../database.ts";
import { auditBooks } from "../../testing/audit.ts";
import { betOf, depositOf, digestOf, judgeAll, orderOf, termsOn } from "../../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../../testing/start-database.ts";
import { readBet, readBets } from "../tickets.ts";
import type { BetChange, Ending } from "./bet-change.ts";
import { type BetTarget, changeBets } from "./change-bets.ts";
import { depositMoney } from "./deposit-money.ts";
import { readPlayedOutcomes, readRuled } from "./open-bets.ts";
import { type Ledger, openLedger } from "./open-ledger.ts";
import { placeBets } from "./place-bets.ts";
import { relayOutbox } from "./relay-outbox.ts";
import { type ResultCursor, readForgotten, readUnsettled, recordResult } from "./settlement-rows.ts";
import type { BetEnd, LegOutcomeResult, StoredBet } from "./stored-bet.ts";

const TENANT = "touchline";
const STAKE = 1_000n;

let server: TestDatabase;
let ledger: Ledger;
let db: Database;
beforeAll(async () => {
  server = await startDatabase();
  ledger = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
  db = openDatabase(server.urlOf("touchline_api"), () => undefined);
});
afterAll(async () => {
  await db?.destroy();
  await ledger?.close();
  await server?.remove();
});

const placeOne = async (punter: string): Promise<BetTarget> => {
  await depositMoney(ledger, TENANT, [depositOf(punter, STAKE)]);
  const order = orderOf(punter, [STAKE]);
  await placeBets(ledger, TENANT, [order], judgeAll("PLACED"));
  return { id: order.bets[0]?.id as string, punter };
};

const change = async (target: BetTarget, decide: (bet: StoredBet) => BetChange | null) =>
  (await changeBets(ledger, TENANT, [target], decide))[0];

const held = async ({ id, punter }: BetTarget): Promise<StoredBet> =>
  (await readBet(db, { tenant: TENANT, punter }, id)) as StoredBet;

const balanceOf = async (punter: string): Promise<bigint> => {
  const { rows } = await ledger.pool.query(
    `select set_config('touchline.tenant', '${TENANT}', false), (select sum(amount) from entries where punter = '${punter}' and account = 'wallet') as sum`,
  );
  return BigInt(rows[0].sum ?? 0);
};

const WON: LegOutcomeResult = {
  ...{ version: 1, resolution: "WON", outcomes: ["WON"], playStatus: "ENDED", score: { home: 1, away: 0 } },
};
const LOST: LegOutcomeResult = { ...WON, resolution: "LOST", outcomes: ["LOST"] };
const ending = (resolution: Ending["resolution"], payout: bigint): Ending => ({
  ...{ resolution, payout, tax: 0n, bonus: 0n, cashback: false, refundReason: null },
});
const settled = (payout: bigint): BetChange => ({
  legResults: [{ position: 0, result: payout > 0n ? WON : LOST }],
  settled: ending(payout > 0n ? "WON" : "LOST", payout),
});
const cashout = (part: bigint, paid: bigint, byRule = false): BetChange => ({
  cashedOut: { id: randomUUID(), part, paid, tax: 0n, value: paid, byRule },
});

const sound = async (): Promise<void> => {
  await relayOutbox(ledger, TENANT, async () => true);
  expect(await auditBooks(server.ownerUrl)).toEqual([]);
};

test("BET-18 a won bet is PAID_OUT, a lost one SETTLED, and the wallet has the payout", async () => {
  const [won, lost] = [await placeOne("won"), await placeOne("lost")];
  await change(won, () => settled(2_000n));
  await change(lost, () => settled(0n));
  expect(await held(won)).toMatchObject({
    phase: "PAID_OUT",
    end: { by: "result", resolution: "WON", payout: 2_000n },
  });
  expect(await held(lost)).toMatchObject({ phase: "SETTLED", end: { resolution: "LOST", payout: 0n } });
  expect([await balanceOf("won"), await balanceOf("lost")]).toEqual([2_000n, 0n]);
  expect((await held(won)).legResults).toEqual([WON]);
  await sound();
});

test("PEER-1 pays parts one by one, reduces the open stake, and ends the bet with the last part", async () => {
  const target = await placeOne("parts");
  await change(target, () => cashout(400n, 500n));
  expect(await held(target)).toMatchObject({
    phase: "PLACED",
    parts: 1,
    cashedStake: 400n,
    cashedOut: 500n,
    end: null,
  });
  await change(target, () => cashout(600n, 700n));
  expect(await held(target)).toMatchObject({ phase: "PAID_OUT", parts: 2, end: { by: "cashout", payout: 700n } });
  expect(await balanceOf("parts")).toBe(1_200n);
  await sound();
});

test("returns the stake of a cancelled bet", async () => {
  const target = await placeOne("cancel");
  await change(target, () => ({ cancelled: true }));
  expect(await held(target)).toMatchObject({ phase: "CANCELLED", end: { by: "cancel", payout: STAKE } });
  expect(await balanceOf("cancel")).toBe(STAKE);
  await sound();
});

test("books a corrected result as a further entry, up and down", async () => {
  const target = await placeOne("corrected");
  await change(target, () => settled(0n));
  const correct = (payout: bigint, version: number): BetChange => ({
    legResults: [{ position: 0, result: { ...(payout > 0n ? WON : LOST), version } }],
    corrected: ending(payout > 0n ? "WON" : "LOST", payout),
  });
  await change(target, () => correct(2_000n, 2));
  expect(await held(target)).toMatchObject({ phase: "PAID_OUT", corrections: 1, end: { payout: 2_000n } });
  await change(target, () => correct(0n, 3));
  expect(await held(target)).toMatchObject({ phase: "SETTLED", corrections: 2, end: { payout: 0n } });
  expect(await balanceOf("corrected")).toBe(0n);
  await sound();
});

test("takes back an overpayment only as far as the balance allows", async () => {
  const target = await placeOne("spent");
  await change(target, () => settled(2_000n));
  await placeBets(ledger, TENANT, [orderOf("spent", [1_500n])], judgeAll("PLACED"));
  await change(target, () => ({
    legResults: [{ position: 0, result: { ...LOST, version: 2 } }],
    corrected: ending("LOST", 0n),
  }));
  expect(await balanceOf("spent")).toBe(0n);
  const { rows } = await ledger.pool.query(
    "select set_config('touchline.tenant', 'touchline', false), (select max(uncollected) from bet_corrections) as lost",
  );
  expect(rows[0].lost).toBe("1500");
  await sound();
});

test("R1 R5 a result that is corrected back and forth pays its bet once, whatever was not collected in between", async () => {
  const PUNTER = "flip-flop";
  const target = await placeOne(PUNTER);
  /** What 10.00 at 2.00 pay. */
  const PAYS = { WON: 2_000n, LOST: 0n, HALF_WON: 1_500n, VOID: 1_000n } as const;
  let version = 1;
  const correct = async (resolution: keyof typeof PAYS): Promise<readonly bigint[]> => {
    version += 1;
    const result = { ...WON, version, resolution, outcomes: [resolution] };
    const corrected = ending(resolution, PAYS[resolution]);
    await change(target, () => ({ legResults: [{ position: 0, result }], corrected }));
    const { received, payout } = (await held(target)).end as BetEnd;
    return [await balanceOf(PUNTER), received - payout];
  };
  const deposit = (amount: bigint) => depositMoney(ledger, TENANT, [depositOf(PUNTER, amount)]);

  await change(target, () => settled(2_000n));
  await placeBets(ledger, TENANT, [orderOf(PUNTER, [2_000n])], judgeAll("PLACED"));
  expect(await correct("LOST")).toEqual([0n, 2_000n]);
  expect(await correct("WON")).toEqual([0n, 0n]);
  // 300 can be taken back now, so 300 are paid when the bet is won again.
  await deposit(300n);
  expect(await correct("LOST")).toEqual([0n, 1_700n]);
  expect(await correct("WON")).toEqual([300n, 0n]);
  // 500 too much, of which 300 are there; then 700 too much, of which 150 are; then 50, which are.
  expect(await correct("HALF_WON")).toEqual([0n, 200n]);
  await deposit(150n);
  expect(await correct("VOID")).toEqual([0n, 550n]);
  await deposit(600n);
  expect(await correct("HALF_WON")).toEqual([550n, 0n]);
  await sound();
});

test("R5 of many concurrent ends one is first, and the others see it", async () => {
  const targets = await Promise.all(Array.from({ length: 12 }, (_, index) => placeOne(`race-${index}`)));
  const open = (then: BetChange) => (bet: StoredBet) => (bet.phase === "PLACED" ? then : null);
  const ends = () => [
    settled(2_000n),
    settled(0n),
    cashout(STAKE, 900n),
    cashout(STAKE, 950n, true),
    { cancelled: true } as const,
  ];
  await Promise.all(targets.flatMap((target) => ends().map((end) => change(target, open(end)))));
  for (const target of targets) expect((await held(target)).end).not.toBeNull();
  await sound();
});

test("R5 the database's keys refuse a second end, whatever the code does", async () => {
  const target = await placeOne("twice");
  await change(target, () => settled(2_000n));
  await expect(change(target, () => cashout(STAKE, 900n))).rejects.toThrow(/duplicate key/);
});

test("executes a request once; a repeated one is known, and another content with its reqUuid is reported", async () => {
  const bet = await placeOne("asked");
  const id = randomUUID();
  const request = {
    kind: "cashout",
    punter: "asked",
    reqUuid: id,
    digest: digestOf("a"),
    betslipId: null,
    at: Date.now(),
  } as const;
  const decide = () => ({ cashedOut: { id, part: 400n, paid: 500n, tax: 0n, value: 500n, byRule: false } });
  expect(await change({ ...bet, request }, decide)).toMatchObject({ status: "decided", balance: "5.00" });
  expect(await change({ ...bet, request }, decide)).toMatchObject({
    status: "known",
    same: true,
    message: { paid: "5.00" },
  });
  const other = { ...request, digest: digestOf("b") };
  expect(await change({ ...bet, request: other }, decide)).toMatchObject({ status: "known", same: false });
  await sound();
});

test("R12 does not find another punter's bet", async () => {
  const bet = await placeOne("mine");
  await placeOne("other");
  expect(await change({ id: bet.id, punter: "other" }, () => ({ cancelled: true }))).toEqual({ status: "missing" });
  expect(await readBet(db, { tenant: TENANT, punter: "other" }, bet.id)).toBeNull();
  expect(await readBet(db, { tenant: "titan", punter: "mine" }, bet.id)).toBeNull();
});

const ruleOf = (id: string) =>
  ({ id, kind: "target", amount: 1_900n, part: 400n, notifyOnly: false, from: null }) as const;
const part = (id: string, byRule: boolean): BetChange => ({
  cashedOut: { id, part: 400n, paid: 500n, tax: 0n, value: 1_250n, byRule },
});

test("R5 a rule whose id is that of a cash-out pays, and stops no other rule of its batch", async () => {
  const [ana, ben, cai] = [await placeOne("id-ana"), await placeOne("id-ben"), await placeOne("id-cai")];
  const [taken, other] = [randomUUID(), randomUUID()];
  await change(ana, () => part(taken, false));
  await change(ben, () => ({ addedRule: ruleOf(taken) }));
  await change(cai, () => ({ addedRule: ruleOf(other) }));
  await changeBets(ledger, TENANT, [ben, cai], ({ punter }) => part(punter === "id-ben" ? taken : other, true));
  expect([await balanceOf("id-ana"), await balanceOf("id-ben"), await balanceOf("id-cai")]).toEqual([500n, 500n, 500n]);
  await sound();
});

test("R5 a cash-out whose id is that of a rule that paid is paid too, and a rule pays once only", async () => {
  const [ana, ben] = [await placeOne("id-ann"), await placeOne("id-bob")];
  const id = randomUUID();
  await change(ana, () => ({ addedRule: ruleOf(id) }));
  await change(ana, () => part(id, true));
  await change(ben, () => part(id, false));
  expect([await balanceOf("id-ann"), await balanceOf("id-bob")]).toEqual([500n, 500n]);
  // The database refuses a second payment by the same rule.
  await expect(change(ana, () => part(id, true))).rejects.toThrow(/unique/);
  expect(await balanceOf("id-ann")).toBe(500n);
  await sound();
});

test("AUTO-1 a rule that is made again after its end, or with the id of another, is not added and fails nothing", async () => {
  const [ana, ben, cai] = [await placeOne("id-amy"), await placeOne("id-bea"), await placeOne("id-cat")];
  const id = randomUUID();
  await change(ana, () => ({ addedRule: ruleOf(id) }));
  await change(ana, () => ({ removedRule: id }));
  await change(ana, () => ({ addedRule: ruleOf(id) }));
  await changeBets(ledger, TENANT, [ben, cai], ({ punter }) => ({
    addedRule: ruleOf(punter === "id-bea" ? id : randomUUID()),
  }));
  expect([(await held(ana)).rules, (await held(ben)).rules]).toEqual([[], []]);
  expect((await held(cai)).rules).toHaveLength(1);
});

test("AUTO-1 PEER-2 stores rules with the bet, and a manual cash-out ends them", async () => {
  const bet = await placeOne("rules");
  const rule = { id: randomUUID(), kind: "target", amount: 1_900n, part: null, notifyOnly: false, from: null } as const;
  const tell = { ...rule, id: randomUUID(), amount: 1_500n, notifyOnly: true };
  await change(bet, () => ({ addedRule: rule }));
  await change(bet, () => ({ addedRule: tell }));
  expect((await held(bet)).rules).toMatchObject([tell, rule]);
  expect((await readRuled(ledger, TENANT, new Date(0))).map(({ id }) => id)).toContain(bet.id);
  await change(bet, () => ({ notified: { rule: tell.id, value: 1_500n } }));
  expect((await held(bet)).rules).toMatchObject([rule]);
  await change(bet, () => cashout(100n, 120n));
  expect((await held(bet)).rules).toEqual([]);
  await sound();
});

test("a result finds the bets on its event, including those accepted after it", async () => {
  const result = {
    ...{ eventId: 7, version: 9, at: Date.now(), playStatus: "ENDED" as const, markets: [] },
    facts: { final: true, partsPlayed: 2, parts: [], score: { home: 1, away: 0 }, corners: [], cards: [] },
  } as unknown as Parameters<typeof recordResult>[2];
  const before = await placeOne("early");
  await recordResult(ledger, TENANT, result);
  await recordResult(ledger, TENANT, result);
  const late = await placeOne("late");
  const waiting = await readUnsettled(ledger, TENANT, result, 1_000);
  expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining([before.id, late.id]));
  expect(waiting.map(({ punter }) => punter)).toEqual(waiting.map(({ punter }) => punter).toSorted());
  const recent = await readForgotten(ledger, TENANT, new Date(Date.now() - 60_000), 10);
  expect(recent).toMatchObject({ results: [{ eventId: 7 }], next: null });
  // Bets of other tests keep the result that they ended by.
  for (const target of await readUnsettled(ledger, TENANT, result, 1_000))
    await change(target, ({ end, legResults, stake, cashedStake }) => ({
      legResults: [{ position: 0, result: { ...(legResults[0] ?? WON), version: 9 } }],
      ...(!end && { settled: ending("WON", (stake - cashedStake) * 2n) }),
    }));
  expect(await readUnsettled(ledger, TENANT, result, 1_000)).toEqual([]);
  expect(await readForgotten(ledger, TENANT, new Date(0), 10)).toEqual({ results: [], next: null });
  expect((await readPlayedOutcomes(ledger, TENANT, new Date(0))).size).toBe(0);
});

test("outcomes of open bets are read since a time", async () => {
  const before = new Date();
  const outcome = {
    ...{ slot: 0, metaMarketId: 1, metaOutcomeId: 1, specifiers: {} },
    marketName: "",
    outcomeName: "1",
  };
  const other = { ...outcome, slot: 1, metaOutcomeId: 2, outcomeName: "2" };
  const betOn = (event: number, picked: typeof outcome) => {
    const { legs, ...terms } = termsOn(event, [picked.slot]);
    return betOf(STAKE, { terms: { ...terms, legs: legs.map((leg) => ({ ...leg, outcomes: [picked] })) } });
  };
  const bets = [betOn(7, outcome), betOn(7, outcome), betOn(7, other), betOn(8, outcome)];
  await depositMoney(ledger, TENANT, [depositOf("played", BigInt(bets.length) * STAKE)]);
  await placeBets(ledger, TENANT, [orderOf("played", [], { bets })], judgeAll("PLACED"));
  const played = await readPlayedOutcomes(ledger, TENANT, before);
  expect(new Map([...played].map(([event, outcomes]) => [event, outcomes.map(({ slot }) => slot).toSorted()]))).toEqual(
    new Map([
      [7, [0, 1]],
      [8, [0]],
    ]),
  );
  expect(played.get(8)).toEqual([outcome]);
  expect((await readPlayedOutcomes(ledger, TENANT, new Date(Date.now() + 1_000))).size).toBe(0);
  for (const { id } of bets) await change({ id, punter: "played" }, () => settled(0n));
  expect((await readPlayedOutcomes(ledger, TENANT, before)).size).toBe(0);
});

test("R4 looks for forgotten results page by page, also through results that no bet lacks", async () => {
  const since = new Date();
  const result = { at: 0, playStatus: "ENDED", markets: [], facts: {} } as unknown as Parameters<
    typeof recordResult
  >[2];
  const target = await placeOne("far-back");
  await recordResult(ledger, TENANT, { ...result, eventId: 7, version: 10 });
  for (let eventId = 201; eventId <= 207; eventId += 1)
    await recordResult(ledger, TENANT, { ...result, eventId, version: 1 });
  const pages: number[][] = [];
  let next: ResultCursor | null | undefined;
  do {
    const page = await readForgotten(ledger, TENANT, since, 3, next ?? undefined);
    pages.push(page.results.map(({ eventId }) => eventId));
    next = page.next;
  } while (next);
  // Eight results in pages of three, the newest first; the third page is not full.
  expect(pages).toEqual([[], [], [7]]);
  await change(target, () => ({ ...settled(0n), legResults: [{ position: 0, result: { ...LOST, version: 10 } }] }));
});

test("PEER-8 returns a punter's bets by page, newest first, and by filter", async () => {
  const targets = [await placeOne("pages"), await placeOne("pages"), await placeOne("pages")] as const;
  await change(targets[0], () => settled(2_000n));
  await change(targets[1], () => cashout(STAKE, 900n));
  const owner = { tenant: TENANT, punter: "pages" };
  const query = { before: null, most: 2, since: new Date(Date.now() - 60_000) };
  const read = (filter: Parameters<typeof readBets>[2]["filter"], more = {}) =>
    readBets(db, owner, { ...query, filter, ...more });
  const idsOf = async (...given: Parameters<typeof read>) => (await read(...given)).bets.map(({ id }) => id);
  const first = await read("all");
  expect([first.bets.map(({ id }) => id), first.open]).toEqual([[targets[2].id, targets[1].id], 1]);
  expect(await idsOf("all", { before: first.next })).toEqual([targets[0].id]);
  expect(await idsOf("open")).toEqual([targets[2].id]);
  expect(await idsOf("settled")).toEqual([targets[1].id, targets[0].id]);
  expect(await idsOf("won")).toEqual([targets[0].id]);
  expect(await idsOf("cashed_out")).toEqual([targets[1].id]);
  expect(await idsOf("all", { since: new Date(Date.now() + 60_000) })).toEqual([]);
  await sound();
});

test("BET-13 BET-17 a cancelled bet gets its stake back with the tax on it, and its bonus is taken back", async () => {
  await depositMoney(ledger, TENANT, [depositOf("taxed", STAKE)]);
  const terms = { ...termsOn(7, [0]), taxesAndBonuses: { payinTax: 5.3, payinBonus: 2 } };
  const order = orderOf("taxed", [], { bets: [betOf(STAKE, { payinTax: 53n, payinBonus: 20n, terms })] });
  await placeBets(ledger, TENANT, [order], judgeAll("PLACED"));
  const target = { id: order.bets[0]?.id as string, punter: "taxed" };
  await change(target, () => ({ cancelled: true }));
  expect(await held(target)).toMatchObject({
    payinTax: 53n,
    payinBonus: 20n,
    end: { by: "cancel", payout: STAKE, tax: -53n, bonus: -20n },
  });
  expect(await balanceOf("taxed")).toBe(STAKE);
  await sound();
});
