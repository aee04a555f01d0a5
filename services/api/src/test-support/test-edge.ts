import { createRiskBook, type RiskBook } from "@touchline/betting";
import { loadBook } from "@touchline/brands/shipped";
import { type Database, openDatabase } from "@touchline/db";
import { startDatabase, type TestDatabase } from "@touchline/db/testing";
import type { PunterClaims, SessionEnded } from "@touchline/protocol";
import { createLog, type Identity } from "@touchline/server-kit";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { BetReads } from "../bets/bet-routes.ts";
import type { TicketReads } from "../bets/ticket-routes.ts";
import type { HostRoutesOptions } from "../host/host-routes.ts";
import { Refusal } from "../http/add-calls.ts";
import { createServer, type ServerOptions } from "../http/server.ts";
import { noBrands } from "./no-brands.ts";
import { noLimits } from "./no-limits.ts";

const log = createLog("test");
log.level = "silent";

const claimsOf = (tenant: string, sub: string, breakUntil = "", sid = "s"): PunterClaims => ({
  iss: "",
  aud: "touchline",
  sub,
  tenant,
  sid,
  currency: "EUR",
  iat: 0,
  exp: 0,
  ...(breakUntil && { breakUntil: Number(breakUntil) }),
});

/** Tokens are `tenant.punter[.breakUntil[.session]]`, or `host.tenant` for a host. Real tokens are tested in server-kit. */
const identity: Identity = {
  verify: async (token) => {
    const [tenant, sub, breakUntil, sid] = token.split(".");
    return tenant && sub && tenant !== "host" ? claimsOf(tenant, sub, breakUntil, sid) : null;
  },
  verifyHost: async (token) => {
    const [word, tenant] = token.split(".");
    return word === "host" && tenant ? { iss: "", aud: "touchline-host", tenant, iat: 0, exp: 0 } : null;
  },
};

export interface TestEdge {
  readonly engine: TestDatabase;
  readonly database: Database;
  readonly server: FastifyInstance;
  /** Commands sent to the bets service, and the answers that it will give. */
  readonly asked: object[];
  readonly answers: (object | Error)[];
  readonly ended: SessionEnded[];
  /** Limits of the bookmaker that are changed while the server runs. */
  readonly risk: RiskBook;
  readonly ask: (
    method: "GET" | "POST",
    path: string,
    token: string | null,
    body?: unknown,
  ) => Promise<LightMyRequestResponse>;
  readonly stop: () => Promise<void>;
}

export interface TestEdgeOptions {
  readonly offer?: ServerOptions["offer"];
  readonly limits?: ServerOptions["limits"];
  readonly reads?: Partial<BetReads & TicketReads & HostRoutesOptions["reads"]>;
}

/** The HTTP server with a real database; the answers of the bets service are given by the test. */
export const startTestEdge = async ({
  offer = () => null,
  limits,
  reads = {},
}: TestEdgeOptions = {}): Promise<TestEdge> => {
  const engine = await startDatabase();
  const database = openDatabase(engine.urlOf("touchline_api"), () => undefined);
  const asked: object[] = [];
  const answers: (object | Error)[] = [];
  const ended: SessionEnded[] = [];
  const nothing = async (): Promise<never> => {
    throw new Refusal("NOT_FOUND", "nothing");
  };
  const answerTo = (command: object): never => {
    asked.push(command);
    const answer = answers.shift() ?? new Refusal("NOT_READY", "bets service did not answer");
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  const risk = createRiskBook();
  const server = createServer(log, {
    ...noLimits,
    isReady: () => true,
    isDraining: () => false,
    ...(limits && { limits }),
    brands: noBrands,
    mediaFolder: null,
    offer,
    version: () => 1,
    checkAnswers: true,
    askBuilder: async () => ({ error: "UNAVAILABLE" }),
    punters: {
      identity,
      database,
      databaseOf: () => database,
      shards: 1,
      isTenant: (tenant) => ["touchline", "bethog"].includes(tenant),
      isTenantUuid: (uuid) => uuid === "0193a1b0-0000-7000-8000-000000000001",
      reads: {
        placement: nothing,
        wallet: nothing,
        wallets: nothing,
        position: nothing,
        liabilities: nothing,
        messages: nothing,
        bets: nothing,
        bet: nothing,
        record: nothing,
        ...reads,
      },
      askBets: async (command, _owner, message) => answerTo({ command, ...message }),
      askEveryShard: async (command, message) => [answerTo({ command, ...message })],
      placeBets: async (command) => answerTo({ command: "place", ...command }),
      endSession: async (session) => void ended.push(session),
      strictestOf: risk.strictestOf,
      book: {
        ...loadBook(),
        limits: { default: { minStake: "0.10", maxStake: "1000", maxWinnings: "5000", maxLiability: "2000" } },
      },
    },
  });
  return {
    engine,
    database,
    server,
    asked,
    answers,
    ended,
    risk,
    ask: (method, path, token, body) =>
      server.inject({
        method,
        url: path,
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
        ...(body !== undefined && { payload: body as object }),
      }),
    stop: async () => {
      await server.close();
      await database.destroy();
      await engine.remove();
    },
  };
};
