import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { depositOf } from "../../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../../testing/start-database.ts";
import { depositMoney } from "./deposit-money.ts";
import { type Ledger, LedgerAway, openLedger } from "./open-ledger.ts";
import { inLedger, runInLedger, type Statement } from "./transaction.ts";

const TENANT = "touchline";
const OTHER_TENANT = "titan";
const PUNTER = "ana";

const READ: Statement = {
  name: "test-read",
  text: "select balance, shown from wallets where tenant = $1 and punter = $2",
};
const SHOW: Statement = {
  name: "test-show",
  text: "update wallets set shown = $3 where tenant = $1 and punter = $2 returning shown",
};
const OVERDRAW: Statement = {
  name: "test-overdraw",
  text: "update wallets set balance = -1, shown = $3 where tenant = $1 and punter = $2",
};

let server: TestDatabase;
let ledger: Ledger;
beforeAll(async () => {
  server = await startDatabase();
  ledger = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
  await depositMoney(ledger, TENANT, [depositOf(PUNTER, 500n)]);
});
afterAll(async () => {
  await ledger?.close();
  await server?.remove();
});

const shown = async (): Promise<unknown> =>
  (await runInLedger<{ shown: string }>(ledger, TENANT, READ, PUNTER))[0]?.shown;

/** With as many failures as the pool has connections, one that is not usable afterwards would be met again. */
const OFTEN = 20;

describe.each<[string, (statement: Statement, tenant: string, ...values: readonly unknown[]) => Promise<object[]>]>([
  [
    "a transaction of one statement",
    (statement, tenant, ...values) => runInLedger(ledger, tenant, statement, ...values),
  ],
  ["a transaction", (statement, tenant, ...values) => inLedger(ledger, tenant, ({ run }) => run(statement, ...values))],
])("%s", (_, run) => {
  test("is committed, and returns its rows", async () => {
    const value = String(Math.floor(Math.random() * 1_000_000));
    expect(await run(SHOW, TENANT, PUNTER, value)).toEqual([{ shown: value }]);
    expect(await shown()).toBe(value);
  });

  test("R1 fails with the error of its statement, leaves nothing, and its connection serves on", async () => {
    const before = await shown();
    for (let each = 0; each < OFTEN; each += 1)
      await expect(run(OVERDRAW, TENANT, PUNTER, "7")).rejects.toThrow(/check constraint/);
    expect(await shown()).toBe(before);
    expect(await run(READ, TENANT, PUNTER)).toHaveLength(1);
  });

  test("R11 finds and changes nothing of another tenant", async () => {
    const before = await shown();
    expect(await run(READ, OTHER_TENANT, PUNTER)).toEqual([]);
    expect(
      await run(
        { name: "test-show-all", text: SHOW.text.replace("tenant = $1", "$1 <> ''") },
        OTHER_TENANT,
        PUNTER,
        "8",
      ),
    ).toEqual([]);
    expect(await shown()).toBe(before);
  });

  test("R11 R4 whose beginning fails finds and changes nothing, and is not committed", async () => {
    const before = await shown();
    // The server refuses a text with this character.
    await expect(run(SHOW, "touch\u0000line", PUNTER, "9")).rejects.toThrow();
    expect(await shown()).toBe(before);
    expect(await run(READ, TENANT, PUNTER)).toHaveLength(1);
  });
});

test("R11 a statement that is sent although its transaction did not begin finds and changes nothing", async () => {
  const before = await shown();
  expect((await ledger.pool.query(READ.text, [TENANT, PUNTER])).rows).toEqual([]);
  expect((await ledger.pool.query(SHOW.text, [TENANT, PUNTER, "10"])).rows).toEqual([]);
  expect(await shown()).toBe(before);
});

test("R4 while the database is away both say so, and are served when it is back", async () => {
  await server.kill();
  await expect(runInLedger(ledger, TENANT, READ, PUNTER)).rejects.toBeInstanceOf(LedgerAway);
  await expect(inLedger(ledger, TENANT, ({ run }) => run(READ, PUNTER))).rejects.toBeInstanceOf(LedgerAway);
  await server.start();
  expect(await runInLedger(ledger, TENANT, READ, PUNTER)).toHaveLength(1);
  expect(await inLedger(ledger, TENANT, ({ run }) => run(READ, PUNTER))).toHaveLength(1);
});
