import { randomUUID } from "node:crypto";
import { createRiskBook } from "@touchline/betting";
import { type Ledger, openLedger } from "@touchline/db";
import { audit } from "@touchline/db/audit";
import { startDatabase, type TestDatabase } from "@touchline/db/testing";
import {
  BETS_SUBJECTS,
  type OfferEvent,
  type PlaceAnswer,
  type Shard,
  shardOf,
  shardSubject,
  shardsOf,
} from "@touchline/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { requestOf, selectionOf } from "./test-support/requests.ts";
import { resultOf } from "./test-support/results.ts";
import { prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene, TENANT } from "./test-support/scene.ts";

const [FIRST, SECOND] = shardsOf(2) as [Shard, Shard];
const LIMITED = prematchEvent(2);
const ENDED = prematchEvent(1);
/** What may be lost on an outcome of the limited event, in cents. */
const MOST = 1_001n;

let scene: Scene;
let second: TestDatabase;
let owners: readonly Ledger[];

beforeAll(async () => {
  [scene, second] = await Promise.all([startScene([ENDED, LIMITED]), startDatabase()]);
  const databases = [scene.postgres, second];
  owners = databases.map(({ ownerUrl }) => openLedger(ownerUrl, { onError: () => undefined }));
  const risk = createRiskBook();
  const noLimit = { maxStake: null, maxWinnings: null, stakeFactor: null };
  risk.take(TENANT, [{ ...noLimit, currency: "EUR", scope: { event: `${LIMITED.id}` }, maxLiability: MOST }]);
  for (const shard of [FIRST, SECOND]) {
    const postgres = (databases[shard.number] as TestDatabase).urlOf("touchline_bets");
    await scene.startNode({
      shard,
      strictestOf: risk.strictestOf,
      through: { postgres, nats: scene.nats.urlOf("bets") },
    });
  }
});
afterAll(async () => {
  for (const { close } of owners ?? []) await close();
  await scene?.remove();
  await second?.remove();
});

const read = async <Row extends object>({ number }: Shard, text: string): Promise<Row[]> =>
  (await (owners[number] as Ledger).pool.query(text)).rows as Row[];

/** A new punter whose money is in the shard. */
const punterOf = ({ number }: Shard): string => {
  for (;;) {
    const punter = `punter-${randomUUID()}`;
    if (shardOf({ tenant: TENANT, punter }, 2).number === number) return punter;
  }
};

const ask = async (shard: Shard, command: keyof typeof BETS_SUBJECTS, message: object): Promise<object> =>
  (
    await scene.bus.request(shardSubject(BETS_SUBJECTS[command], shard), JSON.stringify(message), { timeout: 7_000 })
  ).json();

const deposit = async (shard: Shard, punter: string): Promise<object> => {
  const money = { reqUuid: randomUUID(), punter, currency: "EUR", amount: "100.00" };
  return ask(shard, "deposit", { token: await scene.hosts.hostToken(TENANT), deposit: money });
};
const place = async (shard: Shard, punter: string, event: OfferEvent, stake: string): Promise<PlaceAnswer> => {
  const request = requestOf([selectionOf(event, 0)], stake);
  const command = { tenant: TENANT, punter, currency: "EUR", at: Date.now(), request };
  return ((await ask(shard, "place", [command])) as PlaceAnswer[])[0] as PlaceAnswer;
};

test("bets and money of a punter are in the punter's shard, and results settle those of every shard", async () => {
  const punters = [FIRST, SECOND].map((shard) => [shard, punterOf(shard)] as const);
  for (const [shard, punter] of punters) {
    expect(await deposit(shard, punter)).toEqual({ balance: "100.00" });
    expect(await place(shard, punter, ENDED, "10.00")).toMatchObject({
      placement: { result: { bets: [{ status: "PLACED" }] } },
    });
  }
  await scene.publishResult(resultOf(ENDED, { home: 2, away: 0 }));
  for (const [shard, punter] of punters)
    await vi.waitFor(
      async () =>
        expect(await read(shard, `select phase from bets where punter = '${punter}'`)).toEqual([{ phase: "PAID_OUT" }]),
      { timeout: 30_000, interval: 50 },
    );
  for (const [shard, punter] of punters) {
    const [other] = [FIRST, SECOND].filter(({ number }) => number !== shard.number) as [Shard];
    for (const table of ["wallets", "bets", "entries", "requests", "outbox"])
      expect(await read(other, `select from ${table} where punter = '${punter}'`)).toEqual([]);
  }
});

test("a command on a punter of another shard is refused, and changes nothing", async () => {
  const punter = punterOf(SECOND);
  const refused = { problem: { code: "INVALID_BODY", message: "The punter is of another shard of the ledger" } };
  const token = await scene.hosts.hostToken(TENANT);
  const own = { tenant: TENANT, punter, at: Date.now() };
  expect(await deposit(FIRST, punter)).toEqual(refused);
  expect(await place(FIRST, punter, ENDED, "1.00")).toEqual(refused);
  const limits = { punter, currency: "EUR", limits: [], timeOutUntil: null };
  expect(await ask(FIRST, "setLimits", { token, limits })).toEqual(refused);
  const withdrawal = { reqUuid: randomUUID(), punter, currency: "EUR", amount: "1.00" };
  expect(await ask(FIRST, "withdraw", { token, withdrawal })).toEqual(refused);
  expect(await ask(FIRST, "balance", { ...own, body: { currency: "EUR" } })).toEqual(refused);
  expect(await ask(FIRST, "values", { ...own, body: { bets: [randomUUID()] } })).toEqual(refused);
  expect(await ask(FIRST, "watch", { tenant: TENANT, punter, by: "push-1", bets: [] })).toEqual(refused);
  expect(await read(FIRST, `select from wallets where punter = '${punter}'`)).toEqual([]);
});

test("a caller that counts one shard is not answered", async () => {
  for (const subject of [BETS_SUBJECTS.place, BETS_SUBJECTS.deposit])
    await expect(scene.bus.request(subject, "[]", { timeout: 1_000 })).rejects.toThrow(/no responders/i);
});

test("PEER-20 what may be lost on an outcome is divided among the shards, and never exceeded by all together", async () => {
  const taken: bigint[] = [];
  for (const shard of [FIRST, SECOND]) {
    const punter = punterOf(shard);
    await deposit(shard, punter);
    for (let bet = 0; bet < 12; bet += 1) await place(shard, punter, LIMITED, "2.00");
    const rows = await read<{ amount: string }>(
      shard,
      `select amount from liabilities where outcome like '${LIMITED.id}o%' and amount > 0`,
    );
    taken.push(rows.reduce((most, { amount }) => (BigInt(amount) > most ? BigInt(amount) : most), 0n));
  }
  expect(taken.every((amount) => amount > 0n && amount <= (MOST + 1n) / 2n)).toBe(true);
  expect(taken.reduce((sum, amount) => sum + amount)).toBeLessThanOrEqual(MOST);
  for (const { ownerUrl } of [scene.postgres, second]) expect(await audit(ownerUrl)).toEqual([]);
});
