import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { signWalletBody, WALLET_SIGNATURE_HEADER, walletSignatureIn } from "@touchline/protocol/wallet";
import { afterEach, expect, test } from "vitest";
import { createPostSigned, type PostSigned } from "./post-signed.ts";

const [KEY, ANSWER_KEY] = ["key-of-the-platform-in-tests-0000", "key-of-the-wallet-in-tests-000000"];
const BODY = '{"amount":"10.00"}';
const ANSWER = '{"status":"DONE"}';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const serve = async (
  answer: (request: IncomingMessage, response: ServerResponse, signature: string) => void,
): Promise<PostSigned> => {
  server = createServer(async (request, response) => {
    await text(request);
    const subject = walletSignatureIn(request.headers[WALLET_SIGNATURE_HEADER]?.toString()) ?? "";
    answer(request, response, signWalletBody(ANSWER_KEY, subject, ANSWER, Date.now()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return createPostSigned({ url: `http://127.0.0.1:${port}/wallet`, key: KEY, answerKey: ANSWER_KEY });
};

test("PEER-18 calls that follow each other share a connection", async () => {
  const connections = new Set<unknown>();
  const post = await serve((request, response, signature) => {
    connections.add(request.socket);
    response.writeHead(200, { [WALLET_SIGNATURE_HEADER]: signature }).end(ANSWER);
  });
  for (let call = 0; call < 5; call += 1) expect(await post("/reserve", BODY, 5_000)).toBe(ANSWER);
  expect(connections.size).toBe(1);
});

test("PEER-18 an answer that begins in time and does not end is none", async () => {
  const post = await serve((_request, response, signature) => {
    response.writeHead(200, { [WALLET_SIGNATURE_HEADER]: signature });
    const dripping = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(dripping));
  });
  await expect(post("/reserve", BODY, 200)).rejects.toThrow("no answer within 200 ms");
});

test("PEER-18 another status, a redirect, and an answer that ends early are no answers", async () => {
  const post = await serve(({ url }, response, signature) => {
    const headers = { [WALLET_SIGNATURE_HEADER]: signature };
    if (url === "/wallet/commit") response.writeHead(302, { ...headers, location: "/wallet/reserve" }).end(ANSWER);
    else if (url === "/wallet/settle") response.writeHead(500, headers).end(ANSWER);
    else {
      response.writeHead(200, { ...headers, "content-length": 100 });
      response.write(ANSWER, () => response.destroy());
    }
  });
  await expect(post("/commit", BODY, 5_000)).rejects.toThrow("status 302");
  await expect(post("/settle", BODY, 5_000)).rejects.toThrow("status 500");
  await expect(post("/reserve", BODY, 5_000)).rejects.toThrow();
});
