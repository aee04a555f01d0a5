/** Rows of bets and wallets, written straight into the database in the state that the services leave them in. */
import { readFileSync } from "node:fs";
import type pg from "pg";
import { TENANTS } from "../../faults/platform.ts";

export const [TENANT] = TENANTS;

type Value = string | number | Date | readonly string[];

export const sqlOf = (name: string, base: string): string => readFileSync(new URL(name, base), "utf8");

const [WALLETS, COPIES] = ["wallets.sql", "copies.sql"].map((name) => sqlOf(name, import.meta.url)) as [string, string];

/** In one transaction of the tenant. */
export const inTenant = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  await client.query("begin");
  await client.query("select set_config('touchline.tenant', $1, true)", [TENANT]);
  await work();
  await client.query("commit");
};

/** Wallets of the punters `name-1` to `name-count`, which never had a bet. */
export const writeWallets = async (client: pg.Client, name: string, count: number, at = new Date()): Promise<void> => {
  await client.query(WALLETS, [count, name, at]);
};

/**
 * Writes copies of placed bets. `made` selects n, id, req_uuid, punter, template, event and at; templates are its first
 * parameter.
 */
export const writeCopies = async (
  client: pg.Client,
  templates: readonly string[],
  made: string,
  ...values: readonly Value[]
): Promise<void> => {
  await client.query(`create temporary table made on commit drop as ${made}`, [templates, ...values]);
  await client.query("analyze made");
  await client.query(COPIES, [templates]);
};
