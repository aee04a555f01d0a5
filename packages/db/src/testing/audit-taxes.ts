/**
 * Checks of taxes and bonuses. Amounts are derived here from the terms that a bet was placed with, in SQL and bracket by bracket, without
 * the code that booked them.
 */

import { LAST_STATES } from "./audit-states.ts";

const TERMS = "b.terms -> 'taxesAndBonuses'";
const rate = (name: string): string => `coalesce((${TERMS} ->> '${name}')::numeric, 0) / 100`;

/** The sum of an account's entries of one kind. */
const booked = (account: string, kind: string, ref: string): string =>
  `coalesce((select sum(e.amount) from entries e where e.tenant = b.tenant and e.punter = b.punter and e.ref = ${ref}
    and e.kind = '${kind}' and e.account = '${account}'), 0)`;

/** The tax on a profit: for each bracket its rate of what lies between its amount and the next one's. */
const taxOn = (profit: string): string => `(
  select coalesce(round(sum(greatest(least(${profit}, coalesce(upto, ${profit})) - above, 0) * rate)), 0)
  from (
    select above, rate, lead(above) over (order by above) as upto
    from (
      select (bracket ->> 'above')::numeric * power(10::numeric, w.digits) as above, (bracket ->> 'rate')::numeric / 100 as rate
      from jsonb_array_elements(coalesce(${TERMS} -> 'payoutTax', '[]')) as bracket
    ) brackets
  ) bounded)`;

/** The ladder's highest rate for as many legs as won in full at the minimum odds or above. */
const LADDER_RATE = `(
  select coalesce(max((rung ->> 'rate')::numeric), 0) / 100
  from jsonb_array_elements(coalesce(${TERMS} -> 'comboBonus', '[]')) as rung
  where (rung ->> 'legs')::integer <= (
    select count(*) from jsonb_array_elements(b.terms -> 'legs') with ordinality as leg(value, place)
    where (b.decision #>> array['settlement', 'odds', leg.value ->> 'hash'])::numeric
        >= coalesce((${TERMS} ->> 'comboBonusMinOdds')::numeric, 0) * 100
      and (select r.result ->> 'resolution' = 'WON' and r.result -> 'deadHeat' is null
        from leg_results r where r.tenant = b.tenant and r.bet = b.id and r.position = leg.place - 1
        order by r.version desc limit 1)))`;

/** Bets by their last state. Where parts were cashed out before, amounts are shares, and only their booking is checked. */
const ENDED = `
  select b.tenant, b.id, b.stake, b.payin_tax, b.payin_bonus, last.by, last.payout, last.tax, last.bonus,
    last.resolution, last.cashback,
    not exists (select from cashouts c where c.tenant = b.tenant and c.bet = b.id and not c.whole) as is_whole,
    ${taxOn("(last.payout + last.tax - b.stake)")} as tax_due,
    case when b.type = 'combo' and last.by = 'result'
      then round(greatest(last.payout + last.tax - last.bonus - (b.stake - b.payin_tax + b.payin_bonus), 0) * ${LADDER_RATE})
      else 0 end as bonus_due
  from bets b join wallets w on w.tenant = b.tenant and w.punter = b.punter
  join (${LAST_STATES}) last on last.tenant = b.tenant and last.bet = b.id`;

export const TAX_AND_BONUS_CHECKS: Readonly<Record<string, string>> = {
  "tax or bonus of a stake is not what the bet's terms say": `
    select format('%s %s: stake %s, tax %s for %s, bonus %s for %s', tenant, id, stake, tax, tax_due, bonus, bonus_due) as found
    from (
      select b.tenant, b.id, b.stake, b.payin_tax, b.payin_bonus,
        ${booked("wallet", "stake", "b.id")} as debited,
        ${booked("tax", "stake", "b.id")} as tax, round(b.stake * ${rate("payinTax")}) as tax_due,
        -${booked("bonus", "stake", "b.id")} as bonus, round(b.stake * ${rate("payinBonus")}) as bonus_due
      from bets b
    ) staked
    where payin_tax <> tax_due or payin_bonus <> bonus_due
      or (debited <> 0 and (tax <> tax_due or bonus <> bonus_due)) or (debited = 0 and (tax <> 0 or bonus <> 0))`,

  "a refund does not take back what its stake booked": `
    select format('%s %s %s: %s', e.tenant, e.ref, e.account, sum(e.amount)) as found
    from entries e join bets b on b.tenant = e.tenant and b.id = e.ref and b.phase = 'REJECTED'
    where e.kind in ('stake', 'refund') group by e.tenant, e.ref, e.account having sum(e.amount) <> 0`,

  "tax or bonus of a bet's end was not booked": `
    select format('%s %s: tax %s (%s), bonus %s (%s)', tenant, bet, tax, booked_tax, bonus, booked_bonus) as found
    from (
      select b.tenant, x.bet, x.tax, x.bonus, ${booked("tax", "payout", "x.bet")} as booked_tax,
        -${booked("bonus", "payout", "x.bet")} as booked_bonus
      from bet_ends x join bets b on b.tenant = x.tenant and b.id = x.bet
    ) ended
    where tax <> booked_tax or bonus <> booked_bonus`,

  "tax of a partial cash-out was not booked": `
    select format('%s %s: %s (%s)', tenant, id, tax, booked) as found
    from (
      select b.tenant, c.id, c.tax, ${booked("tax", "part", "c.id")} as booked
      from cashouts c join bets b on b.tenant = c.tenant and b.id = c.bet where not c.whole
    ) parts
    where tax <> booked`,

  "a correction does not move the difference of taxes and bonuses": `
    select format('%s %s %s: tax %s (%s), bonus %s (%s)', tenant, bet, number, tax - tax_before, booked_tax,
      bonus - bonus_before, booked_bonus) as found
    from (
      select b.tenant, k.bet, k.number, k.tax, k.bonus,
        coalesce(lag(k.tax) over earlier, x.tax) as tax_before, coalesce(lag(k.bonus) over earlier, x.bonus) as bonus_before,
        ${booked("tax", "correction", "k.id")} as booked_tax, -${booked("bonus", "correction", "k.id")} as booked_bonus
      from bet_corrections k join bet_ends x on x.tenant = k.tenant and x.bet = k.bet
      join bets b on b.tenant = k.tenant and b.id = k.bet
      window earlier as (partition by k.tenant, k.bet order by k.number)
    ) corrected
    where tax - tax_before <> booked_tax or bonus - bonus_before <> booked_bonus`,

  // A stake that is returned is returned with its tax, and its bonus is taken back.
  "tax or bonus of a refunded bet was kept": `
    select format('%s %s: paid %s of %s, tax %s of %s, bonus %s of %s', tenant, id, payout, stake, tax, payin_tax, bonus,
      payin_bonus) as found
    from (${ENDED}) ended
    where is_whole and (by = 'cancel' or resolution = 'VOID' or cashback)
      and (payout <> stake or tax <> -payin_tax or bonus <> -payin_bonus)`,

  "tax or bonus of a payout is not what the bet's terms say": `
    select format('%s %s: paid %s for %s, tax %s for %s, bonus %s for %s', tenant, id, payout, stake, tax, tax_due, bonus,
      bonus_due) as found
    from (${ENDED}) ended
    where is_whole and by <> 'cancel' and not cashback and resolution is distinct from 'VOID' and payout > 0
      and (tax <> tax_due or bonus <> bonus_due)`,
};
