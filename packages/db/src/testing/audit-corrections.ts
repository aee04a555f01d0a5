/**
 * Checks of corrected bets. What a bet has received is the sum of the wallet's entries; what it may have received is the payout that was
 * decided last. How much the code meant to move, and why, is not asked.
 */

/** Each decided payout of a bet with what it had received by then. The end has the number 0. */
const STATES = `
  select *, sum(moved) over (partition by tenant, bet order by number) as received
  from (
    select x.tenant, x.punter, x.bet, 0 as number, x.at, x.payout, 0 as uncollected, coalesce(e.amount, 0) as moved
    from bet_ends x left join entries e on e.tenant = x.tenant and e.punter = x.punter and e.ref = x.bet
      and e.kind = 'payout' and e.account = 'wallet'
    union all
    select k.tenant, b.punter, k.bet, k.number, k.at, k.payout, k.uncollected, coalesce(e.amount, 0)
    from bet_corrections k join bets b on b.tenant = k.tenant and b.id = k.bet
    left join entries e on e.tenant = k.tenant and e.punter = b.punter and e.ref = k.id
      and e.kind = 'correction' and e.account = 'wallet'
  ) moves`;

/** The balance that the punter was told with each change of a bet, which is that right after its movements. */
const TOLD = `
  select tenant, punter, (message ->> 'betId')::uuid as bet, at, (message ->> 'balance')::numeric as balance
  from outbox where message ? 'betId'`;

const found =
  "format('%s %s %s: payout %s, received %s, moved %s, uncollected %s', tenant, bet, number, payout, received, moved, uncollected)";

export const CORRECTION_CHECKS: Readonly<Record<string, string>> = {
  "a correction of a bet that has not ended": `
    select format('%s %s %s', tenant, bet, number) as found from bet_corrections k
    where not exists (select from bet_ends x where x.tenant = k.tenant and x.bet = k.bet)`,

  "R1 a bet has received less than its payout": `select ${found} as found from (${STATES}) states where received < payout`,

  "R1 a correction paid a bet more than its payout": `
    select ${found} as found from (${STATES}) states where number > 0 and moved > 0 and received > payout`,

  "R1 a bet has kept more than its payout although the wallet could give it back": `
    select ${found} as found from (${STATES}) states left join (${TOLD}) told using (tenant, punter, bet, at)
    where number > 0 and received > payout and balance is distinct from 0`,

  "what was not collected is not what a bet has received above its payout": `
    select ${found} as found from (${STATES}) states where number > 0 and uncollected <> received - payout`,
};
