import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { MIGRATIONS, migrate } from "../migrate.ts";
import { changeBets } from "../stores/ledger/change-bets.ts";
import { decideBets } from "../stores/ledger/decide-bets.ts";
import { depositMoney } from "../stores/ledger/deposit-money.ts";
import { preparedOf } from "../stores/ledger/new-order.ts";
import { type Ledger, openLedger } from "../stores/ledger/open-ledger.ts";
import { placeBets } from "../stores/ledger/place-bets.ts";
import { sealLedger } from "../stores/ledger/seal-ledger.ts";
import { type VerifiedLedger, verifyLedger } from "../verify-ledger.ts";
import { auditBooks } from "./audit.ts";
import { copyDatabase } from "./copy-database.ts";
import { betOf, depositOf, judgeAll, orderOf } from "./ledger-samples.ts";
import { startDatabase, type TestDatabase } from "./start-database.ts";

const TENANT = "touchline";
const PUNTERS = ["ana", "ben", "cas"];

let server: TestDatabase;
const open: Ledger[] = [];
const closeNodes = async (): Promise<void> => {
  for (const ledger of open.splice(0)) await ledger.close();
};
const startEmpty = async (): Promise<void> => {
  server = await startDatabase();
};
const remove = async (): Promise<void> => {
  await closeNodes();
  await server.remove();
};

const openNode = (database = "postgres"): Ledger => {
  const url = server.urlOf("touchline_bets").replace(/postgres$/, database);
  const ledger = openLedger(url, { onError: () => undefined });
  open.push(ledger);
  return ledger;
};

/** As the owner of the tables, whom nothing stops. */
const asOwner = async (text: string, url = server.ownerUrl): Promise<pg.QueryResult> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
};

const verify = (...seals: string[]): Promise<VerifiedLedger> => verifyLedger(server.ownerUrl, seals);

/** Runs `pnpm ledger:verify`. */
const runCommand = (...seals: string[]): Promise<{ stdout: string; stderr: string }> => {
  const command = fileURLToPath(new URL("../commands/verify-ledger.ts", import.meta.url));
  const env = { DATABASE_OWNER_URL: server.ownerUrl };
  return promisify(execFile)(process.execPath, [command, ...seals], { env });
};

/** Every kind of link: deposits, bets decided at once and later, a rejection, an end, a part, a correction. */
const book = async (ledger: Ledger): Promise<void> => {
  for (const punter of PUNTERS) {
    await depositMoney(ledger, TENANT, [depositOf(punter, 100_000n)]);
    await placeBets(ledger, TENANT, [orderOf(punter, [1_000n, 2_000n])], judgeAll("PLACED"));
    const later = orderOf(punter, [3_000n], { acceptAt: Date.now() + 1_000 });
    await placeBets(ledger, TENANT, [later], judgeAll("wait"));
    await decideBets(ledger, TENANT, [preparedOf(later)], judgeAll("REJECTED"));
    const ended = orderOf(punter, [4_000n], { bets: [betOf(4_000n)] });
    await placeBets(ledger, TENANT, [ended], judgeAll("PLACED"));
    const target = { id: ended.bets[0]?.id as string, punter };
    const part = { id: crypto.randomUUID(), part: 500n, paid: 400n, tax: 0n, value: 3_200n, byRule: false };
    await changeBets(ledger, TENANT, [target], () => ({ cashedOut: part }));
    const ending = {
      resolution: "WON",
      cashback: false,
      refundReason: null,
      payout: 7_000n,
      tax: 0n,
      bonus: 0n,
    } as const;
    await changeBets(ledger, TENANT, [target], () => ({ settled: ending }));
    await changeBets(ledger, TENANT, [target], () => ({ corrected: { ...ending, resolution: "LOST", payout: 0n } }));
  }
};

