-- Open bets $4 to $5 on the event of bet $1, which was really placed: its rows again, for other punters. Every second one is on the
-- other outcome. Ids begin with $2; the punters are the first $3, in an order that is not that of the bets.
with made as (
  select n, ($2 || lpad(to_hex(n), 12, '0'))::uuid as id, gen_random_uuid() as req_uuid,
    'settled-' || (1 + (n::bigint * 7919) % $3::integer) as punter, n % 2 as slot
  from generate_series($4::integer, $5::integer) as n
), copied as (
  select m.*, w.seq + row_number() over each as seq, w.balance - b.stake * row_number() over each as balance,
    b.tenant, b.brand, b.type, b.currency, b.stake, b.decision, b.max_winnings, b.req_uuid as template,
    jsonb_set(jsonb_set(jsonb_set(b.terms, '{legs,0,slots,0}', to_jsonb(m.slot)), '{legs,0,outcomes,0,slot}', to_jsonb(m.slot)),
      '{legs,0,outcomes,0,metaOutcomeId}', to_jsonb(m.slot + 1)) as terms
  from bets b, made m join wallets w on w.tenant = 'touchline' and w.punter = m.punter
  where b.id = $1 window each as (partition by m.punter order by m.n)
), request as (
  insert into requests (tenant, punter, req_uuid, kind, digest, betslip_id, at)
  select tenant, punter, req_uuid, 'place', sha256('place'), req_uuid, now() from copied
), bet as (
  insert into bets (tenant, id, punter, req_uuid, position, brand, type, currency, stake, phase, created_at, accept_at, terms, decided_at,
    decision, max_winnings)
  select tenant, id, punter, req_uuid, 0, brand, type, currency, stake, 'PLACED', now(), now(), terms, now(),
    jsonb_set(decision, '{bet,id}', to_jsonb(id)), max_winnings
  from copied
), leg as (
  insert into bet_legs (tenant, bet, position, event, slots)
  select tenant, id, 0, (terms #>> '{legs,0,eventId}')::bigint, array[slot] from copied
), fact as (
  insert into bet_facts (tenant, bet, step, at, facts)
  select f.tenant, c.id, f.step, now(), f.facts from copied c join bet_facts f on f.tenant = c.tenant and f.bet = $1
), entry as (
  insert into entries (tenant, punter, ref, kind, account, currency, amount, at)
  select tenant, punter, id, 'stake', side.account, currency, side.sign * stake, now()
  from copied cross join (values ('wallet', -1), ('house', 1)) as side(account, sign)
), message as (
  insert into outbox (tenant, punter, seq, req_uuid, at, message, sent_at)
  select c.tenant, c.punter, c.seq, c.req_uuid, now(), o.message || jsonb_build_object('seq', c.seq, 'reqUuid', c.req_uuid,
    'balance', (c.balance / 100.0)::numeric(18, 2)::text, 'bets', jsonb_build_array(jsonb_set(o.message #> '{bets,0}', '{id}', to_jsonb(c.id)))),
    now()
  from copied c join outbox o on o.tenant = c.tenant and o.req_uuid = c.template
), exposed as (
  insert into liabilities (tenant, currency, outcome, amount)
  select tenant, currency, format('%so%s', terms #>> '{legs,0,eventId}', slot), sum(max_winnings - stake) from copied group by 1, 2, 3
  on conflict (outcome, currency, tenant) do update set amount = liabilities.amount + excluded.amount
)
update wallets w set balance = last.balance, seq = last.seq
from (select punter, min(balance) as balance, max(seq) as seq from copied group by punter) last
where w.tenant = 'touchline' and w.punter = last.punter
