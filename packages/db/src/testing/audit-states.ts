/** Selects each bet that has ended with its state after the last correction. One that is open again has the resolution OPEN. */
export const LAST_STATES = `
  select x.tenant, x.bet, coalesce(k.by, x.by) as by, coalesce(k.payout, x.payout) as payout, coalesce(k.tax, x.tax) as tax,
    coalesce(k.bonus, x.bonus) as bonus, case when k.bet is null then x.resolution else k.resolution end as resolution,
    coalesce(k.cashback, x.cashback) as cashback
  from bet_ends x left join lateral (
    select * from bet_corrections c where c.tenant = x.tenant and c.bet = x.bet order by number desc limit 1
  ) k on true`;
