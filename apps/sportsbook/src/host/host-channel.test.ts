import { type FromHost, writeMessage } from "@touchline/protocol/host-messages";
import { expect, test, vi } from "vitest";
import { createManualTime } from "../test-support/manual-time.ts";
import { createHostChannel, type HostCommands } from "./host-channel.ts";

const HOST = "https://www.operator.example";

const commandNames = [
  "options.updated",
  "session.updated",
  "session.destroyed",
  "punter.updated",
  "wallet.changed",
  "limits.updated",
  "navigate",
] as const satisfies readonly (keyof HostCommands)[];

const setUp = () => {
  const time = createManualTime();
  const sent: { readonly message: { id: number; type: string; parts: object }; readonly origin: string }[] = [];
  const around = {
    postMessage: (message: object, origin: string) => void sent.push({ message: message as never, origin }),
  };
  let hear = (_message: { source: unknown; origin: string; data: unknown }): void => undefined;
  const obeyed: [string, object][] = [];
  const commands = Object.fromEntries(
    commandNames.map((name) => [name, (parts: object) => void obeyed.push([name, parts])]),
  ) as unknown as HostCommands;
  const onConnected = vi.fn();
  const channel = createHostChannel({
    hosts: [HOST, "https://m.operator.example"],
    around,
    listen: (listener) => {
      hear = listener;
    },
    commands,
    state: () => ({ version: "1.2.3", brand: "velora", locale: "en", theme: "dark", path: "/sports" }),
    onConnected,
    after: time.after,
  });
  const sayRaw = (data: unknown, { source = around as unknown, origin = HOST } = {}): void =>
    hear({ source, origin, data });
  const say = <Name extends keyof FromHost>(id: number, name: Name, parts: FromHost[Name], from = {}): void =>
    sayRaw(writeMessage<FromHost, Name>(id, name, parts), from);
  const connect = (capabilities: readonly string[] = ["token"], id = 1, from = {}): void =>
    say(id, "connect", { contract: 1, sdk: "1.0.0", embed: "iframe", capabilities }, from);
  return { channel, sent, obeyed, onConnected, say, sayRaw, connect, time };
};

const go = { path: "/live", arrival: "push" } as const;

test("HOST-2 PEER-14 the first word of a host is answered to its exact origin, with what the app is", () => {
  const { sent, connect, onConnected } = setUp();
  connect();
  expect(sent).toEqual([
    {
      origin: HOST,
      message: {
        mark: "touchline",
        id: 1,
        type: "ready",
        parts: expect.objectContaining({ contract: 1, version: "1.2.3", brand: "velora", path: "/sports" }),
      },
    },
  ]);
  expect(onConnected).toHaveBeenCalledTimes(1);
});

test("HOST-5 R13 nobody but the page around us, from an origin of the tenant, is heard or answered", () => {
  const { sent, obeyed, say, connect } = setUp();
  connect([], 1, { origin: "https://www.operator.example.evil.example" });
  connect([], 1, { origin: "http://www.operator.example" });
  connect([], 1, { origin: "null" });
  connect([], 1, { source: {} });
  expect(sent).toEqual([]);
  say(2, "navigate", go);
  expect(obeyed).toEqual([]);
  connect();
  say(2, "navigate", go, { source: {} });
  say(3, "navigate", go, { origin: "https://evil.example" });
  // Another of the tenant's own origins, but not the one that we are connected with.
  say(4, "navigate", go, { origin: "https://m.operator.example" });
  expect(obeyed).toEqual([]);
});

test("HOST-5 R13 what was said before, or out of turn, is not done again", () => {
  const { obeyed, say, connect } = setUp();
  connect();
  say(2, "navigate", go);
  say(2, "navigate", go);
  say(1, "navigate", { path: "/", arrival: "push" });
  say(5, "navigate", { path: "/sports", arrival: "push" });
  say(4, "session.destroyed", {});
  expect(obeyed.map(([, parts]) => parts)).toEqual([go, { path: "/sports", arrival: "push" }]);
});

