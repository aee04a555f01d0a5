/**
 * Checks of what bets have recorded about their legs. The newest result of an event says everything about it, so what a leg must have by
 * now is derived here from that result alone, by market, specifiers, outcome and time of placement. In which order messages came, and
 * which versions the code compared, is not asked.
 */

/** The newest result of the event of leg `l`, as `newest`. */
const NEWEST = `cross join lateral (
    select e.result, e.recorded_at from event_results e where e.event = l.event order by e.version desc limit 1) newest`;

/** Each outcome of the leg, as `bet_on`, with its market in the newest result and its place in that market; none where it is not named. */
const OUTCOMES = `cross join lateral jsonb_array_elements(b.terms -> 'legs' -> l.position::integer -> 'outcomes')
      with ordinality as bet_on(outcome, number)
    left join lateral (
      select market.value, place.number - 1 as index
      from jsonb_array_elements(newest.result -> 'markets') as market(value)
      cross join lateral jsonb_array_elements(market.value -> 'outcomes') with ordinality as place(outcome, number)
      where market.value -> 'metaMarketId' = bet_on.outcome -> 'metaMarketId'
        and market.value -> 'specifiers' = bet_on.outcome -> 'specifiers' and place.outcome = bet_on.outcome -> 'metaOutcomeId'
        and (market.value -> 'names' is null or market.value -> 'names' -> (place.number - 1)::integer = bet_on.outcome -> 'outcomeName')
      order by (market.value ->> 'slot')::integer + place.number - 1 = (bet_on.outcome ->> 'slot')::integer desc limit 1
    ) named on true`;

const PLACED_AT = "extract(epoch from coalesce(b.decided_at, b.created_at)) * 1000";

/** What the newest result says about an outcome; null while it is open. */
const VERDICT = `case
    when exists (
      select from jsonb_array_elements(named.value -> 'cancelled') as period
      where ${PLACED_AT} >= coalesce((period ->> 'from')::numeric, '-infinity')
        and ${PLACED_AT} < coalesce((period ->> 'to')::numeric, 'infinity')) then 'VOID'
    else named.value -> 'resolutions' ->> named.index::integer end`;

const IS_FINAL = "coalesce((newest.result ->> 'final')::boolean, true)";

const LEGS = "bets b join bet_legs l on l.tenant = b.tenant and l.bet = b.id";

const LONG_AGO = "newest.recorded_at < now() - interval '10 seconds' and b.decided_at < now() - interval '10 seconds'";

/** Queries that find what the running services should have done by now. */
export const VERDICT_DEADLINES: Readonly<Record<string, string>> = {
  "PEER-17 a leg has another result than the newest one of its event gives it": `
    select format('%s %s leg %s outcome %s: %s, not %s', tenant, id, position, number, recorded, verdict) as found
    from (
      select b.tenant, b.id, l.position, bet_on.number, ${VERDICT} as verdict, (
        select r.result -> 'outcomes' ->> (bet_on.number - 1)::integer from leg_results r
        where r.tenant = b.tenant and r.bet = b.id and r.position = l.position order by r.version desc limit 1) as recorded
      from ${LEGS} ${NEWEST} ${OUTCOMES} where named.value is not null and ${LONG_AGO}
    ) verdicts
    where recorded is distinct from verdict`,

  "a bet is open 10 s after all its results were known": `
    select format('%s %s', tenant, id) as found
    from (
      select b.tenant, b.id, l.position,
        bool_and(case when named.value is null then ${IS_FINAL} else ${VERDICT} is not null end) as is_decided
      from ${LEGS} ${NEWEST} ${OUTCOMES} where b.phase = 'PLACED' and ${LONG_AGO} group by b.tenant, b.id, l.position
    ) legs join bets b using (tenant, id)
    group by tenant, id, b.terms having count(*) filter (where is_decided) = jsonb_array_length(b.terms -> 'legs')`,
};
