import { setTimeout as sleep } from "node:timers/promises";
import {
  isWalletBodySigned,
  signWalletBody,
  WALLET_PATHS,
  WALLET_SIGNATURE_HEADER,
  WALLET_SIGNATURE_LIFE_MS,
} from "@touchline/protocol/wallet";
import { demand } from "../../complaint.ts";
import { walletChecksOf } from "../check.ts";
import type { WalletContext } from "../context.ts";
import type { Answered, Sign, WalletKind } from "../wire.ts";

const STAKE = 100;

/** What was done wrong where a signature is no good, as far as that can be seen. */
const diagnosis = ({ options }: WalletContext, kind: WalletKind, { text, headers, subject }: Answered): string => {
  const header = headers.get(WALLET_SIGNATURE_HEADER);
  if (header === null) return `there is no header ${WALLET_SIGNATURE_HEADER}`;
  if (!/^t=\d{13},v1=[0-9a-f]{64}$/.test(header))
    return `the header is not t=<milliseconds>,v1=<64 hex digits>: ${header}`;
  const isFor = (key: string, subject: string) => isWalletBodySigned(key, subject, text, header, Date.now());
  if (isFor(options.walletKey, WALLET_PATHS[kind])) return "it is over the path instead of the call's signature";
  if (isFor(options.key, subject)) return "it is made with the platform's key instead of the wallet's";
  return "it is not the HMAC-SHA256 of t, the call's signature and the body, or t is not now";
};

const demandSigned = (context: WalletContext, kind: WalletKind, answered: Answered): void => {
  const { text, headers, subject } = answered;
  const header = headers.get(WALLET_SIGNATURE_HEADER);
  const isSigned = isWalletBodySigned(context.options.walletKey, subject, text, header, Date.now());
  demand(isSigned, `the answer of ${kind} is not signed as due: ${isSigned || diagnosis(context, kind, answered)}`);
};

/** Ways to sign a call wrongly. */
const FORGERIES: readonly (readonly [name: string, what: string, sign: Sign])[] = [
  ["without a signature", "no signature", () => null],
  [
    "signed with another key",
    "the signature of another key",
    (key, path, body, now) => signWalletBody([...key].toReversed().join("").replace(/.$/, "~"), path, body, now),
  ],
  [
    "with an old signature",
    "a signature that is older than five minutes",
    (key, path, body, now) => signWalletBody(key, path, body, now - WALLET_SIGNATURE_LIFE_MS - 1_000),
  ],
  [
    "with a signature from the future",
    "a signature that is more than five minutes ahead",
    (key, path, body, now) => signWalletBody(key, path, body, now + WALLET_SIGNATURE_LIFE_MS + 60_000),
  ],
  [
    "with the signature of another body",
    "the signature of another body",
    (key, path, body, now) => signWalletBody(key, path, body.replace('"amount"', '"amount" '), now),
  ],
  [
    "with the signature of another path",
    "the signature of another path",
    (key, _path, body, now) => signWalletBody(key, WALLET_PATHS.rollback, body, now),
  ],
  [
    "with another time than was signed",
    "another time than was signed",
    (key, path, body, now) => signWalletBody(key, path, body, now).replace(`t=${now}`, `t=${now - 1}`),
  ],
];

const forged = FORGERIES.map(([name, what, sign]) => ({
  name: `reserve ${name}`,
  proves: `A call with ${what} is answered 401, and nothing is done.`,
  run: (context: WalletContext) =>
    context.moving(0n, async () => {
      const answered = await context.send(context.bet().call("reserve", context.amount(STAKE)), sign);
      demand(answered.status === 401, `a call with ${what} was answered ${answered.status}, where 401 was due`);
    }),
}));

export const signatureChecks = walletChecksOf(
  "Signatures",
  "Compute HMAC-SHA256 over `<t>.<path>.<body as it came>` with the platform's key before anything is read from the body, compare in constant time, and refuse where t is more than five minutes away.",
  [
    {
      name: "signatures of answers",
      proves: "Each answer, refusals too, is signed with the wallet's key over the signature of its call.",
      fix: "Sign `<t>.<v1 of the call's header>.<body>` with the wallet's own key, and send `t` and `v1` in the header of every answer with the status 200.",
      run: async (context) => {
        const { sendRaw, options, bet, amount } = context;
        const { tenant, punter, currency } = options;
        const at = Date.now();
        const own = bet();
        const stake = own.call("reserve", amount(STAKE));
        const refused = bet().call("settle", amount(STAKE));
        const day = new Date(at).toISOString().slice(0, 10);
        demandSigned(context, "balance", await sendRaw("balance", { tenant, punter, currency, at }));
        demandSigned(context, "reserve", await context.send(stake));
        demandSigned(context, "rollback", await context.send(own.call("rollback", amount(STAKE))));
        demandSigned(context, "settle", await context.send(refused));
        demandSigned(context, "transactions", await sendRaw("transactions", { tenant, day, after: null }));
      },
    },
    {
      name: "signatures of answers to a repeated call",
      proves: "The answer to a repeated call is signed for that call, not for the first.",
      fix: "Keep the answer without its signature, and sign it anew for each call.",
      run: async (context) => {
        const own = context.bet();
        const stake = own.call("reserve", context.amount(STAKE));
        await context.send(stake);
        // Within the same millisecond the signature would be the same.
        await sleep(2);
        const repeated = await context.send(stake);
        await context.send(own.call("rollback", context.amount(STAKE)));
        demandSigned(context, "reserve", repeated);
      },
    },
    ...forged,
  ],
);
