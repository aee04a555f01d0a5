/**
 * `pnpm limits set|list|remove --tenant NAME`: the bookmaker's limits in the database at `DATABASE_OWNER_URL`, which bind on all nodes within
 * 5 s. `set` replaces the limit of a scope:
 *
 *     pnpm limits set --tenant touchline --currency EUR --sport 1 --punter ana --max-stake 50 --factor 0.2
 */
import { parseArgs } from "node:util";
import { formatAmount, parseAmount, type RiskScope, SCOPES } from "@touchline/betting";
import { openDatabase, readRiskLimits, setRiskLimit } from "@touchline/db";
import { databaseUrl, readConfig } from "@touchline/server-kit";

const AMOUNTS = { "max-stake": "maxStake", "max-winnings": "maxWinnings", "max-liability": "maxLiability" } as const;

const text = { type: "string" } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ tenant: text, currency: text, factor: text },
    ...Object.fromEntries([...SCOPES, ...Object.keys(AMOUNTS)].map((name) => [name, text])),
  },
});
const given: Readonly<Record<string, string | undefined>> = values;

const required = (name: string, value: string | undefined): string => {
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

const factorOf = (factor: string | undefined): bigint | null => {
  if (factor === undefined) return null;
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(factor)) throw new Error(`--factor: ${factor} is not a number as 0.25`);
  const [whole = "", part = ""] = factor.split(".");
  return BigInt(whole + part.padEnd(3, "0"));
};

const scopeOf = (): RiskScope => {
  const scope = Object.fromEntries(
    SCOPES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name] as string]])),
  );
  for (const name of ["sport", "tournament", "event", "market"])
    if (!/^\d+$/.test(scope[name] ?? "0")) throw new Error(`--${name}: ${scope[name]} is not an id`);
  if (!/^\d+o\d+$/.test(scope.outcome ?? "0o0")) throw new Error(`--outcome: ${scope.outcome} is not an id as 811o9`);
  return scope;
};

const amountsIn = (currency: string) => {
  const amountOf = (option: keyof typeof AMOUNTS): bigint | null => {
    const amount = given[option];
    const parsed = amount === undefined ? null : parseAmount(amount, currency);
    if (amount !== undefined && (parsed === null || parsed < 0n))
      throw new Error(`--${option}: ${amount} is no amount in ${currency}`);
    return parsed;
  };
  const amounts = {
    maxStake: amountOf("max-stake"),
    maxWinnings: amountOf("max-winnings"),
    maxLiability: amountOf("max-liability"),
    stakeFactor: factorOf(given.factor),
  };
  if (Object.values(amounts).every((amount) => amount === null))
    throw new Error("nothing to set: give --max-stake, --max-winnings, --max-liability or --factor");
  return amounts;
};

const tenant = required("--tenant", given.tenant);
const config = readConfig({ DATABASE_OWNER_URL: databaseUrl("postgres://127.0.0.1:5432/postgres") });
const database = openDatabase(config.DATABASE_OWNER_URL, () => undefined);
const currency = (): string => required("--currency", given.currency);

const list = async (): Promise<void> => {
  for (const { currency: of, scope, stakeFactor, ...limit } of await readRiskLimits(database, tenant)) {
    const named = Object.entries(scope).map(([name, value]) => `${name} ${value}`);
    const amounts = Object.entries(AMOUNTS).flatMap(([option, name]) => {
      const amount = limit[name];
      return amount === null ? [] : [`${option} ${formatAmount(amount, of)}`];
    });
    const factor = stakeFactor === null ? [] : [`factor ${Number(stakeFactor) / 1_000}`];
    console.log(`${[of, ...named].join(", ")}: ${[...amounts, ...factor].join(", ")}`);
  }
};

const NOTHING = { maxStake: null, maxWinnings: null, maxLiability: null, stakeFactor: null };

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  set: () => setRiskLimit(database, tenant, { currency: currency(), scope: scopeOf(), ...amountsIn(currency()) }),
  remove: () => setRiskLimit(database, tenant, { currency: currency(), scope: scopeOf(), ...NOTHING }),
  list,
};

const command = COMMANDS[positionals[0] ?? ""];
if (!command) throw new Error("one of: set, list, remove");
try {
  await command();
} finally {
  await database.destroy();
}
