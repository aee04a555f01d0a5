import { expect, test } from "vitest";
import {
  databaseUrl,
  flag,
  ledgerShard,
  ledgerShards,
  natsUrl,
  readConfig,
  redisUrl,
  settings,
  tenantKeys,
  trustedProxies,
  whole,
} from "./config.ts";

const SHAPE = {
  PORT: whole(1, "A port"),
  NATS_URL: natsUrl(),
  DATABASE_URL: databaseUrl("postgres://127.0.0.1/postgres"),
  REDIS_URL: redisUrl("A store"),
  TENANT_KEYS: tenantKeys(),
  TRUSTED_PROXIES: trustedProxies(),
  EXPLAIN: flag("Says why"),
  LEDGER_SHARD: ledgerShard(),
  LEDGER_SHARDS: ledgerShards(),
};

test("reads what is given, and defaults for the rest", () => {
  const NATS_URL = "tls://push:secret@one:4222,tls://push:secret@two:4222";
  expect(readConfig(SHAPE, { PORT: "4610", NATS_URL, EXPLAIN: "1" })).toEqual({
    ...{ PORT: 4610, NATS_URL, REDIS_URL: "", DATABASE_URL: "postgres://127.0.0.1/postgres" },
    ...{ TENANT_KEYS: {}, TRUSTED_PROXIES: "", EXPLAIN: true },
    ...{ LEDGER_SHARD: { number: 0, of: 1 }, LEDGER_SHARDS: 1 },
  });
  expect(readConfig(SHAPE, { LEDGER_SHARD: "1/2", LEDGER_SHARDS: "2" })).toMatchObject({
    ...{ LEDGER_SHARD: { number: 1, of: 2 }, LEDGER_SHARDS: 2 },
  });
});

test("an empty variable is one that is not set", () => {
  expect(readConfig(SHAPE, { PORT: "", EXPLAIN: "" })).toMatchObject({ PORT: 1, EXPLAIN: false });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "-1"],
  ["PORT", "4610.5"],
  ["LEDGER_SHARD", "2"],
  ["LEDGER_SHARD", "2/2"],
  ["LEDGER_SHARD", "-1/2"],
  ["LEDGER_SHARDS", "0"],
  ["NATS_URL", "127.0.0.1:4222"],
  ["NATS_URL", "nats://one:4222,http://two"],
  ["DATABASE_URL", "mysql://root:secret@127.0.0.1"],
  ["REDIS_URL", "127.0.0.1"],
  ["TENANT_KEYS", '{"touchline": {"issuer": "secret"}}'],
  ["TRUSTED_PROXIES", "10.0.0.0/8,secret"],
  ["EXPLAIN", "perhaps"],
])("names %s when it is %s", (name, value) => {
  expect(() => readConfig(SHAPE, { [name]: value })).toThrow(new RegExp(`${name}: `));
});

test("names all of them, and no value, which may be a password", () => {
  const wrong = { PORT: "secret", NATS_URL: "secret", DATABASE_URL: "secret", TENANT_KEYS: "secret" };
  const read = () => readConfig(SHAPE, wrong);
  for (const name of Object.keys(wrong)) expect(read).toThrow(name);
  expect(read).not.toThrow("secret");
});

test("every variable has a description", () => {
  for (const schema of Object.values(SHAPE)) expect(settings.get(schema)?.about).toBeTruthy();
});
