/**
 * Checks of payouts. What a single or combo pays is derived here from its accepted odds and the results of its legs, as fractions of whole
 * numbers, without the code that computed it. Of systems only the bound is checked.
 */

import { LAST_STATES } from "./audit-states.ts";

/** Legs of singles and combos that are open or ended by results: the factor of each on the stake by its last result. */
const LEGS = `
  select b.tenant, b.id as bet, leg.place, count(*) over (partition by b.tenant, b.id) as legs, last.resolution,
    case last.resolution when 'WON' then price * won when 'HALF_WON' then price + 100 when 'LOST' then 0 else 1 end as top,
    case last.resolution when 'WON' then 100 * shared when 'HALF_WON' then 200 when 'HALF_LOST' then 2 else 1 end as bottom
  from bets b left join (${LAST_STATES}) state on state.tenant = b.tenant and state.bet = b.id
  cross join lateral jsonb_array_elements(b.terms -> 'legs') with ordinality as leg(value, place)
  cross join lateral (select coalesce(b.decision #>> array['settlement', 'odds', leg.value ->> 'hash'],
    leg.value ->> 'odds')::numeric as price) accepted
  left join lateral (
    select r.result ->> 'resolution' as resolution, coalesce((r.result #>> '{deadHeat,won}')::numeric, 1) as won,
      coalesce((r.result #>> '{deadHeat,of}')::numeric, 1) as shared
    from leg_results r where r.tenant = b.tenant and r.bet = b.id and r.position = leg.place - 1
    order by r.version desc limit 1
  ) last on true
  where b.type in ('single', 'combo') and (b.phase = 'PLACED' or state.by = 'result')`;

/** The product of the legs' factors for each bet, and what its results say about it. */
const PRODUCTS = `
  with recursive legs as materialized (${LEGS}),
  products as (
    select tenant, bet, place, legs, top, bottom from legs where place = 1
    union all
    select p.tenant, p.bet, l.place, p.legs, p.top * l.top, p.bottom * l.bottom
    from products p join legs l on l.tenant = p.tenant and l.bet = p.bet and l.place = p.place + 1
  )
  select p.tenant, p.bet, p.top, p.bottom, known.*
  from products p join (
    select tenant, bet, bool_and(resolution is not null) or bool_or(resolution = 'LOST') as is_decided,
      bool_and(resolution is not distinct from 'VOID') as is_void
    from legs group by tenant, bet
  ) known(tenant_of, bet_of, is_decided, is_void) on tenant_of = p.tenant and bet_of = p.bet
  where p.place = p.legs`;

const walletEntry = (kind: string): string => `e.kind = '${kind}' and e.account = 'wallet'`;

/** Movements of the wallet by the end of a bet, its partial cash-outs and its corrections. */
const RECEIPTS = `
  select e.tenant, e.ref as bet, e.amount from entries e where ${walletEntry("payout")}
  union all
  select e.tenant, c.bet, e.amount from cashouts c join entries e on e.tenant = c.tenant and e.ref = c.id and ${walletEntry("part")}
  union all
  select e.tenant, k.bet, e.amount from bet_corrections k join entries e on e.tenant = k.tenant and e.ref = k.id
    and ${walletEntry("correction")}`;

export const PAYOUT_CHECKS: Readonly<Record<string, string>> = {
  // A bet with a cashback promise may wait for all its legs.
  "PEER-17 a bet is open although its results decide it, or has ended although they do not": `
    select format('%s %s is %s', p.tenant, p.bet, b.phase) as found
    from (${PRODUCTS}) p join bets b on b.tenant = p.tenant and b.id = p.bet
    where is_decided = (b.phase = 'PLACED') and (b.phase <> 'PLACED' or coalesce(b.terms -> 'cashback', 'null') = 'null')`,

  // A stake may come back whole where the odds with taxes pay less.
  "R1 a bet has received more than its accepted odds can pay": `
    select format('%s %s: %s of %s', b.tenant, b.id, sum(r.amount), greatest(b.stake, b.max_winnings)) as found
    from bets b join (${RECEIPTS}) r on r.tenant = b.tenant and r.bet = b.id
    group by b.tenant, b.id having sum(r.amount) > greatest(b.stake, b.max_winnings)`,

  // Where parts were cashed out before, the payout is a share, and where the stake was returned, its amount is checked with the taxes.
  "R1 a payout is not what its results and accepted odds give": `
    select format('%s %s: %s (%s) with tax %s and bonus %s, played %s at %s / %s', tenant, bet, payout, resolution, tax, bonus, played,
      top, bottom) as found
    from (
      select p.*, l.payout, l.tax, l.bonus, l.resolution, l.cashback, b.stake - b.payin_tax + b.payin_bonus as played
      from (${PRODUCTS}) p join (${LAST_STATES}) l using (tenant, bet) join bets b on b.tenant = p.tenant and b.id = p.bet
      where is_decided and b.phase <> 'PLACED' and not exists (select from cashouts c where c.tenant = p.tenant and c.bet = p.bet)
    ) settled
    where is_void <> (resolution is not distinct from 'VOID') or (not is_void and not cashback
      and payout + tax - bonus <> div(2 * played * top + bottom, 2 * bottom))`,
};
