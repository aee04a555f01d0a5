import type { Ledger } from "./open-ledger.ts";
import { inLedger, type Statement } from "./transaction.ts";

/** The last links of the wallets that changed, under one hash that continues the one before. */
export interface Seal {
  readonly number: string;
  /** In hexadecimal digits. */
  readonly hash: string;
  readonly wallets: number;
}

const ALONE: Statement = {
  name: "seal-alone",
  text: "select pg_advisory_xact_lock(hashtextextended('touchline seal ' || $1, 0))",
};

/** No transaction that writes links is as old as this: its statements, and the time between them, end after five seconds. */
const OLDEST = "5 minutes";

const SEAL: Statement = {
  name: "seal-ledger",
  text: `with last as (
      select coalesce(max(number), 0) as number, coalesce(max(at), '-infinity') as at from chain_seals where tenant = $1
    ), heads as (
      select distinct on (l.punter) l.punter, l.number, l.hash
      from chain_links l where l.tenant = $1 and l.at >= (select at - interval '${OLDEST}' from last)
      order by l.punter, l.number desc
    ), changed as (
      select h.* from heads h where h.number > coalesce(
        (select s.number from chain_sealed s where s.tenant = $1 and s.punter = h.punter order by s.number desc limit 1), 0)
    ), sealed as (
      insert into chain_sealed (tenant, seal, punter, number, hash)
      select $1, last.number + 1, c.punter, c.number, c.hash from changed c, last returning punter
    )
    insert into chain_seals (tenant, number, at, hash)
    select $1, last.number + 1, now(), sha256(
      coalesce((select hash from chain_seals s where s.tenant = $1 and s.number = last.number), '') || convert_to(
        json_build_array($1::text, last.number + 1, extract(epoch from now()),
          (select json_agg(json_build_array(o.source, o.count, o.sum) order by o.source) from chain_origins o where o.tenant = $1),
          (select json_agg(json_build_array(c.punter, c.number, encode(c.hash, 'hex')) order by c.punter collate "C") from changed c)
        )::text, 'UTF8'))
    from last where exists (select from changed)
    returning number::text, encode(hash, 'hex') as hash, (select count(*)::integer from changed) as wallets`,
};

/** Seals what was booked since the last seal; null where nothing was. */
export const sealLedger = (ledger: Ledger, tenant: string): Promise<Seal | null> =>
  inLedger(ledger, tenant, async ({ run }) => {
    await run(ALONE);
    const [seal] = await run<Seal>(SEAL);
    return seal ?? null;
  });
