import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { WALLET_PATHS, WALLET_SIGNATURE_HEADER, walletSignatureIn } from "@touchline/protocol/wallet";
import { createMemoryWallet } from "./memory-wallet.ts";
import { CORRECT, type WalletRules } from "./wallet-rules.ts";

type Kind = keyof typeof WALLET_PATHS;

const kindOf = (path: string | undefined): Kind | undefined =>
  (Object.keys(WALLET_PATHS) as Kind[]).find((kind) => WALLET_PATHS[kind] === path);

/** Serves a wallet over HTTP that is correct but for the given rules. */
export const serveWallet = async (broken: Partial<WalletRules> = {}, currency = "EUR", begins = 10_000_000n) => {
  const rules = { ...CORRECT, ...broken };
  const wallet = createMemoryWallet(rules, begins, currency);
  const server = createServer(async (request, response) => {
    const kind = kindOf(request.url);
    const body = await text(request);
    const header = request.headers[WALLET_SIGNATURE_HEADER]?.toString();
    const end = (status: number, answer: string, signature: string | null): void => {
      const headers = {
        "content-type": "application/json",
        ...(signature && { [WALLET_SIGNATURE_HEADER]: signature }),
      };
      response.writeHead(status, headers).end(answer);
    };
    if (!kind || !rules.isSigned(WALLET_PATHS[kind], body, header, Date.now())) return end(401, "{}", null);
    try {
      const answer = await wallet.answer(kind, JSON.parse(body));
      const isRefusal = "status" in answer && answer.status === "REFUSED";
      const said = JSON.stringify(answer);
      const subject = walletSignatureIn(header) ?? "";
      end(200, said, rules.sign({ path: WALLET_PATHS[kind], subject, body: said, isRefusal, now: Date.now() }));
    } catch (error) {
      end(500, String(error), null);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
