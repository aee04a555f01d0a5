-- Settles every open bet on event $1 at once: the rows that settlement writes, by one statement. The first outcome has won.
with settled as (
  select b.tenant, b.id, b.punter, b.currency, l.position, b.terms, b.max_winnings - b.stake as exposure, l.slots[1] as slot,
    case when l.slots[1] = 0 then b.max_winnings else 0 end as payout, case when l.slots[1] = 0 then 'WON' else 'LOST' end as resolution,
    case when l.slots[1] = 0 then 'PAID_OUT' else 'SETTLED' end as phase
  from bet_legs l join bets b on b.tenant = l.tenant and b.id = l.bet
  where l.tenant = 'touchline' and l.event = $1 and b.phase = 'PLACED'
), told as (
  select s.*, w.seq + row_number() over each as seq, w.balance + sum(s.payout) over each as balance
  from settled s join wallets w on w.tenant = s.tenant and w.punter = s.punter window each as (partition by s.punter order by s.id)
), result as (
  insert into leg_results (tenant, bet, position, version, result, at)
  select tenant, id, position, 2, jsonb_build_object('version', 2, 'resolution', resolution, 'outcomes', jsonb_build_array(resolution),
    'playStatus', 'ENDED', 'score', '{"home": 0, "away": 0}'::jsonb), now() from settled
), ended as (
  insert into bet_ends (tenant, bet, punter, by, resolution, cashback, refund_reason, payout, tax, bonus, at)
  select tenant, id, punter, 'result', resolution, false, null, payout, 0, 0, now() from settled
), entry as (
  insert into entries (tenant, punter, ref, kind, account, currency, amount, at)
  select tenant, punter, id, 'payout', side.account, currency, side.sign * payout, now()
  from settled cross join (values ('wallet', 1), ('house', -1)) as side(account, sign) where payout > 0
), phase as (
  update bets b set phase = s.phase from settled s where b.tenant = s.tenant and b.id = s.id
), message as (
  insert into outbox (tenant, punter, seq, req_uuid, at, message)
  select tenant, punter, seq, null, now(), jsonb_build_object('kind', 'betSettled', 'betId', id, 'type', terms ->> 'type', 'selections', 1,
    'name', terms #>> '{legs,0,event,name}', 'phase', phase, 'aggregatedStatus', null, 'resolution', resolution, 'corrected', false,
    'payout', (payout / 100.0)::numeric(18, 2)::text, 'seq', seq, 'at', floor(extract(epoch from now()) * 1000),
    'balance', (balance / 100.0)::numeric(18, 2)::text, 'currency', currency)
  from told
), exposed as (
  update liabilities l set amount = l.amount - s.amount
  from (select tenant, currency, format('%so%s', $1::text, slot) as outcome, sum(exposure) as amount from settled group by 1, 2, 3) s
  where l.tenant = s.tenant and l.currency = s.currency and l.outcome = s.outcome
)
update wallets w set balance = last.balance, seq = last.seq
from (select tenant, punter, max(balance) as balance, max(seq) as seq from told group by 1, 2) last
where w.tenant = last.tenant and w.punter = last.punter
