-- The results of the event of bet $1 for every other event of `made`.
insert into event_results (event, version, recorded_at, result, versions, month)
select m.event, r.version, m.at, r.result || jsonb_build_object('eventId', m.event), r.versions,
  date_trunc('month', m.at at time zone 'utc')::date
from (select event, max(at) as at from made group by event) m join bet_legs l on l.bet = $1 and l.event <> m.event
join event_results r on r.event = l.event
