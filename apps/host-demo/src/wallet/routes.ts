import {
  isWalletBodySigned,
  signWalletBody,
  WALLET_PATHS,
  WALLET_SIGNATURE_HEADER,
  type WalletCall,
  walletCallSchemas,
  walletSignatureIn,
} from "@touchline/protocol/wallet";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Answers, createAnswers } from "./calls.ts";
import type { Delivered, Faults } from "./faults.ts";
import type { WalletKeys } from "./keys.ts";
import { parseJson } from "./parse-json.ts";
import type { Store } from "./store.ts";
import { addTestRoutes } from "./test-routes.ts";

export interface WalletRoutesOptions {
  readonly store: Store;
  readonly keys: WalletKeys;
  readonly faults: Faults;
  /** Whether anybody may ask for faults and give money: for tests. */
  readonly servesTests: boolean;
  readonly now: () => number;
  readonly onError: (error: unknown, what: string) => void;
}

type Kind = keyof typeof walletCallSchemas;

const BODY_LIMIT = 65_536;

/** Signatures are over the bytes that came, so nothing is parsed before. */
const readBodiesAsText = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
};

const lose = (request: FastifyRequest, reply: FastifyReply, lost: "500" | "503" | "cut"): FastifyReply => {
  if (lost !== "cut") return reply.code(Number(lost)).send({ error: "FAULT" });
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
};

/** A refusal that the balance would not have asked for. Only calls that take money can be refused so. */
const insufficient = async (answers: Answers, kind: Kind, call: Record<string, unknown>): Promise<object> => {
  const { tenant, punter, currency, at } = call as WalletCall<"balance">;
  const balance = await answers.balance({ tenant, punter, currency, at });
  return "balance" in balance ? { ...balance, status: "REFUSED", code: "INSUFFICIENT" } : answer(answers, kind, call);
};
const takesMoney = (kind: Kind, call: Record<string, unknown>): boolean =>
  kind === "reserve" || (kind === "adjust" && String(call.amount).startsWith("-"));

const answer = (answers: Answers, kind: Kind, call: unknown): Promise<object> =>
  (answers[kind] as (given: unknown) => Promise<object>)(call);

/** What an operator's wallet serves: one path for each call, whose body is signed and whose answer is. */
export const walletRoutes =
  ({ store, keys, faults, servesTests, now, onError }: WalletRoutesOptions) =>
  async (scope: FastifyInstance): Promise<void> => {
    readBodiesAsText(scope);
    scope.setErrorHandler((error, _request, reply) => {
      onError(error, "a call of the wallet failed");
      return reply.code(500).send({ error: "FAILED" });
    });
    const answers = createAnswers(store, now);

    const deal = (kind: Kind, call: Record<string, unknown>): Promise<Delivered<object>> => {
      const make = (): Promise<object> => answer(answers, kind, call);
      const refuse = takesMoney(kind, call) ? () => insufficient(answers, kind, call) : make;
      return faults.deal(String(call.call ?? `${kind} ${call.punter ?? call.day}`), { make, refuse });
    };

    for (const [kind, path] of Object.entries(WALLET_PATHS) as [Kind, string][])
      scope.post(path, async (request, reply) => {
        const body = typeof request.body === "string" ? request.body : "";
        const header = request.headers[WALLET_SIGNATURE_HEADER]?.toString();
        const given = parseJson(body) as { readonly tenant?: unknown } | null;
        const pair = Object.hasOwn(keys, String(given?.tenant)) ? keys[String(given?.tenant)] : undefined;
        if (!pair || !isWalletBodySigned(pair.platform, path, body, header, now()))
          return reply.code(401).send({ error: "SIGNATURE" });
        const call = walletCallSchemas[kind].safeParse(given);
        if (!call.success) return reply.code(400).send({ error: "INVALID", issues: call.error.issues });

        const delivered = await deal(kind, call.data);
        if ("lost" in delivered) return lose(request, reply, delivered.lost);
        const text = JSON.stringify(delivered.answer);
        return reply
          .header(WALLET_SIGNATURE_HEADER, signWalletBody(pair.own, walletSignatureIn(header) ?? "", text, now()))
          .type("application/json; charset=utf-8")
          .send(text);
      });

    if (servesTests) addTestRoutes(scope, { store, faults, now });
  };
