const moment = (column: string): string => `extract(epoch from ${column})`;

const BET = `req_uuid, position, brand, type, currency, stake, payin_tax, payin_bonus, ${moment("created_at")}, ${moment("accept_at")}, terms`;

const correction = (more: string): string =>
  `json_build_array(c.id, c.resolution, c.cashback, c.refund_reason, c.payout, c.tax, c.bonus, c.uncollected, ${moment("c.at")}${more})::text`;

/** What the ledger has now of everything that a link can stand for. An undecided bet must have a link, a decided one may have it. */
export const LINKABLE = `
  select tenant, punter, 'movement' as source, ref, kind as part, true as linked,
    json_agg(json_build_array(account, currency, amount, ${moment("at")}) order by account)::text as content
    from entries group by tenant, punter, ref, kind
  union all
  select tenant, punter, 'bet', id, '', decision is null
    and created_at > coalesce((select max(o.at) from chain_origins o where o.tenant = bets.tenant), '-infinity'),
    json_build_array(${BET})::text from bets
  union all
  select tenant, punter, 'decision', id, '', true,
    json_build_array(${BET}, ${moment("decided_at")}, decision, max_winnings)::text from bets where decision is not null
  union all
  select tenant, punter, 'end', bet, '', true,
    json_build_array(by, resolution, cashback, refund_reason, payout, tax, bonus, ${moment("at")})::text from bet_ends
  union all
  select c.tenant, b.punter, 'correction', c.bet, c.number::text, true,
    case c.by when 'result' then ${correction("")} else ${correction(", c.by")} end
    from bet_corrections c join bets b on b.tenant = c.tenant and b.id = c.bet
  union all
  select tenant, punter, 'cashout', id, '', true,
    json_build_array(bet, part, paid, tax, whole, rule, ${moment("at")})::text from cashouts`;

const UNLINKED = `select n.* from (${LINKABLE}) n
  left join chain_links l using (tenant, punter, source, ref, part) where n.linked and l.number is null`;

const SEALED = `select s.tenant, s.number, s.hash, lag(s.hash, 1, '') over seals as before,
    lag(s.number, 1, 0) over seals as number_before, s.at,
    (select json_agg(json_build_array(o.source, o.count, o.sum) order by o.source) from chain_origins o where o.tenant = s.tenant)
      as origins,
    (select json_agg(json_build_array(h.punter, h.number, encode(h.hash, 'hex')) order by h.punter collate "C")
      from chain_sealed h where h.tenant = s.tenant and h.seal = s.number) as heads
  from chain_seals s window seals as (partition by s.tenant order by s.number)`;

/**
 * Queries that find what was changed in the ledger by others than the bets service, by a description. Hashes are computed again from the
 * rows as they are now.
 */
export const CHAIN_CHECKS: Readonly<Record<string, string>> = {
  "R19 a link of the chain is missing": `
    select format('%s %s: %s follows %s', tenant, punter, number, before) as found
    from (select *, lag(number, 1, 0::bigint) over (partition by tenant, punter order by number) as before from chain_links) l
    where number <> before + 1`,

  "R19 a row is gone or is not what was booked": `
    select format('%s %s: %s %s %s, link %s', l.tenant, l.punter, l.source, l.ref, l.part, l.number) as found
    from (select *, lag(hash, 1, '') over (partition by tenant, punter order by number) as before from chain_links) l
    left join (${LINKABLE}) n using (tenant, punter, source, ref, part)
    where l.hash is distinct from sha256(l.before || convert_to(
      json_build_array(l.tenant, l.punter, l.number, l.source, l.ref, l.part)::text || n.content, 'UTF8'))`,

  "R19 a row is in no link": `
    select format('%s %s: %s %s %s', u.tenant, u.punter, u.source, u.ref, u.part) as found
    from (${UNLINKED}) u
    where not exists (select from chain_origins o where o.tenant = u.tenant and o.source = u.source)`,

  "R19 rows from before the chain are not what they were": `
    select format('%s %s: %s of %s', tenant, source, coalesce(u.count, 0), o.count) as found
    from chain_origins o left join (
      select tenant, source, count(*), sum(('x' || left(encode(sha256(convert_to(
        json_build_array(punter, ref, part, content)::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint)
      from (${UNLINKED}) rows group by tenant, source
    ) u using (tenant, source)
    where u.count is distinct from o.count or u.sum is distinct from o.sum`,

  "R19 a link that was sealed is gone or is another": `
    select format('%s %s: link %s of seal %s', s.tenant, s.punter, s.number, s.seal) as found
    from chain_sealed s left join chain_links l using (tenant, punter, number)
    left join chain_seals x on x.tenant = s.tenant and x.number = s.seal
    where l.hash is distinct from s.hash or x.number is null`,

  "R19 a seal is missing or is another": `
    select format('%s: seal %s follows %s', tenant, number, number_before) as found
    from (${SEALED}) s
    where number <> number_before + 1 or hash <> sha256(before || convert_to(
      json_build_array(tenant, number, ${moment("at")}, origins, heads)::text, 'UTF8'))`,
};
