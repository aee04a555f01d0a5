import { randomUUID } from "node:crypto";
import {
  isWalletBodySigned,
  signWalletBody,
  WALLET_PATHS,
  WALLET_SIGNATURE_HEADER,
  walletAnswerSchema,
  walletBalanceSchema,
  walletSignatureIn,
  walletTransactionsSchema,
} from "@touchline/protocol/wallet";
import type { RunningWallet } from "../start-wallet.ts";

export const TENANT = "casa-paloma";
export const PAIR = { platform: "p".repeat(32), own: "w".repeat(32) };
export const KEYS = { [TENANT]: PAIR, velora: { platform: "v".repeat(32), own: "o".repeat(32) } };

type Kind = keyof typeof WALLET_PATHS;
interface Given {
  readonly [field: string]: unknown;
}

/** The platform's side of the wire, for one punter: fields that a test does not name have usual values. */
export const createPlatformSide = (
  wallet: Pick<RunningWallet, "url">,
  now: () => number,
  punter = "ana",
  currency = "EUR",
  tenant = TENANT,
) => {
  const post = (path: string, body: string, signature: string | null) =>
    fetch(`${wallet.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(signature && { [WALLET_SIGNATURE_HEADER]: signature }) },
      body,
    });

  /** The text that was answered; throws where it is not signed for this call. */
  const signed = async (kind: Kind, call: object): Promise<unknown> => {
    const body = JSON.stringify(call);
    const signature = signWalletBody(PAIR.platform, WALLET_PATHS[kind], body, now());
    const response = await post(WALLET_PATHS[kind], body, signature);
    if (response.status !== 200) throw new Error(`${kind} answered ${response.status}`);
    const text = await response.text();
    const theirs = response.headers.get(WALLET_SIGNATURE_HEADER);
    if (!isWalletBodySigned(PAIR.own, walletSignatureIn(signature) ?? "", text, theirs, now()))
      throw new Error(`the answer of ${kind} is not signed`);
    return JSON.parse(text);
  };

  const holder = { tenant, punter, currency };
  const ids = () => ({ call: randomUUID(), bet: randomUUID(), ...holder, at: now() });
  const send =
    (kind: "reserve" | "commit" | "rollback" | "settle" | "adjust", more: Given = {}) =>
    async (given: Given = {}) =>
      walletAnswerSchema.parse(await signed(kind, { ...ids(), ...more, ...given }));

  return {
    post,
    ids,
    signed,
    reserve: send("reserve"),
    commit: send("commit"),
    rollback: send("rollback"),
    settle: send("settle", { n: 1, reason: "result" }),
    adjust: send("adjust", { n: 1 }),
    balance: async (): Promise<string> => {
      const answer = walletBalanceSchema.parse(await signed("balance", { ...holder, at: now() }));
      return answer.balance ?? "none";
    },
    transactions: async (day: string, after: string | null = null) =>
      walletTransactionsSchema.parse(await signed("transactions", { tenant, day, after })),
  };
};

export type PlatformSide = ReturnType<typeof createPlatformSide>;
