import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import {
  isWalletBodySigned,
  signWalletBody,
  WALLET_SIGNATURE_HEADER,
  type WalletCallAnswer,
  type WalletTransaction,
  type WalletTransactions,
  walletSignatureIn,
} from "@touchline/protocol/wallet";

const KEY = "key-of-the-platform-in-tests-0000";
const WALLET_KEY = "key-of-the-wallet-in-tests-000000";

/** What goes wrong with a call: nothing is done, it is done and the answer is lost, or the answer is not signed. */
export type WalletFault = "refused" | "error" | "lost" | "unsigned" | "silent";

interface Call {
  readonly call: string;
  readonly bet: string;
  readonly punter: string;
  readonly currency: string;
  readonly amount: string;
  readonly at: number;
}

/** A call as it came, in the order of coming. */
export interface SeenCall extends Call {
  readonly kind: string;
  readonly n?: number;
  readonly reason?: string;
}

export interface FakeWallet {
  readonly access: { readonly url: string; readonly key: string; readonly walletKey: string };
  readonly put: (punter: string, cents: bigint) => void;
  readonly cents: (punter: string) => bigint;
  readonly seen: (kind?: string) => readonly SeenCall[];
  /** What was moved, once for each call. */
  readonly moved: () => readonly WalletTransaction[];
  /** From now on it does not list what it has moved for this bet. */
  readonly deny: (bet: string) => void;
  /** Decides on the fault of each call from now on. */
  readonly break: (fault: (kind: string, call: SeenCall) => WalletFault | null) => void;
  readonly close: () => Promise<void>;
}

const centsOf = (text: string): bigint => {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const cents = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0"));
  return text.startsWith("-") ? -cents : cents;
};

const textOf = (cents: bigint): string => {
  const plain = (cents < 0n ? -cents : cents).toString().padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${plain.slice(0, -2)}.${plain.slice(-2)}`;
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** A wallet in memory, in cents, that keeps to the rules of the calls. */
export const startFakeWallet = async (): Promise<FakeWallet> => {
  const balances = new Map<string, bigint>();
  const done = new Map<string, { readonly body: string; readonly answer: WalletCallAnswer }>();
  const stakes = new Map<string, "taken" | "rolled back">();
  const seen: SeenCall[] = [];
  const moved: WalletTransaction[] = [];
  const denied = new Set<string>();
  let faultOf: (kind: string, call: SeenCall) => WalletFault | null = () => null;

  const balanceOf = (punter: string): bigint => balances.get(punter) ?? 0n;
  const refuse = (code: "INSUFFICIENT" | "ROLLED_BACK" | "CONFLICT" | "UNKNOWN_BET", punter: string) =>
    ({ status: "REFUSED", code, balance: textOf(balanceOf(punter)) }) as const;

  const changeOf = (kind: string, { bet, amount }: Call): bigint => {
    if (kind === "reserve") return -centsOf(amount);
    if (kind === "rollback") return stakes.get(bet) === "taken" ? centsOf(amount) : 0n;
    return kind === "commit" ? 0n : centsOf(amount);
  };

  const take = (kind: string, call: Call, body: string): WalletCallAnswer => {
    const before = done.get(call.call);
    if (before) return before.body === body ? before.answer : refuse("CONFLICT", call.punter);
    const standing = stakes.get(call.bet);
    if (kind === "reserve" && standing === "rolled back") return refuse("ROLLED_BACK", call.punter);
    if (kind !== "reserve" && kind !== "rollback" && standing !== "taken") return refuse("UNKNOWN_BET", call.punter);
    const change = changeOf(kind, call);
    const balance = balanceOf(call.punter) + change;
    if (balance < 0n) return refuse("INSUFFICIENT", call.punter);
    balances.set(call.punter, balance);
    if (kind === "reserve") stakes.set(call.bet, "taken");
    if (kind === "rollback") stakes.set(call.bet, "rolled back");
    const { call: id, bet, punter, currency, at } = call;
    moved.push({ call: id, bet, kind: kind as WalletTransaction["kind"], punter, currency, moved: textOf(change), at });
    const answer = { status: "DONE", balance: textOf(balance), moved: textOf(change) } as const;
    done.set(id, { body, answer });
    return answer;
  };

  const listOf = (day: string): WalletTransactions => ({
    transactions: moved.filter(({ at, bet }) => !denied.has(bet) && new Date(at).toISOString().startsWith(day)),
    next: null,
  });
  const answerTo = (kind: string, call: Call & { readonly day: string }, body: string): object => {
    if (kind === "balance") return { status: "DONE", balance: textOf(balanceOf(call.punter)) };
    return kind === "transactions" ? listOf(call.day) : take(kind, call, body);
  };

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const path = request.url ?? "";
    const kind = path.slice(1);
    const header = request.headers[WALLET_SIGNATURE_HEADER] as string | undefined;
    if (!isWalletBodySigned(KEY, path, body, header, Date.now())) {
      response.writeHead(401).end();
      return;
    }
    const call = JSON.parse(body) as Call & { readonly day: string };
    seen.push({ ...call, kind });
    const fault = faultOf(kind, { ...call, kind });
    if (fault === "silent") return;
    if (fault === "refused") return void response.destroy();
    if (fault === "error") return void response.writeHead(500).end();
    const answer = answerTo(kind, call, body);
    if (fault === "lost") return void response.destroy();
    const text = JSON.stringify(answer);
    const signature = signWalletBody(WALLET_KEY, walletSignatureIn(header) ?? "", text, Date.now());
    response.writeHead(200, fault === "unsigned" ? {} : { [WALLET_SIGNATURE_HEADER]: signature }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    access: { url: `http://127.0.0.1:${port}`, key: KEY, walletKey: WALLET_KEY },
    put: (punter, cents) => balances.set(punter, cents),
    cents: balanceOf,
    seen: (kind) => seen.filter((call) => kind === undefined || call.kind === kind),
    moved: () => moved,
    deny: (bet) => denied.add(bet),
    break: (next) => {
      faultOf = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
