-- Bets $2 to $3 of a year that begins at $4 and has one every $5 milliseconds, two of five on the outcome that won.
-- They are of the punters api-1 to api-$6: the further a punter is up in an order of their own, the more bets they
-- have. Events begin with $7, and $8 of them are bet on at a time.
select n, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(n & 4095), 3, '0')
    || '8' || lpad(to_hex(n >> 12), 15, '0'))::uuid as id,
  gen_random_uuid() as req_uuid, format('api-%s', 1 + (rank * 7919) % $6::bigint) as punter,
  ($1::uuid[])[1 + (n % 5 > 1)::integer] as template, $7::bigint + n % $8::bigint as event, at
from (
  select n, $4::timestamptz + n * $5::float8 * interval '1 millisecond' as at,
    floor($6::bigint * chance * chance)::bigint as rank
  from (
    select n, (hashint8(n) & 2147483647) / 2147483648.0::float8 as chance
    from generate_series($2::bigint, $3::bigint) as n
  ) chances
) ranks
