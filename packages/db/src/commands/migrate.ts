/** `pnpm migrate`: brings the database at `DATABASE_OWNER_URL` to this version. Run it before the services of a new version are started. */
import { migrate } from "../migrate.ts";

const url = process.env.DATABASE_OWNER_URL;
if (!url)
  throw new Error("DATABASE_OWNER_URL is not set: the address of the database with the role that owns its tables");

const names = await migrate(url);
console.log(names.length > 0 ? `Migrated: ${names.join(", ")}` : "The database is up to date");
