/**
 * What must hold of punters whose money is in a wallet of the operator: every movement was moved on by a transfer, each transfer has its
 * call, and the calls of a bet follow from its life.
 */
export const WALLET_CALL_CHECKS: Readonly<Record<string, string>> = {
  "PEER-18 money of an operator's wallet stayed in ours": `
    select format('%s %s: %s', tenant, punter, balance) as found from wallets where kind = 'seamless' and balance <> 0`,

  "PEER-18 a transfer has no call, or a call no transfer": `
    select format('%s %s: transfer %s, call %s', coalesce(e.tenant, c.tenant), coalesce(e.ref, c.id), e.amount, c.amount) as found
    from (select tenant, ref, amount from entries where kind = 'transfer' and account = 'clearing') e
    full join (select tenant, id, amount from wallet_calls where amount <> 0) c on c.tenant = e.tenant and c.id = e.ref
    where e.amount is distinct from c.amount`,

  "PEER-18 what was booked for a punter is not what the operator's wallet is asked for": `
    select format('%s %s: booked %s, asked %s', tenant, punter, coalesce(booked, 0), coalesce(asked, 0)) as found
    from (
      select e.tenant, e.punter, sum(e.amount) as booked from entries e join wallets w using (tenant, punter)
      where w.kind = 'seamless' and e.account = 'wallet' and e.kind <> 'transfer' group by 1, 2
    ) entry full join (
      select tenant, punter, sum(asked) as asked from wallet_calls where state <> 'MERGED' group by 1, 2
    ) call using (tenant, punter)
    where coalesce(booked, 0) <> coalesce(asked, 0)`,

  "PEER-18 calls of a bet are missing, or more than its life has": `
    select format('%s %s %s: %s', b.tenant, b.id, b.phase, calls) as found
    from bets b join wallets w on w.tenant = b.tenant and w.punter = b.punter and w.kind = 'seamless'
    left join lateral (
      select string_agg(c.kind, ' ' order by c.number) as calls, count(*) filter (where c.kind in ('settle', 'adjust')) as later
      from wallet_calls c where c.tenant = b.tenant and c.bet = b.id
    ) made on true
    where case
      when b.phase = 'PREPARED' then calls is distinct from 'reserve'
      -- A bet that was rejected when it was received was never asked for.
      when b.phase = 'REJECTED' then calls is not null and calls <> 'reserve rollback'
      else calls is null or calls not like 'reserve commit%' or calls like '%reserve%reserve%' or calls like '%rollback%'
        or later <> (select count(*) from cashouts o where o.tenant = b.tenant and o.bet = b.id and not o.whole)
          + (select count(*) from bet_ends x where x.tenant = b.tenant and x.bet = b.id)
          + (select count(*) from bet_corrections k where k.tenant = b.tenant and k.bet = b.id)
    end`,

  // A stake that nobody knows to be taken is given back only if it was.
  "PEER-18 an operator's wallet moved another amount than it was asked for": `
    select format('%s %s %s: asked %s, moved %s', c.tenant, c.kind, c.id, c.asked, c.moved) as found
    from wallet_calls c where c.state = 'DONE' and c.moved is distinct from c.asked
      and not (c.kind = 'rollback' and c.moved = 0 and exists (
        select from wallet_calls r where r.tenant = c.tenant and r.bet = c.bet and r.kind = 'reserve' and r.state = 'UNKNOWN'))`,

  "PEER-18 a call was made before the one before it was answered": `
    select format('%s %s %s', c.tenant, c.bet, c.number) as found
    from wallet_calls c join wallet_calls p on p.tenant = c.tenant and p.bet = c.bet and p.number < c.number
    where c.tries > 0 and (p.state = 'PENDING' or p.done_at > c.done_at)`,

  "PEER-18 a bet is placed whose stake was not taken": `
    select format('%s %s: %s', b.tenant, b.id, r.state) as found
    from bets b join wallets w on w.tenant = b.tenant and w.punter = b.punter and w.kind = 'seamless'
    left join wallet_calls r on r.tenant = b.tenant and r.bet = b.id and r.kind = 'reserve'
    where b.phase not in ('PREPARED', 'REJECTED') and r.state is distinct from 'DONE'`,
};

/** An operator's wallet that answers has been told everything. */
export const WALLET_CALL_DEADLINES: Readonly<Record<string, string>> = {
  "PEER-18 a call to an operator's wallet has been waiting for 30 s": `
    select format('%s %s %s: %s', tenant, kind, id, tries) as found
    from wallet_calls where state = 'PENDING' and at < now() - interval '30 seconds'`,
};
