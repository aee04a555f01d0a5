import { sql } from "kysely";

/** Restricts a table to the rows of the transaction's tenant. Used by released migrations, so it must not be changed. */
export const guardTenant = (table: string) => [
  sql`alter table ${sql.ref(table)} enable row level security`,
  sql`alter table ${sql.ref(table)} force row level security`,
  sql`create policy tenant on ${sql.ref(table)}
    using (tenant = current_setting('touchline.tenant', true))
    with check (tenant = current_setting('touchline.tenant', true))`,
];
