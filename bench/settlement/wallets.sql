-- A wallet with one deposit for each of $1 punters, as a host makes them.
with owners as (
  select 'settled-' || n as punter, gen_random_uuid() as req_uuid from generate_series(1, $1::integer) as n
), wallet as (
  insert into wallets (tenant, punter, currency, digits, balance, seq)
  select 'touchline', punter, 'EUR', 2, 100000000, 1 from owners
), request as (
  insert into requests (tenant, punter, req_uuid, kind, digest, at)
  select 'touchline', punter, req_uuid, 'deposit', sha256('deposit'), now() from owners
), message as (
  insert into outbox (tenant, punter, seq, req_uuid, at, message, sent_at)
  select 'touchline', punter, 1, req_uuid, now(), json_build_object('kind', 'wallet', 'seq', 1, 'at',
    floor(extract(epoch from now()) * 1000), 'balance', '1000000.00', 'currency', 'EUR')::jsonb, now() from owners
)
insert into entries (tenant, punter, ref, kind, account, currency, amount, at)
select 'touchline', punter, req_uuid, 'deposit', side.account, 'EUR', side.amount, now()
from owners cross join (values ('wallet', 100000000), ('cash', -100000000)) as side(account, amount)
