import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Account, createAccount } from "./accounts.ts";
import { Answer, checkQuery, invalidBody, notFound, Problem, type Route } from "./call.ts";
import { createOffer } from "./offer.ts";
import { offerRoutes } from "./offer-routes.ts";
import { punterRoutes } from "./punter-routes.ts";
import { startPush } from "./push.ts";
import { type Claims, issueToken, readToken } from "./tokens.ts";

/**
 * A back end that shares nothing with ours: written from the specification and, where that shows no path or answer, from the OpenAPI and
 * AsyncAPI documents. It imports nothing of this repository. It has no cash-out, no booking codes and no published brands.
 */

export const startSecondBackEnd = async () => {
  const offer = createOffer();
  const accounts = new Map<string, Account>();
  const asked: string[] = [];

  const open = offerRoutes(offer);
  const punters = punterRoutes((punter, event, message) => push.tell(punter, event, message));

  const accountOf = (punter: string): Account => {
    const account = accounts.get(punter) ?? createAccount(offer);
    accounts.set(punter, account);
    return account;
  };

  const find = <Kind>(routes: readonly Route<Kind>[], method: string, path: string) =>
    routes.flatMap(([own, pattern, answer]) => {
      const found = own === method ? pattern.exec(path) : null;
      return found ? [{ answer, params: found.slice(1) }] : [];
    })[0];

  const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
    const sent = await text(request);
    try {
      return sent === "" ? undefined : JSON.parse(sent);
    } catch {
      throw invalidBody("no JSON");
    }
  };

  const answerApi = async (request: IncomingMessage, url: URL): Promise<{ body: object; isPublic: boolean }> => {
    const method = request.method ?? "GET";
    asked.push(`${method} ${url.pathname}${url.search}`);
    const own = find(punters, method, url.pathname);
    const claims = readToken(request.headers.authorization?.replace(/^Bearer /, ""));
    if (own && !claims) throw new Problem(401, "UNAUTHORISED", "The token is missing or not valid");
    const route = find(open, method, url.pathname);
    if (!own && !route) throw notFound("path");
    const call = { query: url.searchParams, body: await bodyOf(request) };
    checkQuery(url.searchParams);
    if (own && claims)
      return {
        body: own.answer({ ...call, params: own.params, claims, account: accountOf(claims.sub) }),
        isPublic: false,
      };
    if (!route) throw notFound("path");
    return { body: route.answer({ ...call, params: route.params }), isPublic: method === "GET" };
  };

  const send = (request: IncomingMessage, response: ServerResponse, body: object, isPublic: boolean): void => {
    const [status, content] = body instanceof Answer ? [body.status, body.body] : [200, body];
    const json = JSON.stringify(content);
    if (!isPublic) {
      response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" }).end(json);
      return;
    }
    // The moment of an answer is no part of what it says.
    const etag = `"${createHash("sha1")
      .update(json.replace(/"generatedAt":\d+/, ""))
      .digest("base64url")}"`;
    const headers = { "content-type": "application/json", "cache-control": "public, max-age=1", etag };
    if (request.headers["if-none-match"] === etag) response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end(json);
  };

  const serveApi = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    try {
      const { body, isPublic } = await answerApi(request, url);
      send(request, response, body, isPublic);
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem(500, "INTERNAL", String(error));
      const headers = { "content-type": "application/json", "cache-control": "no-store" };
      response.writeHead(problem.status, headers).end(JSON.stringify({ code: problem.code, message: problem.message }));
    }
  };

  /** The operator's own site on the app's origin: who is signed in, and the page to sign in on. */
  const serveHost = (request: IncomingMessage, response: ServerResponse, url: URL): void => {
    const punter = /punter=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1];
    if (url.pathname === "/host/sign-in") {
      const back = url.searchParams.get("return") ?? "/";
      response
        .writeHead(303, {
          location: back.startsWith("/") ? back : "/",
          "set-cookie": "punter=sigrid; Path=/; HttpOnly",
        })
        .end();
      return;
    }
    if (url.pathname !== "/host/token" || !punter) {
      response.writeHead(url.pathname === "/host/token" ? 204 : 404).end();
      return;
    }
    const token = issueToken(punter);
    const { tenant, currency, exp } = readToken(token) as Claims;
    const answer = { token, expiresAt: exp * 1000, tenant, punter: { id: punter, name: "Sigrid", currency } };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  };

  const http = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://second.invalid");
    if (url.pathname.startsWith("/api/")) void serveApi(request, response, url);
    else if (url.pathname.startsWith("/host/")) serveHost(request, response, url);
    else response.writeHead(404).end();
  });
  const push = startPush(http, offer);
  http.listen(0, "127.0.0.1");
  await once(http, "listening");

  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    /** Every call so far, with its query. */
    asked,
    handshakes: push.handshakes,
    tokenOf: issueToken,
    movePrice: (eventId: number, slot: number, price: number): void =>
      push.tellPrice(offer.move(eventId, slot, price), slot, price),
    stop: push.stop,
  };
};

export type SecondBackEnd = Awaited<ReturnType<typeof startSecondBackEnd>>;
