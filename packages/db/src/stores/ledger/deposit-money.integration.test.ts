import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { auditBooks } from "../../testing/audit.ts";
import { depositOf, digestOf } from "../../testing/ledger-samples.ts";
import { startDatabase, type TestDatabase } from "../../testing/start-database.ts";
import { depositMoney, withdrawMoney } from "./deposit-money.ts";
import { type Ledger, openLedger } from "./open-ledger.ts";
import { readRequests } from "./request-rows.ts";
import { inLedger } from "./transaction.ts";

const TENANT = "touchline";

let server: TestDatabase;
let ledger: Ledger;
let punter: string;

beforeAll(async () => {
  server = await startDatabase();
  ledger = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
});
afterAll(async () => {
  await ledger?.close();
  await server?.remove();
});
beforeEach(() => {
  punter = `punter-${randomUUID().slice(0, 8)}`;
});

const deposit = (amount: bigint) => depositMoney(ledger, TENANT, [depositOf(punter, amount)]);

const expectSound = async (): Promise<void> => expect(await auditBooks(server.ownerUrl)).toEqual([]);

describe("deposits", () => {
  test("R2 the first deposit creates the wallet; a repeated one is booked once; another content with its reqUuid is refused", async () => {
    const first = depositOf(punter, 5_000n);
    expect(await depositMoney(ledger, TENANT, [first])).toEqual([{ balance: "50.00" }]);
    expect(await depositMoney(ledger, TENANT, [depositOf(punter, 100n), first])).toEqual([
      { balance: "51.00" },
      { balance: "50.00" },
    ]);
    const other = depositOf(punter, 9_000n, { reqUuid: first.reqUuid });
    expect(await depositMoney(ledger, TENANT, [other])).toEqual([{ problem: "REQUEST_REUSED" }]);
    await expectSound();
  });

  test("R1 refuses money in another currency than the wallet's, and records nothing", async () => {
    await deposit(100n);
    const foreign = depositOf(punter, 100n, { currency: "IDR", digits: 0 });
    expect(await depositMoney(ledger, TENANT, [foreign])).toEqual([{ problem: "OTHER_CURRENCY" }]);
    const known = await inLedger(ledger, TENANT, (transaction) => readRequests(transaction, [foreign]));
    expect(known.size).toBe(0);
  });
});

describe("withdrawals", () => {
  const withdraw = (order: Parameters<typeof withdrawMoney>[2][number]) => withdrawMoney(ledger, TENANT, [order]);

  test("R1 R2 PEER-18 money is withdrawn once, as far as the balance covers it, and a repeated request gets its first answer", async () => {
    await deposit(5_000n);
    const first = depositOf(punter, 3_000n);
    expect(await withdraw(first)).toEqual([{ balance: "20.00" }]);
    expect(await withdraw(depositOf(punter, 2_001n))).toEqual([{ problem: "BALANCE_INSUFFICIENT" }]);
    expect(await withdraw(depositOf(punter, 2_000n))).toEqual([{ balance: "0.00" }]);
    expect(await withdraw(first)).toEqual([{ balance: "20.00" }]);
    expect(await withdraw({ ...first, digest: digestOf("other") })).toEqual([{ problem: "REQUEST_REUSED" }]);
    await expectSound();
  });

  test("R1 withdrawals of one batch are covered together", async () => {
    await deposit(1_000n);
    const orders = [600n, 600n, 400n].map((amount) => depositOf(punter, amount));
    expect(await withdrawMoney(ledger, TENANT, orders)).toEqual([
      { balance: "4.00" },
      { problem: "BALANCE_INSUFFICIENT" },
      { balance: "0.00" },
    ]);
    await expectSound();
  });
});
