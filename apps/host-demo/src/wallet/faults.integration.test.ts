import { randomUUID } from "node:crypto";
import { startDatabase, type TestDatabase } from "@touchline/db/testing";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Fate, NO_FAULTS } from "./faults.ts";
import { type RunningWallet, startWallet } from "./start-wallet.ts";
import { createPlatformSide, KEYS, type PlatformSide, TENANT } from "./test-support/platform-side.ts";

let database: TestDatabase;
let wallet: RunningWallet;
let side: PlatformSide;

beforeAll(async () => {
  database = await startDatabase();
  const databaseUrl = database.ownerUrl.replace(/\/postgres$/, "/operator_wallet");
  wallet = await startWallet({ databaseUrl, keys: KEYS, servesTests: true });
});
afterAll(async () => {
  await wallet?.close();
  await database?.remove();
});
beforeEach(async () => {
  const punter = `p-${randomUUID()}`;
  side = createPlatformSide(wallet, Date.now, punter);
  await wallet.fundsOf(TENANT).deposit(punter, "EUR", "100.00", randomUUID());
});
afterEach(() => wallet.faults.set(NO_FAULTS));

const always = (fate: Fate, more = {}) => wallet.faults.set({ ...more, shares: { [fate]: 1 } });
const balance = (): Promise<string> => {
  wallet.faults.set(NO_FAULTS);
  return side.balance();
};
const outcome = (work: Promise<{ readonly status: string }>): Promise<string> =>
  work.then(
    ({ status }) => status,
    (error: Error) => error.message,
  );

test.each<[Fate, string, string]>([
  ["error", "reserve answered 500", "100"],
  ["lost", "fetch failed", "90"],
  ["doneError", "reserve answered 500", "90"],
  ["twice", "DONE", "90"],
  ["insufficient", "REFUSED", "100"],
])("PEER-18 the fault %s: the caller sees %s, and the punter has %s", async (fate, seen, has) => {
  always(fate);
  expect(await outcome(side.reserve({ amount: "10.00" }))).toBe(seen);
  expect(await balance()).toBe(has);
});

test("PEER-18 a slow call is made and answered late", async () => {
  always("slow", { slowMs: 200 });
  const begun = performance.now();
  expect(await outcome(side.reserve({ amount: "10.00" }))).toBe("DONE");
  expect(performance.now() - begun).toBeGreaterThanOrEqual(190);
});

test("PEER-18 a call that is held back is done after the next ones: its rollback comes first, and it is refused", async () => {
  const stake = { ...side.ids(), amount: "10.00" };
  always("late", { lateMs: 150 });
  expect(await outcome(side.reserve(stake))).toBe("fetch failed");
  wallet.faults.set({ shares: {} });
  expect(await side.rollback({ ...stake, call: randomUUID() })).toMatchObject({ status: "DONE", moved: "0" });
  await wallet.faults.settled();
  expect(await balance()).toBe("100");
  expect(await side.reserve(stake)).toMatchObject({ code: "ROLLED_BACK" });
});

test("PEER-18 a refusal without a reason carries the balance, and is only for calls that take money", async () => {
  const bet = side.ids();
  await side.reserve({ ...bet, amount: "10" });
  always("insufficient");
  const refused = { status: "REFUSED", code: "INSUFFICIENT", balance: "90" };
  expect(await side.reserve({ amount: "10" })).toEqual(refused);
  expect(await side.adjust({ ...bet, call: randomUUID(), amount: "-1" })).toEqual(refused);
  expect(await side.settle({ ...bet, call: randomUUID(), amount: "1" })).toMatchObject({
    status: "DONE",
    balance: "91",
  });
});

test.each([
  ["503", "reserve answered 503"],
  ["cut", "fetch failed"],
] as const)("PEER-18 a wallet that is down (%s) does nothing", async (down, seen) => {
  wallet.faults.set({ down });
  expect(await outcome(side.reserve({ amount: "10" }))).toBe(seen);
  expect(await balance()).toBe("100");
});

