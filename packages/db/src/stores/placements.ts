import {
  type HostWallets,
  MOST_MESSAGES,
  type Placement,
  type PunterMessage,
  type PunterMessages,
  type WalletAnswer,
} from "@touchline/protocol";
import { sql, type Transaction } from "kysely";
import { type Database, inTenant, type Owner, type Tables } from "../database.ts";
import { amountText } from "./ledger/amount-text.ts";
import { latestMonth } from "./ledger/month.ts";
import { ANSWER, placementOf, SHOWN_BALANCE } from "./ledger/request-rows.ts";
import type { WalletKind } from "./ledger/wallet-kind.ts";

/** A punter with the currency of their token. All values come from a verified token. */
export interface WalletHolder extends Owner {
  readonly currency: string;
}

interface WalletRow {
  readonly kind: WalletKind;
  readonly currency: string;
  readonly digits: number;
  readonly balance: string;
  readonly seq: string;
}

const findWallet = async (
  transaction: Transaction<Tables>,
  { tenant, punter }: Owner,
): Promise<WalletRow | undefined> => {
  const { rows } =
    await sql<WalletRow>`select kind, currency, digits, ${sql.raw(SHOWN_BALANCE)} as balance, seq from wallets w
    where tenant = ${tenant} and punter = ${punter}`.execute(transaction);
  return rows[0];
};

const balanceOf = (wallet: WalletRow | undefined): string =>
  wallet ? amountText(BigInt(wallet.balance), wallet.digits) : "0";

export interface ReadWallet {
  /** Null where the punter has none yet: then it is not known here where the money is. */
  readonly kind: WalletKind | null;
  readonly answer: WalletAnswer;
}

/** A punter without a wallet has a balance of zero. */
export const readWallet = (db: Database, owner: WalletHolder): Promise<ReadWallet> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const wallet = await findWallet(transaction, owner);
    return {
      kind: wallet?.kind ?? null,
      answer: {
        enabled: true,
        currency: wallet?.currency ?? owner.currency,
        activeCurrencyBalance: balanceOf(wallet),
      },
    };
  });

/** The punter's wallets; empty where they have none. */
export const readWallets = (db: Database, owner: Owner): Promise<HostWallets> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const wallet = await findWallet(transaction, owner);
    return { wallets: wallet ? [{ currency: wallet.currency, balance: balanceOf(wallet) }] : [] };
  });

/** What the bookmaker may lose on outcomes by the bets taken, in minor units by outcome; outcomes without bets are missing. */
export const readLiabilities = (
  db: Database,
  { tenant, currency }: Pick<WalletHolder, "tenant" | "currency">,
  outcomes: readonly string[],
): Promise<ReadonlyMap<string, bigint>> =>
  inTenant(db, tenant, async (transaction) => {
    const { rows } = await sql<{
      readonly outcome: string;
      readonly amount: string;
    }>`select outcome, amount from liabilities
      where tenant = ${tenant} and currency = ${currency} and outcome = any(${[...outcomes]}::text[])`.execute(
      transaction,
    );
    return new Map(rows.map(({ outcome, amount }) => [outcome, BigInt(amount)]));
  });

/** State of a placement; null where the request was not received. */
export const readPlacement = (db: Database, owner: Owner, reqUuid: string): Promise<Placement | null> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const { rows } = await sql<Parameters<typeof placementOf>[0]>`select r.req_uuid as "reqUuid",
        r.betslip_id as "betslipId", b.accept_at as "acceptAt", ${sql.raw(ANSWER)}, ${sql.raw(SHOWN_BALANCE)} as balance, w.digits
      from requests r
      join wallets w on w.tenant = r.tenant and w.punter = r.punter
      left join bets b on b.tenant = r.tenant and b.punter = r.punter and b.req_uuid = r.req_uuid and b.position = 0
      where r.tenant = ${owner.tenant} and r.punter = ${owner.punter} and r.req_uuid = ${reqUuid}
        and r.kind = 'place'`.execute(transaction);
    const [request] = rows;
    return request ? placementOf(request, Date.now()) : null;
  });

/** The punter's messages after a number, oldest first. */
export const readMessages = (db: Database, owner: Owner, after: number): Promise<PunterMessages> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const wallet = await findWallet(transaction, owner);
    const seq = Number(wallet?.seq ?? 0);
    if (after >= seq) return { messages: [], seq };
    const { rows } = await sql<{ readonly message: PunterMessage }>`select message from outbox
      where tenant = ${owner.tenant} and punter = ${owner.punter} and seq > ${after}
        and month <= ${latestMonth()}
      order by seq limit ${MOST_MESSAGES}`.execute(transaction);
    return { messages: rows.map(({ message }) => message), seq };
  });
