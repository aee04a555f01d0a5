-- Copies of the bets $1, which were really placed, and settled where they are: all their rows again, for each row of
-- `made` with its own punter, event and time. What happened to a bet later happened as much later to its copy.
with templates as materialized (
  select b.*,
    (select count(*) from outbox o where o.tenant = b.tenant and o.punter = b.punter
      and (o.req_uuid = b.req_uuid or o.message ->> 'betId' = b.id::text)) as told,
    (select sum(e.amount)::bigint from entries e where e.tenant = b.tenant and e.punter = b.punter and e.ref = b.id
      and e.account = 'wallet') as moved
  from bets b where b.tenant = 'touchline' and b.id = any($1::uuid[])
), messages as materialized (
  select t.id as template, o.message, o.at - t.created_at as later,
    row_number() over (partition by t.id order by o.seq) as place,
    case when o.req_uuid is null then t.moved else -t.stake end as moved
  from templates t join outbox o on o.tenant = t.tenant and o.punter = t.punter
    and (o.req_uuid = t.req_uuid or o.message ->> 'betId' = t.id::text)
), movements as materialized (
  select t.id as template, e.kind, e.account, e.currency, e.amount, e.at - t.created_at as later
  from templates t join entries e on e.tenant = t.tenant and e.punter = t.punter and e.ref = t.id
), legs as materialized (
  select * from bet_legs where tenant = 'touchline' and bet = any($1::uuid[])
), copied as materialized (
  select m.*, m.at - t.created_at as later, t.tenant, t.brand, t.type, t.currency, t.stake, t.phase, t.accept_at,
    t.decided_at, t.max_winnings, t.payin_tax, t.payin_bonus, t.told, t.moved,
    jsonb_set(t.terms, '{legs,0,eventId}', to_jsonb(m.event)) as terms,
    jsonb_set(t.decision, '{bet,id}', to_jsonb(m.id)) as decision,
    w.seq + coalesce(sum(t.told) over before, 0)::bigint as seq,
    w.balance + coalesce(sum(t.moved) over before, 0)::bigint as balance
  from made m join templates t on t.id = m.template join wallets w on w.tenant = t.tenant and w.punter = m.punter
  window before as (partition by m.punter order by m.n rows between unbounded preceding and 1 preceding)
), request as (
  insert into requests (tenant, punter, req_uuid, kind, digest, betslip_id, at)
  select tenant, punter, req_uuid, 'place', sha256('place'), req_uuid, at from copied
), bet as (
  insert into bets (tenant, id, punter, req_uuid, position, brand, type, currency, stake, payin_tax, payin_bonus,
    phase, created_at, accept_at, terms, decided_at, decision, max_winnings)
  select tenant, id, punter, req_uuid, 0, brand, type, currency, stake, payin_tax, payin_bonus,
    phase, at, accept_at + later, terms, decided_at + later, decision, max_winnings
  from copied
), leg as (
  insert into bet_legs (tenant, bet, position, event, slots, markets)
  select c.tenant, c.id, l.position, c.event, l.slots, l.markets from copied c join legs l on l.bet = c.template
), fact as (
  insert into bet_facts (tenant, bet, step, at, facts)
  select c.tenant, c.id, f.step, f.at + c.later, f.facts
  from copied c join (select * from bet_facts where tenant = 'touchline' and bet = any($1::uuid[])) f
    on f.bet = c.template
), result as (
  insert into leg_results (tenant, bet, position, version, result, at)
  select c.tenant, c.id, r.position, r.version, r.result, r.at + c.later
  from copied c join (select * from leg_results where tenant = 'touchline' and bet = any($1::uuid[])) r
    on r.bet = c.template
), ended as (
  insert into bet_ends (tenant, bet, punter, by, resolution, cashback, refund_reason, payout, tax, bonus, at)
  select c.tenant, c.id, c.punter, x.by, x.resolution, x.cashback, x.refund_reason, x.payout, x.tax, x.bonus,
    x.at + c.later
  from copied c join (select * from bet_ends where tenant = 'touchline' and bet = any($1::uuid[])) x
    on x.bet = c.template
), entry as (
  insert into entries (tenant, punter, ref, kind, account, currency, amount, at, month)
  select c.tenant, c.punter, c.id, e.kind, e.account, e.currency, e.amount, c.at + e.later,
    date_trunc('month', (c.at + e.later) at time zone 'utc')::date
  from copied c join movements e on e.template = c.template
), message as (
  insert into outbox (tenant, punter, seq, req_uuid, at, message, sent_at, month)
  select c.tenant, c.punter, said.seq, said.req_uuid, said.at, o.message || said.about || jsonb_build_object(
      'seq', said.seq, 'at', floor(extract(epoch from said.at) * 1000),
      'balance', (said.balance / 100.0)::numeric(18, 2)::text),
    said.at, date_trunc('month', said.at at time zone 'utc')::date
  from copied c join messages o on o.template = c.template cross join lateral (
    select c.seq + o.place as seq, c.balance + o.moved as balance, c.at + o.later as at,
      case when o.message ? 'betId' then null else c.req_uuid end as req_uuid,
      case when o.message ? 'betId' then jsonb_build_object('betId', c.id)
        else jsonb_build_object('reqUuid', c.req_uuid, 'betslipId', c.req_uuid,
          'bets', jsonb_build_array(c.decision -> 'bet')) end as about) said
), exposed as (
  insert into liabilities (tenant, currency, outcome, amount)
  select c.tenant, c.currency, format('%so%s', c.event, slot),
    sum(case when c.phase = 'PLACED' then c.max_winnings - c.stake else 0 end)
  from copied c join legs l on l.bet = c.template cross join lateral unnest(l.slots) as slot
  group by 1, 2, 3
  on conflict (outcome, currency, tenant) do update set amount = liabilities.amount + excluded.amount
)
update wallets w set balance = w.balance + changed.moved, seq = w.seq + changed.told
from (
  select tenant, punter, sum(moved)::bigint as moved, sum(told)::bigint as told from copied group by 1, 2
) changed
where w.tenant = changed.tenant and w.punter = changed.punter
