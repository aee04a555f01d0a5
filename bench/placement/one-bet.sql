-- One bet the plain way: the rows that a placement writes, in a transaction of its own.
\set punter random(1, :punters)
\set request random(1, 140737488355327)
\set bet random(1, 140737488355327)
begin;
select set_config('touchline.tenant', 'touchline', true);
select balance, seq from wallets where tenant = 'touchline' and punter = 'bare-' || :punter::text for update;
insert into requests (tenant, punter, req_uuid, kind, digest, betslip_id, at) values ('touchline', 'bare-' || :punter::text, ('00000000-0000-4000-8000-' || lpad(to_hex(:request::bigint), 12, '0'))::uuid, 'place', sha256('x'), ('00000000-0000-4000-8000-' || lpad(to_hex(:request::bigint), 12, '0'))::uuid, now());
insert into bets (tenant, id, punter, req_uuid, position, brand, type, currency, stake, phase, created_at, accept_at, terms) values ('touchline', ('00000000-0000-7000-8000-' || lpad(to_hex(:bet::bigint), 12, '0'))::uuid, 'bare-' || :punter::text, ('00000000-0000-4000-8000-' || lpad(to_hex(:request::bigint), 12, '0'))::uuid, 0, 'default', 'single', 'EUR', 100, 'PREPARED', now(), now() + interval '1 hour', :terms::jsonb);
insert into entries (tenant, punter, ref, kind, account, currency, amount, at) values ('touchline', 'bare-' || :punter::text, ('00000000-0000-7000-8000-' || lpad(to_hex(:bet::bigint), 12, '0'))::uuid, 'stake', 'wallet', 'EUR', -100, now()), ('touchline', 'bare-' || :punter::text, ('00000000-0000-7000-8000-' || lpad(to_hex(:bet::bigint), 12, '0'))::uuid, 'stake', 'house', 'EUR', 100, now());
insert into bet_facts (tenant, bet, step, at, facts) values ('touchline', ('00000000-0000-7000-8000-' || lpad(to_hex(:bet::bigint), 12, '0'))::uuid, 'received', now(), '{}'), ('touchline', ('00000000-0000-7000-8000-' || lpad(to_hex(:bet::bigint), 12, '0'))::uuid, 'prepared', now(), '{}');
update wallets set balance = balance - 100, seq = seq + 1 where tenant = 'touchline' and punter = 'bare-' || :punter::text;
insert into outbox (tenant, punter, seq, req_uuid, at, message, sent_at) select 'touchline', punter, seq, ('00000000-0000-4000-8000-' || lpad(to_hex(:request::bigint), 12, '0'))::uuid, now(), '{"kind":"placementResult"}', now() from wallets where tenant = 'touchline' and punter = 'bare-' || :punter::text;
commit;