test.each([
  ["no mark", { id: 2, type: "navigate", parts: go }],
  ["another's mark", { mark: "other", id: 2, type: "navigate", parts: go }],
  ["an unknown name", { mark: "touchline", id: 2, type: "toString", parts: {} }],
  ["a missing part", { mark: "touchline", id: 2, type: "navigate", parts: { path: "/live" } }],
  [
    "a place that is none",
    { mark: "touchline", id: 2, type: "navigate", parts: { path: "javascript:alert(1)", arrival: "push" } },
  ],
  [
    "another origin as a place",
    { mark: "touchline", id: 2, type: "navigate", parts: { path: "//evil.example", arrival: "push" } },
  ],
  ["a number as text", { mark: "touchline", id: "2", type: "navigate", parts: go }],
  ["text", "navigate"],
  ["nothing", null],
])("HOST-5 R13 a message with %s does nothing", (_what, data) => {
  const { obeyed, sayRaw, connect } = setUp();
  connect();
  sayRaw(data);
  expect(obeyed).toEqual([]);
});

test("HOST-2 every command of a host reaches the app", () => {
  const { obeyed, say, connect } = setUp();
  connect();
  const session = {
    token: "a.b.c",
    expiresAt: 1,
    currency: "EUR",
    punter: { id: "jonas", nickname: "Jonas", type: "retail", tag: "vip" },
  };
  say(2, "options.updated", { betId: "b-1", loadMobileView: true });
  say(3, "session.updated", { session });
  say(4, "punter.updated", { punter: session.punter });
  say(5, "wallet.changed", { enabled: true, activeCurrencyBalance: "248.60", currency: "EUR" });
  say(6, "limits.updated", { limits: [], breakUntil: null });
  say(7, "navigate", go);
  say(8, "session.destroyed", {});
  expect(obeyed.map(([name]) => name).toSorted()).toEqual([...commandNames].toSorted());
  expect(obeyed[1]).toEqual(["session.updated", { session }]);
});

test("PEER-14 a token is a promise that the host fulfils, and each answer finds who asked", async () => {
  const { channel, sent, say, connect } = setUp();
  connect();
  const first = channel.askForToken("expires");
  const second = channel.askForToken("refused");
  const [one, two] = sent.slice(1).map(({ message }) => message.id) as [number, number];
  say(2, "token.refreshed", { to: two, answer: "nobody" });
  say(3, "token.refreshed", { to: 999, answer: "nobody" });
  say(4, "token.refreshed", { to: one, answer: "failed" });
  expect(await first).toMatchObject({ answer: "failed" });
  expect(await second).toMatchObject({ answer: "nobody" });
});

test("PEER-14 a host that does not answer has failed; one that says its first word again has not", async () => {
  const { channel, sent, say, connect, time } = setUp();
  connect();
  const silent = channel.askForToken("expires");
  time.pass(15_000);
  expect(await silent).toEqual({ answer: "failed" });
  const asked = channel.askForToken("expires");
  const { id } = sent.at(-1)?.message ?? { id: 0 };
  connect();
  expect(sent.at(-1)?.message.type).toBe("ready");
  say(2, "token.refreshed", { to: id, answer: "nobody" });
  expect(await asked).toMatchObject({ answer: "nobody" });
});

test("PEER-14 an older host, which can do nothing of what is newer, is served all the same", () => {
  const { channel, sent, obeyed, sayRaw } = setUp();
  sayRaw({
    mark: "touchline",
    id: 1,
    type: "connect",
    parts: { contract: 1, sdk: "0.1", embed: "iframe", capabilities: [] },
  });
  sayRaw({ mark: "touchline", id: 2, type: "navigate", parts: { ...go, fromTheFuture: true } });
  expect(sent).toHaveLength(1);
  expect(obeyed).toEqual([["navigate", go]]);
  expect(channel.can("token")).toBe(false);
});

test("PEER-14 a newer host is answered in the newest words that both know", () => {
  const { channel, sent, sayRaw } = setUp();
  sayRaw({
    mark: "touchline",
    id: 1,
    type: "connect",
    parts: { contract: 9, sdk: "9.0", embed: "element", capabilities: ["token", "teleport"] },
  });
  expect(sent[0]?.message.parts).toMatchObject({ contract: 1 });
  expect(channel.can("token")).toBe(true);
});
