import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changeBets } from "../stores/ledger/change-bets.ts";
import { decideBets } from "../stores/ledger/decide-bets.ts";
import { depositMoney } from "../stores/ledger/deposit-money.ts";
import { preparedOf } from "../stores/ledger/new-order.ts";
import { type Ledger, openLedger } from "../stores/ledger/open-ledger.ts";
import { placeBets } from "../stores/ledger/place-bets.ts";
import { relayOutbox } from "../stores/ledger/relay-outbox.ts";
import type { LegOutcomeResult } from "../stores/ledger/stored-bet.ts";
import { audit, removeKeys } from "./audit.ts";
import { copyDatabase } from "./copy-database.ts";
import { betOf, depositOf, judgeAll, orderOf, termsOn } from "./ledger-samples.ts";
import { type PlantedBug, withBug } from "./planted-bugs.ts";
import { startDatabase, type TestDatabase } from "./start-database.ts";

const TENANT = "touchline";
const PUNTER = "ana";

let server: TestDatabase;
const open: Ledger[] = [];

beforeEach(async () => {
  server = await startDatabase();
});
afterEach(async () => {
  for (const ledger of open.splice(0)) await ledger.close();
  await server.remove();
});

const openOne = (): Ledger => {
  const ledger = openLedger(server.urlOf("touchline_bets"), { onError: () => undefined });
  open.push(ledger);
  return ledger;
};

const asOwner = async (text: string): Promise<void> => {
  const client = new pg.Client(server.ownerUrl);
  await client.connect();
  await client.query(text);
  await client.end();
};

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Does what reveals a bug in a process of its own, with the bug planted there or not. Rejects with what that process printed. */
const provoke = (bug: PlantedBug, isPlanted: boolean): Promise<unknown> =>
  promisify(execFile)(
    process.execPath,
    [...(isPlanted ? ["--import", fileOf("plant-bug.ts")] : []), fileOf("provoke-bug.ts"), bug],
    { env: { DATABASE_URL: server.urlOf("touchline_bets"), OWNER_URL: server.ownerUrl, PLANTED_BUG: bug } },
  );

type OfAudit = Exclude<PlantedBug, "answer-before-commit" | "marked-before-sent" | "older-result-wins">;

const EXPECTED: Readonly<Record<OfAudit, RegExp>> = {
  "no-unique-key": /more than one set of bets/,
  "no-transaction": /has no bets/,
  "no-wallet-lock": /not the sum of its entries/,
  "refund-without-guard": /debited and refunded/,
  "outbox-skips-late-commit": /waiting for 10 s/,
  "end-without-guard": /ended more than once/,
  "opened-again-paid-twice": /ended more than once/,
  "opened-again-not-counted": /liabilities do not match/,
};

describe.each(Object.keys(EXPECTED) as (keyof typeof EXPECTED)[])("planted bug %s", (bug) => {
  const run = async (isPlanted: boolean): Promise<readonly string[]> => {
    await removeKeys(server.ownerUrl);
    const ledger = openOne();
    await depositMoney(ledger, TENANT, [depositOf(PUNTER, 100_000n)]);
    await relayOutbox(ledger, TENANT, async () => true);
    await provoke(bug, isPlanted);
    return audit(server.ownerUrl);
  };

  test("R1 R2 is found by the audit, and nothing is found without it", async () => {
    expect((await run(false)).filter((violation) => EXPECTED[bug].test(violation))).toEqual([]);
    expect((await run(true)).join("\n")).toMatch(EXPECTED[bug]);
  });
});

test("R3 planted bug answer-before-commit: what is acknowledged is not committed yet", async () => {
  await provoke("answer-before-commit", false);
  await asOwner("truncate requests, wallets, entries, outbox cascade");
  await expect(provoke("answer-before-commit", true)).rejects.toThrow(/answered, not committed/);
});

test("R9 planted bug marked-before-sent: a message that was not sent is marked as sent", async () => {
  await provoke("marked-before-sent", false);
  await asOwner("truncate requests, wallets, entries, outbox cascade");
  await expect(provoke("marked-before-sent", true)).rejects.toThrow(/marked, not sent/);
});

test("R2 the database's keys refuse the effects of the bugs", async () => {
  await depositMoney(openOne(), TENANT, [depositOf(PUNTER, 100_000n)]);
  await expect(provoke("no-unique-key", true)).rejects.toThrow(/duplicate key/);
  await expect(provoke("refund-without-guard", true)).rejects.toThrow(/duplicate key/);
});

test("a bug whose place in the source has changed is not planted silently", () => {
  const url = "file:///packages/db/src/stores/ledger/wallet-rows.ts";
  expect(() => withBug("no-wallet-lock", url, "select 1")).toThrow(/has 0 times/);
  expect(withBug("no-wallet-lock", "file:///other.ts", "select 1")).toBe("select 1");
});

