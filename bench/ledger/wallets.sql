-- A wallet with one deposit at $3 for each of the punters $2-1 to $2-$1, as a host makes them.
with owners as (
  select format('%s-%s', $2::text, n) as punter, gen_random_uuid() as req_uuid, $3::timestamptz as at,
    date_trunc('month', $3::timestamptz at time zone 'utc')::date as month
  from generate_series(1, $1::integer) as n
), wallet as (
  insert into wallets (tenant, punter, currency, digits, balance, seq)
  select 'touchline', punter, 'EUR', 2, 100000000, 1 from owners
), request as (
  insert into requests (tenant, punter, req_uuid, kind, digest, at)
  select 'touchline', punter, req_uuid, 'deposit', sha256('deposit'), at from owners
), message as (
  insert into outbox (tenant, punter, seq, req_uuid, at, message, sent_at, month)
  select 'touchline', punter, 1, req_uuid, at, json_build_object('kind', 'wallet', 'seq', 1, 'at',
    floor(extract(epoch from at) * 1000), 'balance', '1000000.00', 'currency', 'EUR')::jsonb, at, month from owners
)
insert into entries (tenant, punter, ref, kind, account, currency, amount, at, month)
select 'touchline', punter, req_uuid, 'deposit', side.account, 'EUR', side.amount, at, month
from owners cross join (values ('wallet', 100000000), ('cash', -100000000)) as side(account, amount)
