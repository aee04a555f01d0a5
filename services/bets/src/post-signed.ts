import { Agent as PlainAgent, request as requestPlain } from "node:http";
import { Agent, request } from "node:https";
import {
  isWalletBodySigned,
  signWalletBody,
  WALLET_SIGNATURE_HEADER,
  walletSignatureIn,
} from "@touchline/protocol/wallet";

/** A system of the operator that is asked by signed calls, and signs its answers. */
export interface SignedPeer {
  readonly url: string;
  /** Of the platform. */
  readonly key: string;
  /** Of the peer. */
  readonly answerKey: string;
}

/** Resolves to the body of an answer that is 200 and signed; rejects otherwise, also where there is none in time. */
export type PostSigned = (path: string, body: string, timeoutMs: number) => Promise<string>;

/** A connection that was idle for longer may just be ended by the other side. Node's own server does so after five seconds. */
const IDLE_MS = 4_000;

/** Connections are kept and shared by all calls. `fetch` would need more than twice the processor time for a call. */
export const createPostSigned = ({ url, key, answerKey }: SignedPeer): PostSigned => {
  const isPlain = new URL(url).protocol === "http:";
  const agent = new (isPlain ? PlainAgent : Agent)({ keepAlive: true, timeout: IDLE_MS });
  const send = isPlain ? requestPlain : request;

  return (path, body, timeoutMs) =>
    new Promise((resolve, reject) => {
      const signature = signWalletBody(key, path, body, Date.now());
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        [WALLET_SIGNATURE_HEADER]: signature,
      };
      const call = send(`${url}${path}`, { method: "POST", agent, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", fail);
        response.on("end", () => {
          clearTimeout(deadline);
          const answer = Buffer.concat(parts).toString();
          const signed = response.headers[WALLET_SIGNATURE_HEADER]?.toString();
          if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
          else if (!isWalletBodySigned(answerKey, walletSignatureIn(signature) ?? "", answer, signed, Date.now()))
            reject(new Error("the answer is not signed"));
          else resolve(answer);
        });
      });
      const fail = (error: Error): void => {
        clearTimeout(deadline);
        reject(error);
      };
      const deadline = setTimeout(() => call.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
      call.on("error", fail);
      call.end(body);
    });
};
