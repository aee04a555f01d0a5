-- The operator's own books: what each punter has, and every call that was done. Amounts are whole thousandths.

create schema if not exists wallet;

create table if not exists wallet.accounts (
  tenant text not null,
  punter text not null,
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  -- Milliseconds: no stake is taken before.
  blocked_until bigint not null default 0,
  primary key (tenant, punter, currency)
);

-- What was done, and what was answered. Refusals are not here: a refused call has moved nothing and is judged anew when it is repeated.
create table if not exists wallet.calls (
  tenant text not null,
  call uuid not null,
  -- That of the platform's call, or `deposit`.
  kind text not null,
  bet uuid,
  n integer,
  punter text not null,
  currency text not null,
  at bigint not null,
  digest text not null,
  moved bigint not null,
  -- Afterwards.
  balance bigint not null,
  number bigint generated always as identity,
  primary key (tenant, call)
);

-- Under whatever id it comes, a bet is staked once, and paid once for each number.
create unique index if not exists calls_once on wallet.calls (tenant, bet, kind, coalesce(n, 0))
  where kind in ('reserve', 'settle', 'adjust');
create index if not exists calls_of_bet on wallet.calls (tenant, bet) where bet is not null;
create index if not exists calls_of_day on wallet.calls (tenant, at, call) where bet is not null;
create index if not exists calls_of_punter on wallet.calls (tenant, punter, currency, number);

-- One call, whole or not at all. Calls of an account wait for each other at its row; each statement sees what the one before has done.
create or replace function wallet.make(
  in_tenant text, in_call uuid, in_kind text, in_bet uuid, in_n integer, in_punter text, in_currency text, in_at bigint,
  in_amount bigint, in_digest text, in_now bigint, out refusal text, out done bigint, out has bigint
) language plpgsql as $$
declare
  account wallet.accounts;
  known wallet.calls;
  stake bigint;
  is_back boolean;
  is_placed boolean;
begin
  if in_kind = 'deposit' then
    insert into wallet.accounts (tenant, punter, currency) values (in_tenant, in_punter, in_currency) on conflict do nothing;
  end if;
  select * into account from wallet.accounts a
    where a.tenant = in_tenant and a.punter = in_punter and a.currency = in_currency for update;
  has := coalesce(account.balance, 0);
  done := 0;

  select * into known from wallet.calls c where c.tenant = in_tenant and c.call = in_call;
  if known.call is not null then
    if known.digest <> in_digest then
      refusal := 'CONFLICT';
    else
      done := known.moved;
      has := known.balance;
    end if;
    return;
  end if;

  select sum(c.moved) filter (where c.kind = 'reserve'), coalesce(bool_or(c.kind = 'rollback'), false),
      coalesce(bool_or(c.kind in ('commit', 'settle', 'adjust')), false)
    into stake, is_back, is_placed
    from wallet.calls c
    where c.tenant = in_tenant and c.bet = in_bet and c.punter = in_punter and c.currency = in_currency;
  refusal := case
    when in_kind = 'rollback' then case when is_placed then 'CONFLICT' end
    when account.punter is null then 'UNKNOWN_PUNTER'
    when in_kind = 'reserve' then case
      when is_back then 'ROLLED_BACK'
      when stake is not null then 'CONFLICT'
      when account.blocked_until > in_now then 'BLOCKED'
    end
    when in_kind <> 'deposit' and (stake is null or is_back) then 'UNKNOWN_BET'
  end;
  if refusal is not null then return; end if;

  done := case in_kind
    when 'reserve' then -in_amount
    when 'rollback' then case when is_back then 0 else coalesce(-stake, 0) end
    when 'commit' then 0
    else in_amount
  end;
  if has + done < 0 then
    refusal := 'INSUFFICIENT';
    done := 0;
    return;
  end if;

  insert into wallet.calls (tenant, call, kind, bet, n, punter, currency, at, digest, moved, balance)
    values (in_tenant, in_call, in_kind, in_bet, in_n, in_punter, in_currency, in_at, in_digest, done, has + done)
    on conflict do nothing;
  -- The id is another account's, or the bet has been paid under this number.
  if not found then
    refusal := 'CONFLICT';
    done := 0;
    return;
  end if;
  has := has + done;
  if done <> 0 then
    update wallet.accounts a set balance = has
      where a.tenant = in_tenant and a.punter = in_punter and a.currency = in_currency;
  end if;
end $$;
