import {
  MOST_MESSAGES,
  type Placement,
  type PlacementResult,
  type PunterMessage,
  type PunterMessages,
  type WalletAnswer,
} from "@touchline/protocol";
import { sql, type Transaction } from "kysely";
import { type Database, inTenant, type Owner, type Tables } from "../database.ts";
import { amountText } from "./ledger/amount-text.ts";

/** Whose money it is. All of it comes from a token that was checked. */
export interface WalletOwner extends Owner {
  readonly currency: string;
}

interface WalletRow {
  readonly currency: string;
  readonly digits: number;
  readonly balance: string;
  readonly seq: string;
}

const findWallet = async (
  transaction: Transaction<Tables>,
  { tenant, punter }: Owner,
): Promise<WalletRow | undefined> => {
  const { rows } = await sql<WalletRow>`select currency, digits, balance, seq from wallets
    where tenant = ${tenant} and punter = ${punter}`.execute(transaction);
  return rows[0];
};

const balanceOf = (wallet: WalletRow | undefined): string =>
  wallet ? amountText(BigInt(wallet.balance), wallet.digits) : "0";

/** Who never had money here has none. */
export const readWallet = (db: Database, owner: WalletOwner): Promise<WalletAnswer> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const wallet = await findWallet(transaction, owner);
    return {
      enabled: true,
      currency: wallet?.currency ?? owner.currency,
      activeCurrencyBalance: balanceOf(wallet),
    };
  });

interface RequestRow {
  readonly betslip_id: string;
  readonly accept_at: Date | null;
  readonly message: PlacementResult | null;
}

/** How far a request is; null where it never arrived. */
export const readPlacement = (db: Database, owner: WalletOwner, reqUuid: string): Promise<Placement | null> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const { rows } = await sql<RequestRow>`select r.betslip_id,
        (select max(b.accept_at) from bets b
          where b.tenant = r.tenant and b.punter = r.punter and b.req_uuid = r.req_uuid) as accept_at,
        (select o.message from outbox o
          where o.tenant = r.tenant and o.punter = r.punter and o.req_uuid = r.req_uuid) as message
      from requests r
      where r.tenant = ${owner.tenant} and r.punter = ${owner.punter} and r.req_uuid = ${reqUuid}
        and r.kind = 'place'`.execute(transaction);
    const [request] = rows;
    if (!request) return null;
    const balance = balanceOf(await findWallet(transaction, owner));
    if (request.message) {
      const { betslipId, bets } = request.message;
      return { state: "DECIDED", result: { reqUuid, betslipId, bets }, balance };
    }
    const now = Date.now();
    const acceptAt = request.accept_at?.getTime() ?? now;
    return { state: "PREPARED", reqUuid, betslipId: request.betslip_id, acceptAt, now, balance };
  });

/** What the punter was told after a number, the oldest first. */
export const readMessages = (db: Database, owner: Owner, after: number): Promise<PunterMessages> =>
  inTenant(db, owner.tenant, async (transaction) => {
    const wallet = await findWallet(transaction, owner);
    const { rows } = await sql<{ readonly message: PunterMessage }>`select message from outbox
      where tenant = ${owner.tenant} and punter = ${owner.punter} and seq > ${after}
      order by seq limit ${MOST_MESSAGES}`.execute(transaction);
    return { messages: rows.map(({ message }) => message), seq: Number(wallet?.seq ?? 0) };
  });
