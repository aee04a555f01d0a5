import { sql } from "kysely";

/** Shows each transaction the rows of the tenant it names and no others, whoever asks. Part of migrations that were run: it stays as it is. */
export const guardTenant = (table: string) => [
  sql`alter table ${sql.ref(table)} enable row level security`,
  sql`alter table ${sql.ref(table)} force row level security`,
  sql`create policy tenant on ${sql.ref(table)}
    using (tenant = current_setting('touchline.tenant', true))
    with check (tenant = current_setting('touchline.tenant', true))`,
];
