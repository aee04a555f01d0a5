import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Role of the CMS: it can insert publications, and neither update nor delete them. */
const createRole = sql`
  do $$ begin
    if not exists (select from pg_roles where rolname = 'touchline_cms') then create role touchline_cms login; end if;
  end $$`;

/** Every published version of a brand, byte for byte. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const steps = [
    createRole,
    sql`create table brand_documents (
      slug text not null,
      version integer not null check (version > 0),
      tenant text not null,
      document text not null,
      published_at timestamptz not null default now(),
      published_by text not null,
      note text not null,
      primary key (slug, version)
    )`,
    sql`grant select, insert on brand_documents to touchline_cms`,
    sql`grant select on brand_documents to touchline_api`,
  ];
  for (const step of steps) await step.execute(db);
};

export const brandDocuments: Migration = { up };
