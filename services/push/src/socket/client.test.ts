import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket as TcpSocket } from "node:net";
import fc from "fast-check";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { encodeValues } from "../delivery/write-frame.ts";
import { Client } from "./client.ts";

/** The library's own client is on the other end, so that a change of its protocol fails these tests. */
const http = createServer();
const websockets = new WebSocketServer({ server: http, perMessageDeflate: false, maxPayload: 2_000 });
let now = 0;
const onMessage = vi.fn((_event: string, message: unknown, answer: (answer: unknown) => void) => answer({ message }));
const onConnect = vi.fn((_client: Client, _auth: unknown) => ({ onMessage, onLeave }));
const onLeave = vi.fn();
let client: Client;
let socket: Socket;

const addressOf = (): string => `127.0.0.1:${(http.address() as AddressInfo).port}`;

const connect = (namespace = "", auth = {}): Socket =>
  io(`http://${addressOf()}${namespace}`, { transports: ["websocket"], forceNew: true, reconnection: false, auth });

/** The reason why the connection has ended, as the library has it. */
const ended = (): Promise<string> => new Promise((resolve) => socket.once("disconnect", resolve));

beforeAll(async () => {
  websockets.on("connection", (webSocket, request) => {
    client = new Client(webSocket, request.socket, "ana", {
      ...{ onConnect, mostMessages: 0, maxPayload: 2_000, stuckMs: 30_000, now: () => now },
    });
    webSocket.once("close", client.leave.bind(client));
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
});
afterAll(() => {
  websockets.close();
  http.close();
});
beforeEach(async () => {
  vi.clearAllMocks();
  now = 0;
  socket = connect("", { token: "secret" });
  await new Promise((resolve) => socket.once("connect", () => resolve(null)));
  const own = client;
  return async () => {
    socket.close();
    await expect.poll(() => own.isConnected()).toBe(false);
  };
});

test("what a client sends with its connection and says afterwards reaches the listener, and its answers the client", async () => {
  expect(onConnect).toHaveBeenCalledWith(client, { token: "secret" });
  expect(client.playerId).toBe("ana");
  expect(await socket.emitWithAck("watch", { level: "list", events: [[7, 1]] })).toEqual({
    message: { level: "list", events: [[7, 1]] },
  });
  socket.emit("unwatch", "São João");
  await expect.poll(() => onMessage.mock.lastCall?.slice(0, 2)).toEqual(["unwatch", "São João"]);
  expect(await Promise.all([1, 2, 3].map((each) => socket.emitWithAck("watch", each)))).toEqual(
    [1, 2, 3].map((message) => ({ message })),
  );
});

test("leaves once, whoever ends the connection", async () => {
  socket.close();
  await expect.poll(() => onLeave.mock.calls).toHaveLength(1);
  expect(client.isConnected()).toBe(false);
  client.leave();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test("a client that is told to go is free to come back", async () => {
  const reason = ended();
  client.close();
  expect(await reason).toBe("transport close");
  await expect.poll(() => onLeave.mock.calls).toHaveLength(1);
  // Nothing may be written after the end of a WebSocket.
  client.write(encodeValues("late", []));
  client.onReceived(() => undefined);
});

test("another namespace is refused", async () => {
  const other = connect("/admin");
  const error = await new Promise<Error>((resolve) => other.once("connect_error", resolve));
  expect(error.message).toBe("Invalid namespace");
  expect(onConnect).toHaveBeenCalledTimes(1);
  other.close();
});

test("frames come in order with answers", async () => {
  const order: unknown[] = [];
  socket.on("frame", (round) => order.push(round));
  const answers = Array.from({ length: 50 }, (_, round) => {
    client.write(encodeValues("frame", [round]));
    return socket.emitWithAck("watch", round);
  });
  await Promise.all(answers);
  client.write(encodeValues("frame", ["end"]));
  await expect.poll(() => order.at(-1)).toBe("end");
  expect(order).toHaveLength(51);
});

test("is not drained, and in the end stuck, while the client does not read", async () => {
  expect(client.isDrained()).toBe(true);
  const tcp = (socket.io.engine.transport as unknown as { ws: { _socket: TcpSocket } }).ws._socket;
  tcp.pause();
  const frame = encodeValues("offer", ["x".repeat(1_000_000)]);
  for (let round = 0; round < 20 && client.isDrained(); round += 1) client.write(frame);
  expect(client.isDrained()).toBe(false);
  expect(client.isStuck(1_000)).toBe(false);
  expect(client.isStuck(30_999)).toBe(false);
  expect(client.isStuck(31_000)).toBe(true);
  tcp.resume();
  await expect.poll(() => client.isDrained()).toBe(true);
  expect(client.isStuck(31_000)).toBe(false);
});

test("PEER-23 the client answers once it has received what was written before", async () => {
  const order: string[] = [];
  socket.onAny((event: string) => order.push(event));
  client.write(encodeValues("first", []));
  await new Promise<void>((resolve) => client.onReceived(resolve));
  expect(order).toEqual(["first"]);
});

test("a client that answers its pings stays, for as long as it does", async () => {
  const pings: number[] = [];
  socket.io.engine.on("ping", () => pings.push(now));
  for (let minute = 0; minute < 3; minute += 1) {
    now += 24_999;
    client.sweep(now);
    expect(pings).toHaveLength(minute);
    now += 1;
    client.sweep(now);
    await new Promise<void>((resolve) => client.onReceived(resolve));
    expect(pings).toHaveLength(minute + 1);
    // The answer is on its way until the server has read it.
    await socket.emitWithAck("watch", minute);
  }
  expect(socket.connected).toBe(true);
});

test("a client that does not answer a ping for 20 s is ended", async () => {
  const reason = ended();
  const tcp = (socket.io.engine.transport as unknown as { ws: { _socket: TcpSocket } }).ws._socket;
  tcp.pause();
  client.sweep(25_000);
  client.sweep(44_999);
  expect(onLeave).not.toHaveBeenCalled();
  client.sweep(45_000);
  await expect.poll(() => onLeave.mock.calls).toHaveLength(1);
  tcp.resume();
  expect(await reason).toBe("transport close");
});

const openRaw = async (): Promise<{ raw: WebSocket; of: Client; closed: Promise<number> }> => {
  const raw = new WebSocket(`ws://${addressOf()}/`, { perMessageDeflate: false });
  await once(raw, "message");
  return { raw, of: client, closed: new Promise((resolve) => raw.once("close", resolve)) };
};

test("R18 a connection whose client says nothing for 45 s is ended", async () => {
  const { of, closed } = await openRaw();
  of.sweep(44_999);
  of.sweep(45_000);
  expect(await closed).toBe(1006);
});

test.each([
  ["a message before it has connected", ['42["watch",{}]']],
  ["two connects", ["40", "40"]],
  ["a message to another namespace", ["40", '42/admin,["watch",{}]']],
  ["an answer that nobody asked for", ["40", "431[]"]],
  ["a packet with binary parts", ["40", '451-["watch",{"_placeholder":true,"num":0}]']],
  ["an answer with binary parts", ["40", '461-1[{"_placeholder":true,"num":0}]']],
  ["bytes", ["40", Buffer.from('42["watch",{}]')]],
  ["a probe of another transport", ["2probe"]],
  ["no packet", ["40", "hello"]],
  ["nothing", ["40", ""]],
  ["no JSON", ["40", '42["watch",']],
  ["an event without a name", ["40", "42[{}]"]],
  ["a name that is reserved", ["40", '42["disconnect"]']],
  ["a message that is too long", ["40", `42["watch","${"x".repeat(2_000)}"]`]],
])("R18 %s ends the connection, and no other", async (_what, messages) => {
  const { raw, closed } = await openRaw();
  for (const message of messages) raw.send(message);
  expect([1003, 1009]).toContain(await closed);
  expect(await socket.emitWithAck("watch", 1)).toEqual({ message: 1 });
});

test("R18 whatever is sent, other clients are served as before", async () => {
  const part = fc.constantFrom(
    "0",
    "1",
    "2",
    "3",
    "4",
    "40",
    "41",
    "42",
    "43",
    "45",
    "46",
    "[",
    '"watch"',
    ",",
    "/",
    "-",
    "1e9",
    "]",
  );
  const message = fc.oneof(
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join("")),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 10 }), async (messages) => {
      const { raw, closed } = await openRaw();
      for (const each of messages) raw.send(each);
      expect(await socket.emitWithAck("watch", messages)).toEqual({ message: messages });
      raw.close();
      await closed;
    }),
    { numRuns: 200 },
  );
});
