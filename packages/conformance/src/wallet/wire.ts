import {
  signWalletBody,
  WALLET_PATHS,
  WALLET_SIGNATURE_HEADER,
  type walletCallSchemas,
  walletSignatureIn,
} from "@touchline/protocol/wallet";
import { type Answer, createAsk } from "../wire/ask.ts";
import type { WalletOptions } from "./options.ts";

export type WalletKind = keyof typeof walletCallSchemas;

/** What came back, and the signature of the call, which is the subject of the answer's. */
export interface Answered extends Answer {
  readonly subject: string;
}

/** What a call is sent with. The usual one is the signature that the contract asks for. */
export type Sign = (key: string, path: string, body: string, now: number) => string | null;

const signWell: Sign = signWalletBody;

/** Sends one call, whatever is answered. */
export const createSend = ({ wallet, key, patience }: WalletOptions) => {
  const ask = createAsk(wallet, patience);
  return async (kind: WalletKind, call: object, sign: Sign = signWell): Promise<Answered> => {
    const path = WALLET_PATHS[kind];
    const header = sign(key, path, JSON.stringify(call), Date.now());
    const headers = header === null ? {} : { [WALLET_SIGNATURE_HEADER]: header };
    const answer = await ask({ method: "POST", path, body: call, headers });
    return { ...answer, subject: walletSignatureIn(header) ?? "" };
  };
};