describe("R19 a ledger that only the bets service wrote", () => {
  beforeEach(startEmpty);
  afterEach(remove);

  test("R19 is found unchanged, sealed or not, and has a link for each movement and decision", async () => {
    const ledger = openNode();
    await book(ledger);
    expect(await verify()).toEqual({ found: [], seals: [] });
    const seal = await sealLedger(ledger, TENANT);
    expect(seal).toMatchObject({ number: "1", wallets: PUNTERS.length });
    expect(await sealLedger(ledger, TENANT)).toBeNull();
    expect(await verify(`${TENANT}:1:${seal?.hash}`)).toEqual({ found: [], seals: [`${TENANT}:1:${seal?.hash}`] });
    const { rows } = await asOwner(
      "select source, count(*)::int from chain_links where punter = 'ana' group by 1 order by 1",
    );
    expect(rows).toEqual([
      { source: "bet", count: 1 },
      { source: "cashout", count: 1 },
      { source: "correction", count: 1 },
      { source: "decision", count: 4 },
      { source: "end", count: 1 },
      // Deposit, four stakes, a refund, a part, a payout and its correction.
      { source: "movement", count: 9 },
    ]);
    expect(await auditBooks(server.ownerUrl)).toEqual([]);
  });

  test("R19 is found unchanged after concurrent placements and seals of two nodes", async () => {
    const nodes = [openNode(), openNode()];
    const bettor = async (index: number): Promise<void> => {
      const [node, punter] = [nodes[index % 2] as Ledger, PUNTERS[index % 3] as string];
      for (let turn = 0; turn < 10; turn += 1) {
        await depositMoney(
          node,
          TENANT,
          PUNTERS.map((each) => depositOf(each, 10_000n)),
        );
        await placeBets(node, TENANT, [orderOf(punter, [100n]), orderOf("dan", [100n])], judgeAll("PLACED"));
        await sealLedger(node, TENANT);
      }
    };
    await Promise.all([0, 1, 2, 3].map(bettor));
    await sealLedger(nodes[0] as Ledger, TENANT);
    expect((await verify()).found).toEqual([]);
    const { rows } = await asOwner("select count(*)::int from chain_links where source = 'movement'");
    expect(rows[0].count).toBeGreaterThan(120);
  });

  test("R19 the command prints the last seals, and fails with what it finds", async () => {
    const ledger = openNode();
    await depositMoney(ledger, TENANT, [depositOf("ana", 1_000n)]);
    const seal = `${TENANT}:1:${(await sealLedger(ledger, TENANT))?.hash}`;
    expect(await runCommand(seal)).toEqual({ stdout: `sealed ${seal}\nThe ledger is as it was written\n`, stderr: "" });
    await expect(runCommand(`${seal}0`)).rejects.toMatchObject({
      code: 1,
      stderr: `R19 a seal that was kept is gone or is another: ${seal}0\n`,
    });
  });

  test("R19 of each tenant has chains and seals of its own", async () => {
    const ledger = openNode();
    for (const tenant of [TENANT, "titan"]) {
      await depositMoney(ledger, tenant, [depositOf("ana", 1_000n)]);
      await sealLedger(ledger, tenant);
    }
    const { found, seals } = await verify();
    expect([found, seals.map((seal) => seal.split(":").slice(0, 2))]).toEqual([
      [],
      [
        ["titan", "1"],
        [TENANT, "1"],
      ],
    ]);
  });
});

/** A bet of ana that was decided when it was received, and one of her movements that is not the last. */
const A_BET = "(select id from bets where punter = 'ana' and phase = 'PLACED' order by id limit 1)";
const LAST = (punter: string): string => `(select max(number) from chain_links where punter = '${punter}')`;

const deleteOf = (punter: string): string =>
  ["entries", "bets", "bet_ends", "cashouts", "chain_links"]
    .map((table) => `delete from ${table} where punter = '${punter}'`)
    .join("; ");

