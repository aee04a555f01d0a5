/**
 * `node src/commands/prepare.ts`: everything that the owner of the database at `DATABASE_OWNER_URL` has to do before the services of a new
 * version start: migrates, makes the partitions of the next months, sets the passwords of the roles (`DATABASE_PASSWORD_API`, `_BETS`,
 * `_CMS`) and creates the CMS's database.
 */
import { migrate } from "../migrate.ts";
import { makeMonths } from "../partitions.ts";
import { ensureCmsDatabase, setPasswords } from "../roles.ts";

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

const url = required("DATABASE_OWNER_URL");
const passwords = {
  api: required("DATABASE_PASSWORD_API"),
  bets: required("DATABASE_PASSWORD_BETS"),
  cms: required("DATABASE_PASSWORD_CMS"),
};

const names = await migrate(url);
await makeMonths(url);
await setPasswords(url, passwords);
await ensureCmsDatabase(url);
console.log(names.length > 0 ? `Migrated: ${names.join(", ")}` : "The database is up to date");
