import { outcomeId } from "@touchline/protocol";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditBooks } from "../../testing/audit.ts";
import { betOf, depositOf, judgeAll, orderOf, termsOn } from "../../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../../testing/start-database.ts";
import { depositMoney } from "./deposit-money.ts";
import type { Judge } from "./judge-request.ts";
import { type Ledger, openLedger } from "./open-ledger.ts";
import { placeBets, placeFreeBets } from "./place-bets.ts";

const TENANT = "touchline";
const MOST = 1_000n;
const [placed, rejected] = [judgeAll("PLACED"), judgeAll("REJECTED")];

/** Takes a bet if the liabilities of all its outcomes stay within `MOST`. */
const judge: Judge = {
  ...placed,
  maxLiabilitiesOf: (bet) => new Map(placed.outcomesOf(bet).map((outcome) => [outcome, MOST])),
  judge: (bet, request, liabilityOf) => {
    const isWithin = placed.outcomesOf(bet).every((outcome) => liabilityOf(outcome) + bet.stake <= MOST);
    return (isWithin ? placed : rejected).judge(bet, request, liabilityOf);
  },
};

let server: TestDatabase;
let owner: pg.Client;
let nodes: readonly [Ledger, Ledger];

beforeAll(async () => {
  server = await startDatabase();
  owner = new pg.Client(server.ownerUrl);
  await owner.connect();
  const open = (): Ledger => openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
  nodes = [open(), open()];
});
afterAll(async () => {
  await owner?.end();
  for (const node of nodes ?? []) await node.close();
  await server?.remove();
});

const liabilityOf = async (eventId: number, slot: number): Promise<number> => {
  const { rows } = await owner.query("select amount from liabilities where outcome = $1", [outcomeId(eventId, slot)]);
  return Number(rows[0]?.amount);
};

const place = async (punter: string, eventId: number, slots: readonly number[], node: Ledger): Promise<boolean> => {
  const order = orderOf(punter, [90n], { bets: [betOf(90n, { terms: termsOn(eventId, slots) })] });
  const [outcome] = await placeBets(node, TENANT, [order], judge);
  return JSON.stringify(outcome).includes('"status":"PLACED"');
};

test("LIABILITY_REACHED parallel batches of two nodes take exactly what an outcome has room for", async () => {
  for (let round = 1; round <= 5; round += 1) {
    const punters = Array.from({ length: 16 }, (_, index) => `${round}-${index}`);
    await depositMoney(
      nodes[0],
      TENANT,
      punters.map((punter) => depositOf(punter, 1_000n)),
    );
    const taken = await Promise.all(
      punters.map((punter, index) => place(punter, round, [0], nodes[index % 2] as Ledger)),
    );
    expect(taken.filter(Boolean)).toHaveLength(11);
    expect(await liabilityOf(round, 0)).toBe(990);
  }
});

test("R4 batches that share outcomes in another order do not wait for each other", async () => {
  const punters = Array.from({ length: 10 }, (_, index) => `order-${index}`);
  await depositMoney(
    nodes[0],
    TENANT,
    punters.map((punter) => depositOf(punter, 1_000n)),
  );
  const slots = Array.from({ length: 20 }, (_, slot) => slot);
  const taken = await Promise.all(
    punters.map((punter, index) =>
      place(punter, 100, index % 2 ? slots : slots.toReversed(), nodes[index % 2] as Ledger),
    ),
  );
  expect(taken).not.toContain(false);
  const { rows } = await owner.query("select deadlocks from pg_stat_database where datname = current_database()");
  expect(Number(rows[0]?.deadlocks)).toBe(0);
});

test("R18 a wallet that is locked holds up nobody else of its batch", async () => {
  await depositMoney(
    nodes[0],
    TENANT,
    ["locked", "free"].map((punter) => depositOf(punter, 1_000n)),
  );
  await owner.query("begin");
  await owner.query("select from wallets where punter = 'locked' for update");
  const orders = ["locked", "free", "new"].map((punter) => orderOf(punter, [10n]));
  const [locked, free, missing] = await placeFreeBets(nodes[0], TENANT, orders, judge);
  expect(free).toMatchObject({ placement: { result: { bets: [{ status: "PLACED" }] } } });
  expect([locked, missing]).toEqual([null, null]);
  const placing = placeBets(nodes[0], TENANT, orders, judge);
  await owner.query("commit");
  expect(await placing).toMatchObject([{ isNew: true }, { isNew: false }, { isNew: true }]);
});

test("R1 the audit finds nothing after all of this", async () => {
  expect(await auditBooks(server.ownerUrl)).toEqual([]);
});