describe("R19 what the owner of the tables changes is found", () => {
  let copies = 0;
  /** Each changes a copy of the same database. */
  let copy = "";
  beforeAll(async () => {
    await startEmpty();
    const ledger = openNode();
    await book(ledger);
    await sealLedger(ledger, TENANT);
    await closeNodes();
    expect((await verify()).found).toEqual([]);
  });
  beforeEach(async () => {
    copies += 1;
    copy = await copyDatabase(server.ownerUrl, `copy_${copies}`);
  });
  afterAll(remove);

  test.each<[string, string, RegExp]>([
    [
      "an amount",
      "update entries set amount = amount * 2 where punter = 'ana' and kind = 'stake'",
      /not what was booked/,
    ],
    [
      "the time of an entry",
      "update entries set at = at + interval '1 ms' where punter = 'ana' and kind = 'deposit'",
      /not what/,
    ],
    ["the owner of entries", "update entries set punter = 'ben' where punter = 'ana' and kind = 'part'", /not what/],
    ["a deleted movement", "delete from entries where punter = 'ana' and kind = 'refund'", /gone/],
    [
      "a deleted side of a movement",
      "delete from entries where punter = 'ana' and kind = 'refund' and account = 'house'",
      /not what/,
    ],
    [
      "an inserted movement",
      `insert into entries select tenant, punter, gen_random_uuid(), kind, account, currency, amount, at from entries
        where punter = 'ana' and kind = 'deposit'`,
      /in no link: touchline ana: movement/,
    ],
    [
      "a side that is added to a movement",
      "insert into entries select tenant, punter, ref, kind, 'tax', currency, 1, at from entries where kind = 'deposit' and account = 'cash' and punter = 'ana'",
      /not what/,
    ],
    [
      "the decision of a bet",
      `update bets set decision = jsonb_set(decision, '{bet,odds}', '{"x": 900}') where id = ${A_BET}`,
      /decision/,
    ],
    [
      "the terms of a bet",
      `update bets set terms = jsonb_set(terms, '{legs,0,odds}', '900') where id = ${A_BET}`,
      /decision/,
    ],
    ["the stake of a bet", `update bets set stake = stake + 1 where id = ${A_BET}`, /decision/],
    [
      "a bet's most possible winnings",
      `update bets set max_winnings = max_winnings + 1 where id = ${A_BET}`,
      /decision/,
    ],
    ["an end", "update bet_ends set payout = payout + 1 where punter = 'ana'", /: end/],
    ["a correction", "update bet_corrections set payout = payout + 1", /: correction/],
    ["a cash-out", "update cashouts set paid = paid + 1 where punter = 'ana'", /: cashout/],
    [
      "a deleted end with its payout",
      "delete from bet_ends where punter = 'ana'; delete from entries where punter = 'ana' and kind = 'payout'",
      /gone/,
    ],
    [
      "links in another order",
      `update chain_links set number = number + 1000 where punter = 'ana' and number in (2, 3);
        update chain_links set number = 1005 - number where punter = 'ana' and number > 1000`,
      /not what was booked/,
    ],
    [
      "a movement that is deleted with its link",
      `delete from entries e using chain_links l where l.punter = 'ana' and l.number = 2 and e.ref = l.ref and e.kind = l.part;
        delete from chain_links where punter = 'ana' and number = 2`,
      /link of the chain is missing/,
    ],
    [
      "the last link of a wallet, with its row",
      `delete from entries e using chain_links l where l.punter = 'ben' and l.number = ${LAST("ben")} and e.ref = l.ref and e.kind = l.part;
        delete from chain_links where punter = 'ben' and number = ${LAST("ben")}`,
      /sealed is gone/,
    ],
    [
      "a whole wallet",
      `${deleteOf("cas")}; delete from bet_corrections c where not exists (select from bets b where b.id = c.bet)`,
      /sealed is gone/,
    ],
    ["a seal", "delete from chain_seals", /sealed is gone|seal/],
    ["what a seal covers", "delete from chain_sealed where punter = 'ana'", /seal is missing or is another/],
  ])("R19 %s", async (_, change, expected) => {
    await asOwner(change, copy);
    const { found } = await verifyLedger(copy, []);
    expect(found.join("\n")).toMatch(expected);
    expect(found.every((line) => line.startsWith("R19"))).toBe(true);
    expect((await auditBooks(copy)).join("\n")).toMatch(expected);
  });

  test("R19 a chain that was written anew with new seals, by a seal that was kept elsewhere", async () => {
    const [kept] = (await verify()).seals as [string];
    await asOwner(
      ["chain_links", "chain_seals", "chain_sealed", "entries"].map((table) => `truncate ${table}`).join("; "),
      copy,
    );
    const ledger = openNode(copy.split("/").at(-1));
    await depositMoney(ledger, TENANT, [depositOf("ana", 1_000n)]);
    await sealLedger(ledger, TENANT);
    const { found } = await verifyLedger(copy, [kept]);
    expect(found.join("\n")).toContain(`seal that was kept is gone or is another: ${kept}`);
  });
});

test("R19 R20 rows from before the chain are counted when it begins, and found when they change", async () => {
  await startEmpty();
  onTestFinished(remove);
  const ledger = openNode();
  // The database as it was before the migration, with rows of then.
  for (const table of ["entries", "bets", "bet_ends", "bet_corrections", "cashouts"])
    await asOwner(`drop trigger chain_${table} on ${table}`);
  await asOwner(`drop trigger chain_decisions on bets; drop table chain_links, chain_seals, chain_sealed, chain_origins;
    delete from kysely_migration where name >= '0012-ledger-chain'`);
  await book(ledger);
  const until = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= "0012-ledger-chain"));
  await migrate(server.ownerUrl, until);
  expect((await verify()).found).toEqual([]);
  await book(ledger);
  await sealLedger(ledger, TENANT);
  expect((await verify()).found).toEqual([]);
  await asOwner("update entries set amount = amount * 2 where kind = 'deposit' and at = (select min(at) from entries)");
  expect((await verify()).found.join("\n")).toMatch(/from before the chain are not what they were: touchline movement/);
  await asOwner("update entries set amount = amount / 2 where kind = 'deposit' and at = (select min(at) from entries)");
  expect((await verify()).found).toEqual([]);
  await asOwner("update chain_origins set count = count + 1 where source = 'movement'");
  expect((await verify()).found.join("\n")).toMatch(/seal is missing or is another/);
});
