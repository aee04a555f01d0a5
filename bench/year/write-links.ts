/**
 * Links of the chain of hashes for rows that the owner of the tables has written: the triggers are at work for the
 * bets service alone, and would take longer. A link is what the triggers make of the same row.
 */
import type pg from "pg";
import { LINKABLE } from "../../packages/db/src/chain-checks.ts";
import { TENANT } from "../ledger/write-rows.ts";

/** Hashes of a wallet's links, each over the one before. */
const CHAIN = `
  create or replace function pg_temp.append_link(hash bytea, first bytea, content text) returns bytea
    language plpgsql immutable as $$ begin return sha256(coalesce(hash, first) || convert_to(content, 'UTF8')); end $$;
  create or replace aggregate pg_temp.chain(bytea, text) (sfunc = pg_temp.append_link, stype = bytea)`;

/** Without "offset 0" everything that can be linked would be read, and not only what belongs to the booked rows. */
const linksOf = (booked: string): string => `
  insert into chain_links (tenant, punter, number, source, ref, part, at, hash)
  select tenant, punter, number, source, ref, part, at, pg_temp.chain(before,
    json_build_array(tenant, punter, number, source, ref, part)::text || content)
    over (partition by punter order by number)
  from (
    select found.*, b.at, coalesce(last.hash, '') as before, coalesce(last.number, 0)
      + row_number() over (partition by b.punter order by b.n, found.source, found.part) as number
    from (${booked}) b
    cross join lateral (
      select tenant, punter, source, ref, part, content from (${LINKABLE}) each
      where each.tenant = '${TENANT}' and each.punter = b.punter and each.ref = b.ref and each.linked offset 0) found
    left join lateral (
      select l.number, l.hash from chain_links l where l.tenant = '${TENANT}' and l.punter = b.punter
      order by l.number desc limit 1) last on true
  ) links`;

/** `booked` selects n, punter, ref and at. */
export const writeLinks = async (client: pg.Client, booked: string): Promise<void> => {
  await client.query(CHAIN);
  await client.query(linksOf(booked));
};
