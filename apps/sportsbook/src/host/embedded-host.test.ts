import { type FromHost, writeMessage } from "@touchline/protocol/host-messages";
import { expect, test } from "vitest";
import { createManualTime } from "../test-support/manual-time.ts";
import { createEmbeddedHost } from "./embedded-host.ts";

const HOST = "https://www.operator.example";
const EXPIRY = 1_763_233_500;

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenOf = (claims: object): string => `${base64url({ alg: "ES256" })}.${base64url(claims)}.c2lnbmVk`;
const TOKEN = tokenOf({ sub: "punter-7", tenant: "velora", currency: "SEK", exp: EXPIRY });

const setUp = () => {
  let hear = (_message: { source: unknown; origin: string; data: unknown }): void => undefined;
  const around = { postMessage: () => undefined };
  const host = createEmbeddedHost({
    hosts: [HOST],
    around,
    listen: (listener) => {
      hear = listener;
    },
    tenant: "velora",
    state: () => ({ version: "1", brand: "velora", locale: "en", theme: "dark", path: "/sports" }),
    onConnected: () => undefined,
    after: createManualTime().after,
    commands: {
      "options.updated": () => undefined,
      "limits.updated": () => undefined,
      "preview.show": () => undefined,
      "consent.updated": () => undefined,
      navigate: () => undefined,
    },
  });
  const answers: unknown[] = [];
  host.onSession((answer) => answers.push(answer));
  let id = 0;
  const say = (name: keyof FromHost, parts: object): void => {
    id += 1;
    hear({ source: around, origin: HOST, data: writeMessage(id, name as never, parts as never) });
  };
  say("connect", { contract: 1, sdk: "1.0.0", embed: "iframe", capabilities: [] });
  return { answers, say };
};

test("HOST-1 punterToken and the punter's identity id are enough: the rest is in the token", () => {
  const { answers, say } = setUp();
  say("session.updated", { session: { punterToken: TOKEN, punter: { identity: { id: "punter-7" } } } });
  const punter = { id: "punter-7", name: "punter-7", currency: "SEK" };
  expect(answers).toEqual([
    { kind: "signedIn", token: { token: TOKEN, expiresAt: EXPIRY * 1000, tenant: "velora", punter } },
  ]);
});

test("HOST-1 HOST-4 what the host says goes before what the token says", () => {
  const { answers, say } = setUp();
  const punter = { id: "punter-7", nickname: "Ana" };
  say("session.updated", { session: { token: TOKEN, expiresAt: 5, punter, currency: "EUR" } });
  expect(answers).toMatchObject([{ token: { expiresAt: 5, punter: { name: "Ana", currency: "EUR" } } }]);
});

test("HOST-1 a token that says nothing, from a host that says nothing, signs nobody in or out", () => {
  const { answers, say } = setUp();
  say("session.updated", { session: { punterToken: "opaque", punter: { id: "punter-7" } } });
  expect(answers).toEqual([{ kind: "unreachable" }]);
});
