import pg from "pg";

/** Each finds rows that must not be, and says of each what is wrong with it. */
const CHECKS: Readonly<Record<string, string>> = {
  "entries do not sum to zero": `
    select format('%s %s: %s', tenant, currency, sum(amount)) as found
    from entries group by tenant, currency having sum(amount) <> 0`,

  "a movement does not have its two sides": `
    select format('%s %s %s %s', tenant, punter, kind, ref) as found
    from entries group by tenant, punter, kind, ref, currency
    having sum(amount) <> 0 or count(*) <> 2 or count(*) filter (where account = 'wallet') <> 1`,

  "a balance is not the sum of its entries": `
    select format('%s %s: %s, entries %s', w.tenant, w.punter, w.balance, coalesce(e.sum, 0)) as found
    from wallets w left join (
      select tenant, punter, sum(amount) from entries where account = 'wallet' group by tenant, punter
    ) e using (tenant, punter)
    where w.balance <> coalesce(e.sum, 0) or w.balance < 0`,

  "entries of a wallet that there is none of, or in another currency": `
    select format('%s %s %s', e.tenant, e.punter, e.ref) as found
    from entries e left join wallets w using (tenant, punter)
    where w.punter is null or w.currency <> e.currency`,

  "a request has more than one set of bets": `
    select format('%s %s %s position %s', tenant, punter, req_uuid, position) as found
    from bets group by tenant, punter, req_uuid, position having count(*) > 1`,

  "a request has no bets, or bets have no request": `
    select format('%s %s %s', tenant, punter, req_uuid) as found
    from (select tenant, punter, req_uuid from requests where kind = 'place') r
    full join (select distinct tenant, punter, req_uuid from bets) b using (tenant, punter, req_uuid)
    where r.tenant is null or b.tenant is null`,

  "a deposit is not booked exactly once": `
    select format('%s %s %s: %s', r.tenant, r.punter, r.req_uuid, count(e.ref)) as found
    from requests r left join entries e
      on e.tenant = r.tenant and e.punter = r.punter and e.ref = r.req_uuid and e.kind = 'deposit' and e.account = 'wallet'
    where r.kind = 'deposit' group by r.tenant, r.punter, r.req_uuid having count(e.ref) <> 1`,

  "stakes and refunds of no bet": `
    select format('%s %s %s', e.tenant, e.kind, e.ref) as found
    from entries e left join bets b on b.tenant = e.tenant and b.id = e.ref and b.punter = e.punter
    where e.kind in ('stake', 'refund') and b.id is null`,

  // A bet that was turned down when it came was never debited.
  "a bet is not debited and refunded as its phase says": `
    select format('%s %s %s: stake %s, debits %s (%s), refunds %s (%s)',
      tenant, id, phase, stake, debits, debited, refunds, refunded) as found
    from (
      select b.tenant, b.id, b.phase, b.stake,
        count(*) filter (where e.kind = 'stake') as debits, coalesce(-sum(amount) filter (where e.kind = 'stake'), 0) as debited,
        count(*) filter (where e.kind = 'refund') as refunds, coalesce(sum(amount) filter (where e.kind = 'refund'), 0) as refunded
      from bets b left join entries e
        on e.tenant = b.tenant and e.punter = b.punter and e.ref = b.id and e.account = 'wallet'
      group by b.tenant, b.id, b.phase, b.stake
    ) booked
    where case
      when phase = 'REJECTED' then debits <> refunds or debits > 1 or debited <> refunded or (debits = 1 and debited <> stake)
      else debits <> 1 or debited <> stake or refunds <> 0
    end`,

  "a bet is not decided 10 s after it was due": `
    select format('%s %s, due %s', tenant, id, accept_at) as found
    from bets where phase = 'PREPARED' and accept_at < now() - interval '10 seconds'`,

  "numbers of what a punter was told have gaps, or are not the wallet's": `
    select format('%s %s: last %s, messages %s up to %s', w.tenant, w.punter, w.seq, coalesce(o.count, 0), coalesce(o.max, 0)) as found
    from wallets w left join (
      select tenant, punter, count(distinct seq), max(seq) from outbox group by tenant, punter
    ) o using (tenant, punter)
    where w.seq <> coalesce(o.count, 0) or w.seq <> coalesce(o.max, 0)`,

  "a request that is decided has no message, or one that is not decided has": `
    select format('%s %s %s: open bets %s, messages %s', tenant, punter, req_uuid, open, told) as found
    from (
      select b.tenant, b.punter, b.req_uuid, count(*) filter (where b.phase = 'PREPARED') as open,
        (select count(*) from outbox o where o.tenant = b.tenant and o.punter = b.punter and o.req_uuid = b.req_uuid) as told
      from bets b group by b.tenant, b.punter, b.req_uuid
    ) requests
    where told <> case when open = 0 then 1 else 0 end`,

  "a message says another thing of a bet than the ledger": `
    select format('%s %s: %s, told %s', b.tenant, b.id, b.phase, told.bet ->> 'status') as found
    from outbox o cross join lateral jsonb_array_elements(o.message -> 'bets') as told(bet)
    left join bets b on b.tenant = o.tenant and b.id = (told.bet ->> 'id')::uuid
    where o.message ->> 'kind' = 'placementResult'
      and (b.id is null or (b.phase in ('PLACED', 'REJECTED', 'PREPARED') and b.phase <> told.bet ->> 'status'))`,

  "a message passed over: it is not sent, and a later one of its punter is": `
    select format('%s %s: %s', o.tenant, o.punter, o.seq) as found
    from outbox o where o.sent_at is null and exists (
      select from outbox later
      where later.tenant = o.tenant and later.punter = o.punter and later.seq > o.seq and later.sent_at is not null)`,

  "a message has been waiting for 10 s": `
    select format('%s %s: %s', tenant, punter, seq) as found
    from outbox where sent_at is null and at < now() - interval '10 seconds'`,
};

const SHOWN = 20;

/**
 * Everything in the ledger that must not be, as plain texts; none where all is well. `url` is the owner's, for all tenants are
 * looked at. The last checks are of what must come to an end: call it when whatever was broken has been whole again for 10 s.
 */
export const audit = async (url: string): Promise<readonly string[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    // All of it at one moment, whatever is being booked meanwhile.
    await client.query("begin isolation level repeatable read read only");
    // Who may not see the rows of every tenant must hear so, and not that there is nothing wrong with none.
    await client.query("set local row_security = off");
    const violations: string[] = [];
    for (const [what, text] of Object.entries(CHECKS)) {
      const { rows } = await client.query<{ found: string }>(`${text} limit ${SHOWN}`);
      violations.push(...rows.map(({ found }) => `${what}: ${found}`));
    }
    return violations;
  } finally {
    await client.end();
  }
};

/** The keys that stand behind the code's own care. Without them a planted bug does the harm that it would do without us. */
const KEYS = [
  "alter table bets drop constraint if exists bets_once",
  "alter table entries drop constraint if exists entries_pkey",
  "alter table outbox drop constraint if exists outbox_once",
  "alter table outbox drop constraint if exists outbox_pkey",
  "alter table bet_facts drop constraint if exists bet_facts_pkey",
];

/** For tests of the audit alone: takes away what the database itself would refuse a planted bug. */
export const removeKeys = async (ownerUrl: string): Promise<void> => {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    for (const key of KEYS) await client.query(key);
  } finally {
    await client.end();
  }
};
