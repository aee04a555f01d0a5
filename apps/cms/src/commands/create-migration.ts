/** Writes down how the tables change since the last migration: `node src/commands/create-migration.ts name`. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withPayload } from "./with-payload.ts";

const folder = join(import.meta.dirname, "../generated/migrations");

/** Node runs the files as they are, so types are named as such. */
const asNodeReads = (source: string): string =>
  source
    .replace(
      "import { MigrateUpArgs, MigrateDownArgs, sql }",
      "import { type MigrateUpArgs, type MigrateDownArgs, sql }",
    )
    .replaceAll("{ db, payload, req }", "{ db }");

await withPayload(async (payload) => {
  const [migrationName = "change"] = process.argv.slice(2);
  await payload.db.createMigration({ payload, migrationName, forceAcceptWarning: true });
  // Migrations are found by their folder.
  rmSync(join(folder, "index.ts"));
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts"))) {
    const path = join(folder, file);
    writeFileSync(path, asNodeReads(readFileSync(path, "utf8")));
  }
});
