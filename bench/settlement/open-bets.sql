-- Open bets $4 to $5 on the event $6, every second one on the other outcome. Ids begin with $2; the punters are the
-- first $3 of the name $7, in an order that is not that of the bets.
select n, ($2 || lpad(to_hex(n), 12, '0'))::uuid as id, gen_random_uuid() as req_uuid,
  format('%s-%s', $7::text, 1 + (n::bigint * 7919) % $3::integer) as punter,
  ($1::uuid[])[1 + n % 2] as template, $6::bigint as event, now() as at
from generate_series($4::integer, $5::integer) as n
