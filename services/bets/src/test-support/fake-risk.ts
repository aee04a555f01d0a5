import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { RISK_PATH, type RiskAnswer, type RiskQuestion, riskQuestionSchema } from "@touchline/protocol/risk";
import {
  isWalletBodySigned,
  signWalletBody,
  WALLET_SIGNATURE_HEADER,
  walletSignatureIn,
} from "@touchline/protocol/wallet";
import type { RiskAccess } from "../risk/risk-client.ts";

type Word = RiskAnswer["bets"][number];
/** What is said of each bet, or what goes wrong with the call. */
export type RiskReply = ((bet: RiskQuestion["bets"][number]) => Word) | "silent" | "error" | "unsigned" | "unreadable";

export interface FakeRisk {
  readonly access: RiskAccess;
  readonly asked: readonly RiskQuestion[];
  readonly reply: (next: RiskReply) => void;
  readonly close: () => Promise<void>;
}

const acceptAll = ({ id }: RiskQuestion["bets"][number]): Word => ({ id, decision: "accept" });

/** A risk system that keeps to the rules of the calls, and says what the test wants. */
export const startFakeRisk = async (): Promise<FakeRisk> => {
  const key = "key-of-the-risk-system-in-tests-00";
  const asked: RiskQuestion[] = [];
  let reply: RiskReply = acceptAll;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const header = request.headers[WALLET_SIGNATURE_HEADER] as string | undefined;
    if (request.url !== RISK_PATH || !isWalletBodySigned(key, RISK_PATH, body, header, Date.now()))
      return void response.writeHead(401).end();
    const question = riskQuestionSchema.parse(JSON.parse(body));
    asked.push(question);
    if (reply === "silent") return;
    if (reply === "error") return void response.writeHead(500).end();
    const sayOf = typeof reply === "function" ? reply : acceptAll;
    const answer = reply === "unreadable" ? "{}" : JSON.stringify({ bets: question.bets.map((bet) => sayOf(bet)) });
    const signed = {
      [WALLET_SIGNATURE_HEADER]: signWalletBody(key, walletSignatureIn(header) ?? "", answer, Date.now()),
    };
    response.writeHead(200, reply === "unsigned" ? {} : signed).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    access: { url: `http://127.0.0.1:${port}`, key },
    asked,
    reply: (next) => {
      reply = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
