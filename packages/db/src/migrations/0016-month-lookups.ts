import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Functions of PL/pgSQL are planned when they are called. In SQL, whatever calls them would be planned with every partition. */
const lookup = (name: string, result: string, query: string) =>
  sql.raw(`create function ${name} returns ${result} language plpgsql stable as $$ begin return (${query}); end $$`);

/** What is rarely looked for, in all months or in those since a time. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    // Clocks of nodes, which times come from, and that of the database differ by less than a day.
    lookup(
      "moved_to_wallet(of_tenant text, of_punter text, of_ref uuid, of_kind text, since timestamptz)",
      "bigint",
      `select coalesce(sum(amount), 0) from entries
        where punter = of_punter and ref = of_ref and kind = of_kind and account = 'wallet' and tenant = of_tenant
          and month >= date_trunc('month', since at time zone 'utc' - interval '1 day')::date`,
    ),
    lookup(
      "message_about(of_tenant text, of_punter text, of_request uuid)",
      "jsonb",
      "select message from outbox where punter = of_punter and req_uuid = of_request and tenant = of_tenant limit 1",
    ),
    lookup(
      "result_of(of_event bigint, of_version bigint)",
      "jsonb",
      "select result from event_results where event = of_event and version = of_version limit 1",
    ),
    lookup(
      "last_version_of(of_event bigint)",
      "bigint",
      "select max(version) from event_results where event = of_event",
    ),
  ];
  for (const step of steps) await step.execute(db);
};

export const monthLookups: Migration = { up };
