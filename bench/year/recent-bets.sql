-- $3 settled bets of punter $2, one an hour until now.
select n, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n), 3, '0') || '8'
    || lpad(to_hex(hashtext($2) & 2147483647), 15, '0'))::uuid as id,
  gen_random_uuid() as req_uuid, $2::text as punter, ($1::uuid[])[1 + (n % 5 > 1)::integer] as template, l.event, at
from (
  select n, now() - ($3::integer - n) * interval '1 hour' as at from generate_series(1, $3::integer) as n
) times
join bet_legs l on l.bet = ($1::uuid[])[1]
