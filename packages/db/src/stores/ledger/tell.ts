import type { PlacedBet, PunterMessage } from "@touchline/protocol";
import { countMovement } from "./limits.ts";
import type { EntryRow, Writes } from "./rows.ts";
import { type Movement, PORTS } from "./wallet-port.ts";
import type { LockedWallet } from "./wallet-rows.ts";

type Numbered = Pick<PunterMessage, "seq" | "at" | "balance" | "currency">;

/** Takes the punter's next number. The wallet is locked, so numbers are in the order of commits. */
const numberNext = (wallet: LockedWallet, at: number): Numbered => {
  wallet.seq += 1n;
  const { seq, currency, kind } = wallet;
  return { seq: Number(seq), at, balance: PORTS[kind].shown(wallet), currency };
};

type Outbox = Pick<Writes, "outbox">;

const tell = ({ outbox }: Outbox, { punter }: LockedWallet, reqUuid: string | null, message: PunterMessage): void => {
  outbox.push({ punter, seq: `${message.seq}`, req_uuid: reqUuid, at: new Date(message.at), message });
};

/** A message about a bet, without its number. */
export type BetNews = {
  readonly [Kind in BetMessage["kind"]]: Omit<Extract<BetMessage, { kind: Kind }>, keyof Numbered>;
}[BetMessage["kind"]];
type BetMessage = Extract<PunterMessage, { betId: string }>;

/** Call after all movements of money: the message contains the balance. */
export const tellNews = (writes: Outbox, wallet: LockedWallet, news: BetNews, at: number): void => {
  const reqUuid = news.kind === "cashoutResult" ? news.reqUuid : null;
  tell(writes, wallet, reqUuid, { ...news, ...numberNext(wallet, at) });
};

export interface ToldRequest {
  readonly reqUuid: string;
  readonly betslipId: string;
  readonly bets: readonly PlacedBet[];
  readonly trace?: string | undefined;
}

/** Call after all movements of money: the message contains the balance. */
export const tellResult = (writes: Writes, wallet: LockedWallet, request: ToldRequest, at: number): void => {
  const { reqUuid, betslipId, bets, trace } = request;
  const result = { reqUuid, betslipId, bets: [...bets], ...(trace && { trace }) };
  tell(writes, wallet, reqUuid, { kind: "placementResult", ...numberNext(wallet, at), ...result });
};

export const tellBalance = (writes: Writes, wallet: LockedWallet, reqUuid: string, at: number): void =>
  tell(writes, wallet, reqUuid, { kind: "wallet", ...numberNext(wallet, at) });

const OTHER_SIDE: Readonly<Record<EntryRow["kind"], "cash" | "house" | "clearing">> = {
  deposit: "cash",
  withdrawal: "cash",
  transfer: "clearing",
  stake: "house",
  refund: "house",
  payout: "house",
  part: "house",
  correction: "house",
};

/** Books every side of a movement, so that all entries add up to zero: tax and bonus are settled with the other side. */
export const moveMoney = (
  writes: Pick<Writes, "entries" | "calls">,
  wallet: LockedWallet,
  movement: Movement,
): void => {
  const { kind, ref, amount, tax = 0n, bonus = 0n, at } = movement;
  const { punter, currency } = wallet;
  const sides: readonly (readonly [EntryRow["account"], bigint])[] = [
    ["wallet", amount],
    ["tax", tax],
    ["bonus", -bonus],
    [OTHER_SIDE[kind], bonus - tax - amount],
  ];
  for (const [account, moved] of sides)
    if (moved !== 0n) writes.entries.push({ punter, ref, kind, currency, at, account, amount: `${moved}` });
  wallet.balance += amount;
  countMovement(wallet, kind, amount);
  PORTS[wallet.kind].moved(writes, wallet, movement);
};