test("PEER-18 the same seed has the same faults for the same calls, in whatever order, and another has others", async () => {
  const stakes = Array.from({ length: 40 }, () => ({ ...side.ids(), amount: "1" }));
  const run = async (seed: string, order: typeof stakes): Promise<ReadonlyMap<string, string>> => {
    const own = await startWallet({
      databaseUrl: database.ownerUrl.replace(/\/postgres$/, `/seed_${randomUUID().slice(0, 8)}`),
      keys: KEYS,
      faults: { seed, shares: { error: 0.25, lost: 0.25 } },
    });
    await own.fundsOf(TENANT).deposit("bob", "EUR", "1000", randomUUID());
    const bob = createPlatformSide(own, Date.now, "bob");
    const seen = new Map<string, string>();
    for (const stake of order) seen.set(stake.call, await outcome(bob.reserve({ ...stake, punter: "bob" })));
    await own.close();
    return seen;
  };
  const first = await run("7", stakes);
  const backwards = await run("7", stakes.toReversed());
  for (const [call, seen] of first) expect(backwards.get(call)).toBe(seen);
  expect(new Set(first.values())).toEqual(new Set(["DONE", "reserve answered 500", "fetch failed"]));
  expect([...(await run("8", stakes)).values()]).not.toEqual([...first.values()]);
});

test("PEER-18 faults are asked for over HTTP where that is allowed, with their counts, and a wrong plan is refused", async () => {
  const faults = (body: unknown) => fetch(`${wallet.url}/faults`, { method: "POST", body: JSON.stringify(body) });
  const { error: before = 0 } = wallet.faults.counts();
  expect((await faults({ shares: { error: 1 } })).status).toBe(200);
  await expect(side.reserve({ amount: "1" })).rejects.toThrow("500");
  expect(await (await fetch(`${wallet.url}/faults`)).json()).toMatchObject({
    shares: { error: 1 },
    counts: { error: before + 1 },
  });
  for (const wrong of [
    { shares: { eror: 1 } },
    { shares: { error: 0.6, lost: 0.6 } },
    { down: "yes" },
    { slowMs: "1" },
  ])
    expect((await faults(wrong)).status).toBe(400);
  const closed = await startWallet({
    databaseUrl: database.ownerUrl.replace(/\/postgres$/, "/operator_wallet"),
    keys: KEYS,
  });
  expect((await fetch(`${closed.url}/faults`, { method: "POST", body: "{}" })).status).toBe(404);
  await closed.close();
});

test("PEER-18 where tests are served, anybody may give money to a punter", async () => {
  const give = (body: object) => fetch(`${wallet.url}/deposits`, { method: "POST", body: JSON.stringify(body) });
  const deposit = { tenant: TENANT, punter: "kit", currency: "EUR", amount: "25.00", reqUuid: randomUUID() };
  for (let time = 0; time < 2; time += 1) expect(await (await give(deposit)).json()).toEqual({ balance: "25" });
  for (const wrong of [{ amount: 25 }, { reqUuid: "x" }, { punter: "a b" }, { amount: "-1" }])
    expect((await give({ ...deposit, ...wrong })).status).toBe(400);
});

test("PEER-18 every fault at once: what was asked for until it was answered has moved once", async () => {
  wallet.faults.set({
    ...{ seed: "3", slowMs: 20, lateMs: 60 },
    shares: { slow: 0.1, error: 0.15, lost: 0.15, doneError: 0.15, twice: 0.1, late: 0.15 },
  });
  const insist = async (make: () => Promise<{ readonly status: string }>): Promise<void> => {
    while ((await outcome(make())) !== "DONE");
  };
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      const bet = { ...side.ids(), amount: "2" };
      await insist(() => side.reserve(bet));
      const payment = { ...bet, call: randomUUID(), amount: "3" };
      await insist(() => side.settle(payment));
    }),
  );
  await wallet.faults.settled();
  expect(await balance()).toBe("130");
});
