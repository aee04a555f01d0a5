/** Markets of a leg; of one that a service of the version before wrote, from the terms of its bet. */
const MARKETS = `coalesce(l.markets, (select leg_markets(b.terms -> 'legs' -> l.position::integer)
    from bets b where b.tenant = l.tenant and b.id = l.bet))`;

/**
 * Joins to `l`, an alias of `bet_legs`, the version that the leg has by a result, as `due.version`: the highest of its markets'. Legs that
 * the result does not concern have null, or are left out: that is cheaper for the many legs on other markets. `versions` is what
 * `market_versions` made of the result.
 */
export const dueBy = (versions: string): string => `join lateral (
    select max(coalesce(${versions} -> market, ${versions} -> '')::bigint) as version from unnest(${MARKETS}) as market) due
    on l.markets is null or ${versions} ? '' or ${versions} ?| l.markets`;

/** Condition on what `dueBy` joined: the leg lacks that version. Results of legs are looked up only where the result concerns the leg. */
export const IS_DUE = `case when due.version is null then false else not exists (select from leg_results r
    where r.tenant = l.tenant and r.bet = l.bet and r.position = l.position and r.version >= due.version) end`;
