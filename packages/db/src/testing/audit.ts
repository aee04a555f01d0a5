import pg from "pg";
import { CHAIN_CHECKS } from "../chain-checks.ts";
import { runChecks } from "../run-checks.ts";
import { CORRECTION_CHECKS } from "./audit-corrections.ts";
import { PAYOUT_CHECKS } from "./audit-payouts.ts";
import { LAST_STATES } from "./audit-states.ts";
import { TAX_AND_BONUS_CHECKS } from "./audit-taxes.ts";
import { VERDICT_DEADLINES } from "./audit-verdicts.ts";
import { WALLET_CALL_CHECKS, WALLET_CALL_DEADLINES } from "./audit-wallet-calls.ts";

/** Queries that find inconsistent rows, by a description of the inconsistency. */
const BOOKS: Readonly<Record<string, string>> = {
  ...CHAIN_CHECKS,

  "entries do not sum to zero": `
    select format('%s %s: %s', tenant, currency, sum(amount)) as found
    from entries group by tenant, currency having sum(amount) <> 0`,

  // A correction of a payout that the wallet cannot give back may move only taxes and bonuses.
  "a movement does not have its sides": `
    select format('%s %s %s %s', tenant, punter, kind, ref) as found
    from entries group by tenant, punter, kind, ref, currency
    having sum(amount) <> 0 or count(*) <> count(distinct account)
      or (kind <> 'correction' and count(*) filter (where account = 'wallet') <> 1)
      or count(*) filter (where account = 'cash') <> case when kind in ('deposit', 'withdrawal') then 1 else 0 end
      or count(*) filter (where account = 'clearing') <> case when kind = 'transfer' then 1 else 0 end
      or (kind in ('deposit', 'withdrawal', 'transfer') and count(*) <> 2)`,

  ...TAX_AND_BONUS_CHECKS,

  "a balance is not the sum of its entries": `
    select format('%s %s: %s, entries %s', w.tenant, w.punter, w.balance, coalesce(e.sum, 0)) as found
    from wallets w left join (
      select tenant, punter, sum(amount) from entries where account = 'wallet' group by tenant, punter
    ) e using (tenant, punter)
    where w.balance <> coalesce(e.sum, 0) or w.balance < 0`,

  "entries without a wallet, or in another currency than the wallet's": `
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

  "a deposit or withdrawal is not booked exactly once": `
    select format('%s %s %s: %s', r.tenant, r.punter, r.req_uuid, count(e.ref)) as found
    from requests r left join entries e
      on e.tenant = r.tenant and e.punter = r.punter and e.ref = r.req_uuid and e.kind = r.kind and e.account = 'wallet'
    where r.kind in ('deposit', 'withdrawal') group by r.tenant, r.punter, r.req_uuid having count(e.ref) <> 1`,

  "stakes or refunds without a bet": `
    select format('%s %s %s', e.tenant, e.kind, e.ref) as found
    from entries e left join bets b on b.tenant = e.tenant and b.id = e.ref and b.punter = e.punter
    where e.kind in ('stake', 'refund') and b.id is null`,

  // A bet that was rejected when it was received was never debited.
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

  "payouts, parts or corrections without an end, cash-out or correction": `
    select format('%s %s %s', e.tenant, e.kind, e.ref) as found
    from entries e
    left join bet_ends x on e.kind = 'payout' and x.tenant = e.tenant and x.bet = e.ref and x.punter = e.punter
    left join cashouts c on e.kind = 'part' and c.tenant = e.tenant and c.id = e.ref and c.punter = e.punter
    left join bet_corrections k on e.kind = 'correction' and k.tenant = e.tenant and k.id = e.ref
    where e.kind in ('payout', 'part', 'correction') and x.bet is null and c.id is null and k.id is null`,

  "R5 a bet ended more than once, or its payout was not booked": `
    select format('%s %s: ends %s, payout %s, payouts %s (%s)', tenant, bet, ends, payout, payouts, paid) as found
    from (
      select x.tenant, x.bet, count(distinct x.ctid) as ends, max(x.payout) as payout, count(distinct (e.tableoid, e.ctid)) filter (where e.ref is not null) as payouts,
        coalesce(max(e.amount), 0) as paid
      from bet_ends x left join entries e on e.tenant = x.tenant and e.punter = x.punter and e.ref = x.bet
        and e.kind = 'payout' and e.account = 'wallet'
      group by x.tenant, x.bet
    ) ended
    where ends <> 1 or paid <> payout or payouts <> case when payout > 0 then 1 else 0 end`,

  "the phase of a bet does not match its end": `
    select format('%s %s is %s: ended by %s, paid %s', b.tenant, b.id, b.phase, l.by, l.payout) as found
    from bets b left join (${LAST_STATES}) l on l.tenant = b.tenant and l.bet = b.id
    where b.phase <> case
      when l.bet is null then case when b.phase in ('PREPARED', 'PLACED', 'REJECTED') then b.phase else 'open' end
      when l.resolution = 'OPEN' then 'PLACED'
      when l.by = 'cancel' then 'CANCELLED'
      when l.payout > 0 then 'PAID_OUT'
      else 'SETTLED'
    end`,

  "more than the stake was cashed out, or a full cash-out did not end the bet": `
    select format('%s %s: %s of %s, ended by %s', tenant, bet, cashed, stake, by) as found
    from (
      select c.tenant, c.bet, sum(c.part) as cashed, b.stake, case when l.resolution = 'OPEN' then null else l.by end as by
      from cashouts c join bets b on b.tenant = c.tenant and b.id = c.bet
      left join (${LAST_STATES}) l on l.tenant = c.tenant and l.bet = c.bet
      group by c.tenant, c.bet, b.stake, l.by, l.resolution
    ) cashed
    where cashed > stake or (cashed = stake) <> (by is not distinct from 'cashout') or by = 'cancel'`,

  "a partial cash-out is not booked exactly once": `
    select format('%s %s: %s, entries %s (%s)', c.tenant, c.id, c.paid, count(e.ref), coalesce(sum(e.amount), 0)) as found
    from cashouts c left join entries e on e.tenant = c.tenant and e.punter = c.punter and e.ref = c.id
      and e.kind = 'part' and e.account = 'wallet'
    group by c.tenant, c.id, c.paid, c.whole
    having count(e.ref) <> case when c.whole then 0 else 1 end or (not c.whole and sum(e.amount) <> c.paid)`,

  ...CORRECTION_CHECKS,

  ...PAYOUT_CHECKS,

  ...WALLET_CALL_CHECKS,

  "R6 a rule that was met paid below its target": `
    select format('%s %s: %s for %s of %s, target %s', c.tenant, c.id, c.paid, c.part, b.stake, r.amount) as found
    from cashouts c join cashout_rules r on r.tenant = c.tenant and r.id = c.rule
    join bets b on b.tenant = c.tenant and b.id = c.bet
    where r.kind <> 'stop' and c.whole and r.part is null and c.paid < r.amount`,

  "active rules of a bet that has ended": `
    select format('%s %s of %s', r.tenant, r.id, r.bet) as found
    from cashout_rules r join bets b on b.tenant = r.tenant and b.id = r.bet
    where r.ended_at is null and b.phase <> 'PLACED'`,

  // A correction is reported as such, and a cash-out of a bet that was opened again as another end.
  "PEER-9 the end of a bet was not reported exactly once": `
    select format('%s %s: %s', x.tenant, x.bet, count(o.seq)) as found
    from bet_ends x left join outbox o on o.tenant = x.tenant and o.punter = x.punter
      and o.message ->> 'betId' = x.bet::text
      and (o.message -> 'ended' = 'true' or o.message -> 'corrected' = 'false')
    group by x.tenant, x.bet having count(o.seq) <> 1 + (select count(*) from bet_corrections k
      where k.tenant = x.tenant and k.bet = x.bet and k.by = 'cashout' and k.resolution is null)`,

  "liabilities do not match the open bets": `
    select format('%s %s %s: %s, bets %s', tenant, currency, outcome, coalesce(l.amount, 0), coalesce(b.amount, 0)) as found
    from liabilities l full join (
      select b.tenant, b.currency, format('%so%s', leg.event, slot) as outcome, sum(b.max_winnings - b.stake) as amount
      from bets b join bet_legs leg on leg.tenant = b.tenant and leg.bet = b.id cross join lateral unnest(leg.slots) as slot
      where b.phase = 'PLACED' group by 1, 2, 3
    ) b using (tenant, currency, outcome)
    where coalesce(l.amount, 0) <> coalesce(b.amount, 0)`,

  "numbers of a punter's messages have gaps, or do not match the wallet": `
    select format('%s %s: last %s, messages %s up to %s', w.tenant, w.punter, w.seq, coalesce(o.count, 0), coalesce(o.max, 0)) as found
    from wallets w left join (
      select tenant, punter, count(distinct seq), max(seq) from outbox group by tenant, punter
    ) o using (tenant, punter)
    where w.seq <> coalesce(o.count, 0) or w.seq <> coalesce(o.max, 0)`,

  "a decided request has no message, or an undecided one has": `
    select format('%s %s %s: open bets %s, messages %s', tenant, punter, req_uuid, open, told) as found
    from (
      select b.tenant, b.punter, b.req_uuid, count(*) filter (where b.phase = 'PREPARED') as open,
        (select count(*) from outbox o where o.tenant = b.tenant and o.punter = b.punter and o.req_uuid = b.req_uuid) as told
      from bets b group by b.tenant, b.punter, b.req_uuid
    ) requests
    where told <> case when open = 0 then 1 else 0 end`,

  "a message does not match the bet": `
    select format('%s %s: %s, told %s', b.tenant, b.id, b.phase, told.bet ->> 'status') as found
    from outbox o cross join lateral jsonb_array_elements(o.message -> 'bets') as told(bet)
    left join bets b on b.tenant = o.tenant and b.id = (told.bet ->> 'id')::uuid
    where o.message ->> 'kind' = 'placementResult'
      and (b.id is null or (b.phase in ('PLACED', 'REJECTED', 'PREPARED') and b.phase <> told.bet ->> 'status'))`,

  "a message was passed over: it is unsent, and a later one of its punter was sent": `
    select format('%s %s: %s', o.tenant, o.punter, o.seq) as found
    from outbox o where o.sent_at is null and exists (
      select from outbox later
      where later.tenant = o.tenant and later.punter = o.punter and later.seq > o.seq and later.sent_at is not null)`,
};

/** Queries that find what the running services should have done by now. */
const DEADLINES: Readonly<Record<string, string>> = {
  ...VERDICT_DEADLINES,

  ...WALLET_CALL_DEADLINES,

  "a bet is not decided 10 s after it was due": `
    select format('%s %s, due %s', tenant, id, accept_at) as found
    from bets where phase = 'PREPARED' and accept_at < now() - interval '10 seconds'`,

  "a message has been waiting for 10 s": `
    select format('%s %s: %s', tenant, punter, seq) as found
    from outbox where sent_at is null and at < now() - interval '10 seconds'`,
};

/** Returns every inconsistency of the ledger's rows as text; empty if there is none. `url` is the owner's, because all tenants are checked. */
export const auditBooks = (url: string): Promise<readonly string[]> => runChecks(url, BOOKS);

/** `auditBooks`, and the deadlines of the services: call it when they have been healthy for 10 s. */
export const audit = (url: string): Promise<readonly string[]> => runChecks(url, { ...BOOKS, ...DEADLINES });

/** The keys that would refuse the effects of planted bugs. */
const KEYS = [
  "alter table bets drop constraint if exists bets_once",
  "alter table entries drop constraint if exists entries_pkey",
  "alter table outbox drop constraint if exists outbox_once",
  "alter table outbox drop constraint if exists outbox_pkey",
  "alter table bet_facts drop constraint if exists bet_facts_pkey",
  "alter table bet_legs drop constraint if exists bet_legs_pkey",
  "alter table bet_ends drop constraint if exists bet_ends_pkey",
  "alter table leg_results drop constraint if exists leg_results_pkey",
  "alter table cashouts drop constraint if exists cashouts_pkey",
  "drop index if exists cashouts_rule",
  "alter table chain_links drop constraint if exists chain_links_pkey",
  "drop index if exists chain_deposits",
];

/** For tests of the audit: removes the keys, so that planted bugs can do their damage. */
export const removeKeys = async (ownerUrl: string): Promise<void> => {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    for (const key of KEYS) await client.query(key);
  } finally {
    await client.end();
  }
};
