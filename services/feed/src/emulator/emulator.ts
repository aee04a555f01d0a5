import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { RISK_PATH } from "@touchline/protocol/risk";
import { WALLET_SIGNATURE_HEADER } from "@touchline/protocol/wallet";
import { connect } from "amqplib";
import type { OfferSource } from "../source.ts";
import { createBroker } from "./broker.ts";
import { answerControl } from "./control.ts";
import { PRODUCERS } from "./documents.ts";
import { answerJointPrice, JOINT_PRICE_PATH } from "./joint-price.ts";
import { createRecoveries } from "./recoveries.ts";
import { createRiskSystem } from "./risk.ts";
import { answerReference } from "./routes.ts";
import { createWorld } from "./world.ts";

export interface EmulatorOptions {
  readonly amqpUrl: string;
  readonly exchange: string;
  readonly port: number;
  readonly source: OfferSource;
  /** Milliseconds between two alives of a producer. */
  readonly aliveMs: number;
  /** Of the tenant whose bets its risk system is asked about. Without one there is no such system. */
  readonly riskKey?: string;
}

/** How long ended events can be recovered. */
const KEEP_MS = 1_800_000;
const ROOT = "/v1";

/** The provider's side: messages on a real broker, and the HTTP side. It plays what the source plays. */
export const startEmulator = async ({ amqpUrl, exchange, port, source, aliveMs, riskKey }: EmulatorOptions) => {
  const connection = await connect(amqpUrl, { noDelay: true });
  const channel = await connection.createChannel();
  await channel.assertExchange(exchange, "topic", { durable: false });
  let isStopped = false;
  const broker = createBroker((key, body) => {
    if (!isStopped) channel.publish(exchange, key, Buffer.from(body));
  });
  const world = createWorld(broker.send, KEEP_MS);
  const recoveries = createRecoveries(world, broker);
  const risk = riskKey ? createRiskSystem(riskKey) : null;
  let baseUrl = "";

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const write = (status: number, body: string): void => {
      response.statusCode = status;
      response.setHeader(
        "content-type",
        body.startsWith("{") || body.startsWith("[") ? "application/json" : "text/xml",
      );
      response.end(body);
    };
    if (url.pathname.startsWith("/emulator/")) {
      const body = request.method === "POST" ? await text(request) : "";
      const answered = answerControl({ world, broker, source, risk }, url.pathname.slice("/emulator/".length), body);
      return write(answered === null ? 404 : 200, JSON.stringify(answered));
    }
    if (url.pathname === "/ready") return write(world.isComplete() ? 200 : 503, "");
    if (risk && request.method === "POST" && url.pathname === RISK_PATH) {
      const reply = risk.answer(RISK_PATH, await text(request), request.headers[WALLET_SIGNATURE_HEADER]?.toString());
      if (reply) response.writeHead(reply.status, reply.headers).end(reply.body);
      return;
    }
    if (broker.faults().httpDown) return write(500, "<response response_code='ERROR'/>");
    const path = url.pathname.startsWith(`${ROOT}/`) ? url.pathname.slice(ROOT.length) : "";
    if (request.method === "POST" && path === JOINT_PRICE_PATH) {
      const { status, body } = await answerJointPrice(world, source, await text(request));
      return write(status, body);
    }
    const accepted = request.method === "POST" && recoveries.accept(path, url.searchParams);
    if (accepted) return write(202, "<response response_code='ACCEPTED'/>");
    const found = request.method === "GET" ? answerReference(world, `${baseUrl}${ROOT}`, path, url.searchParams) : null;
    write(found === null ? 404 : 200, found ?? "<response response_code='NOT_FOUND'/>");
  };

  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : port}`;
  source.start(world.sink, []);
  const beat = (): void => {
    if (world.isComplete()) for (const { id } of PRODUCERS) broker.alive(id);
  };
  const beating = setInterval(beat, aliveMs);

  return {
    url: baseUrl,
    apiUrl: `${baseUrl}${ROOT}`,
    world,
    broker,
    isReady: world.isComplete,
    /** Ends a match of the source now. Returns whether it did. */
    end: (eventId: number): boolean => source.end?.(eventId, "ENDED") ?? false,
    stop: async (): Promise<void> => {
      isStopped = true;
      clearInterval(beating);
      source.stop();
      server.closeAllConnections();
      server.close();
      await connection.close().catch(() => undefined);
    },
  };
};

export type Emulator = Awaited<ReturnType<typeof startEmulator>>;