describe("R19 manual changes are found", () => {
  const TAMPERS: readonly (readonly [string, RegExp])[] = [
    ["update wallets set balance = balance + 1", /not the sum of its entries/],
    ["update entries set amount = amount + 1 where account = 'wallet' and kind = 'deposit'", /do not sum to zero/],
    ["delete from entries where kind = 'stake'", /debited and refunded/],
    ["delete from entries where kind = 'deposit'", /not booked exactly once/],
    ["update bets set phase = 'REJECTED' where phase = 'PLACED'", /debited and refunded/],
    ["delete from outbox where message ->> 'kind' = 'placementResult'", /has no message/],
    ["update wallets set seq = seq + 1", /have gaps/],
    ["delete from bets", /has no bets/],
    ["update outbox set sent_at = null where seq = 1", /passed over/],
    [
      "update bets set phase = 'PREPARED', decision = null, accept_at = now() - interval '1 minute'",
      /10 s after it was due/,
    ],
  ];

  test("R19 each of them", async () => {
    const ledger = openOne();
    await depositMoney(ledger, TENANT, [depositOf(PUNTER, 1_000n)]);
    const order = orderOf(PUNTER, [100n]);
    await placeBets(ledger, TENANT, [order], judgeAll("wait"));
    await decideBets(ledger, TENANT, [preparedOf(order)], judgeAll("PLACED"));
    await relayOutbox(ledger, TENANT, async () => true);
    expect(await audit(server.ownerUrl)).toEqual([]);
    await expectFound(TAMPERS);
  });

  /** The 10 % of the profit of 94 (9.4) are rounded to 9; the wallet gets 185 of 194. */
  const TAXED = { payinTax: 5, payinBonus: 2, payoutTax: [{ above: 0, rate: 10 }] };
  const TAX_TAMPERS: readonly (readonly [string, RegExp])[] = [
    ["update entries set kind = 'refund' where account = 'tax' and kind = 'stake'", /does not have its sides/],
    [
      "update entries set amount = amount + case account when 'tax' then 1 else -1 end where account in ('tax', 'house') and kind = 'stake'",
      /tax or bonus of a stake is not/,
    ],
    ["update bets set terms = jsonb_set(terms, '{taxesAndBonuses, payinTax}', '6')", /tax or bonus of a stake is not/],
    [
      "update entries set amount = amount + case account when 'tax' then 1 else -1 end where account in ('tax', 'house') and kind = 'payout'",
      /end was not booked/,
    ],
    ["update bet_ends set tax = tax + 1", /end was not booked/],
    [
      "update bets set terms = jsonb_set(terms, '{taxesAndBonuses, payoutTax, 0, rate}', '11')",
      /payout is not what the bet's terms say/,
    ],
    ["update bet_ends set resolution = 'VOID'", /of a refunded bet was kept/],
  ];

  test("BET-13 R19 wrong taxes and bonuses", async () => {
    const ledger = openOne();
    await depositMoney(ledger, TENANT, [depositOf(PUNTER, 1_000n)]);
    const terms = { ...termsOn(7, [0]), taxesAndBonuses: TAXED };
    const order = orderOf(PUNTER, [], { bets: [betOf(100n, { payinTax: 5n, payinBonus: 2n, terms })] });
    await placeBets(ledger, TENANT, [order], judgeAll("PLACED"));
    const target = { id: order.bets[0]?.id as string, punter: PUNTER };
    const settled = {
      resolution: "WON",
      cashback: false,
      refundReason: null,
      payout: 185n,
      tax: 9n,
      bonus: 0n,
    } as const;
    await changeBets(ledger, TENANT, [target], () => ({ settled }));
    await relayOutbox(ledger, TENANT, async () => true);
    expect(await audit(server.ownerUrl)).toEqual([]);
    await expectFound(TAX_TAMPERS);
  });

  /** Moves more by the second correction, booked on both sides. */
  const moveMore = (amount: number): string => `
    update entries set amount = amount + case account when 'wallet' then ${amount} else -(${amount}) end
      where ref = (select id from bet_corrections where number = 2);
    update wallets set balance = balance + ${amount};`;
  const notCollected = (amount: number): string =>
    `update bet_corrections set uncollected = ${amount} where number = 2;`;
  const CORRECTION_TAMPERS: readonly (readonly [string, RegExp])[] = [
    // The difference to the payout before, although the bet had kept 150.
    [moveMore(150), /paid a bet more than its payout/],
    [`${moveMore(150)} ${notCollected(150)}`, /paid a bet more than its payout/],
    [`${moveMore(-100)} `, /received less than its payout/],
    [notCollected(1), /what was not collected is not/],
    ["update bet_corrections set payout = 300 where number = 2", /received less than its payout/],
    // The wallet had 100 after the second correction.
    [
      `${moveMore(-60)} update bet_corrections set payout = 50, uncollected = 90 where number = 2`,
      /kept more than its payout although/,
    ],
    ["delete from bet_ends", /correction of a bet that has not ended/],
  ];

  test("R1 R19 corrections that pay a bet again, too much or too little", async () => {
    const ledger = openOne();
    await depositMoney(ledger, TENANT, [depositOf(PUNTER, 100n)]);
    const order = orderOf(PUNTER, [100n]);
    await placeBets(ledger, TENANT, [order], judgeAll("PLACED"));
    const target = { id: order.bets[0]?.id as string, punter: PUNTER };
    const ending = (payout: bigint) => ({
      ...({ resolution: payout > 0n ? "WON" : "LOST", cashback: false, refundReason: null } as const),
      ...{ payout, tax: 0n, bonus: 0n },
    });
    await changeBets(ledger, TENANT, [target], () => ({ settled: ending(200n) }));
    await placeBets(ledger, TENANT, [orderOf(PUNTER, [150n])], judgeAll("PLACED"));
    await changeBets(ledger, TENANT, [target], () => ({ corrected: ending(0n) }));
    await depositMoney(ledger, TENANT, [depositOf(PUNTER, 50n)]);
    await changeBets(ledger, TENANT, [target], () => ({ corrected: ending(200n) }));
    await relayOutbox(ledger, TENANT, async () => true);
    expect(await audit(server.ownerUrl)).toEqual([]);
    await expectFound(CORRECTION_TAMPERS);
  });

  const WON_LEG: LegOutcomeResult = {
    ...{ version: 1, resolution: "WON", outcomes: ["WON"], playStatus: "ENDED", score: { home: 1, away: 0 } },
  };
  const PAYOUT_TAMPERS: readonly (readonly [string, RegExp])[] = [
    // Booked on both sides, with a message and a wallet that agree: 300 for 100 at 2.00.
    [
      `update entries set amount = amount + case account when 'wallet' then 100 else -100 end where kind = 'payout';
       update wallets set balance = balance + 100; update bet_ends set payout = 300`,
      /received more than its accepted odds can pay/,
    ],
    [
      `update entries set amount = amount - case account when 'wallet' then 1 else -1 end where kind = 'payout';
       update wallets set balance = balance - 1; update bet_ends set payout = 199`,
      /not what its results and accepted odds give/,
    ],
    [
      `update leg_results set result = jsonb_set(result, '{resolution}', '"HALF_WON"')`,
      /not what its results and accepted odds give/,
    ],
    [
      `update leg_results set result = jsonb_set(result, '{deadHeat}', '{"won": 1, "of": 2}')`,
      /not what its results and accepted odds give/,
    ],
    [
      `update bets set terms = jsonb_set(terms, '{legs, 0, odds}', '201')`,
      /not what its results and accepted odds give/,
    ],
    [
      `update leg_results set result = jsonb_set(result, '{resolution}', '"VOID"')`,
      /not what its results and accepted odds give/,
    ],
  ];

  test("R1 R19 payouts that the results do not give", async () => {
    const ledger = openOne();
    await depositMoney(ledger, TENANT, [depositOf(PUNTER, 100n)]);
    const order = orderOf(PUNTER, [100n]);
    await placeBets(ledger, TENANT, [order], judgeAll("PLACED"));
    const target = { id: order.bets[0]?.id as string, punter: PUNTER };
    const settled = {
      resolution: "WON",
      cashback: false,
      refundReason: null,
      payout: 200n,
      tax: 0n,
      bonus: 0n,
    } as const;
    const legResults = [{ position: 0, result: WON_LEG }];
    await changeBets(ledger, TENANT, [target], () => ({ legResults, settled }));
    await relayOutbox(ledger, TENANT, async () => true);
    expect(await audit(server.ownerUrl)).toEqual([]);
    await expectFound(PAYOUT_TAMPERS);
  });

  /** Each starts from the same state, in a copy of the database. */
  const expectFound = async (tampers: readonly (readonly [string, RegExp])[]): Promise<void> => {
    for (const ledger of open.splice(0)) await ledger.close();
    for (const [index, [tamper, found]] of tampers.entries()) {
      const url = await copyDatabase(server.ownerUrl, `copy_${index}`);
      const tamperer = new pg.Client(url);
      await tamperer.connect();
      await tamperer.query(tamper);
      await tamperer.end();
      expect((await audit(url)).join("\n"), tamper).toMatch(found);
    }
  };
});
