import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket as TcpSocket } from "node:net";
import { Server } from "socket.io";
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOutlet, encodeFrame, encodeValues } from "./write-frame.ts";

/** Uses the real library on both ends, so that a change of its formats fails this test. */
const http = createServer();
const server = new Server(http, { transports: ["websocket"], perMessageDeflate: false });

beforeAll(async () => {
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
});
afterAll(() => server.close());

const openClient = async () => {
  const client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, { transports: ["websocket"] });
  const [socket] = await once(server, "connection");
  if (!client.connected) await new Promise((resolve) => client.once("connect", () => resolve(null)));
  const outlet = createOutlet(socket.request.socket as TcpSocket, socket.conn.transport.socket, 30_000);
  const next = (event: string) => new Promise<unknown[]>((resolve) => client.once(event, (...items) => resolve(items)));
  return { client, socket, outlet, next };
};

test.each([1, 100, 10_000])("a socket.io client reads a frame of %i chunks as an ordinary event", async (count) => {
  const { client, outlet, next } = await openClient();
  const chunks = Array.from({ length: count }, (_, index) => [index + 1, 1, 2, [0, 150], { note: "São João" }]);
  const received = next("offer");
  outlet.write(
    encodeFrame(
      "offer",
      chunks.map((chunk) => Buffer.from(JSON.stringify(chunk))),
    ),
  );
  expect(await received).toEqual(chunks);
  client.close();
});

test("keeps frames written past socket.io in order with its own", async () => {
  const { client, socket, outlet } = await openClient();
  const order: string[] = [];
  client.onAny((event: string) => order.push(event));
  for (let round = 0; round < 50; round += 1) {
    socket.emit("own");
    outlet.write(encodeValues("past", [round]));
  }
  const answered = new Promise((resolve) => client.once("end", resolve));
  socket.emit("end");
  await answered;
  expect(order.filter((event) => event === "own")).toHaveLength(50);
  expect(order.filter((event) => event === "past")).toHaveLength(50);
  expect(order.at(-1)).toBe("end");
  client.close();
});

test("an outlet is not drained while the client does not read", async () => {
  const { client, outlet } = await openClient();
  expect(outlet.isDrained()).toBe(true);
  const tcp = (client.io.engine.transport as unknown as { ws: { _socket: TcpSocket } }).ws._socket;
  tcp.pause();
  const frame = encodeValues("offer", ["x".repeat(1_000_000)]);
  for (let round = 0; round < 20 && outlet.isDrained(); round += 1) outlet.write(frame);
  expect(outlet.isDrained()).toBe(false);
  tcp.resume();
  await expect.poll(() => outlet.isDrained()).toBe(true);
  client.close();
});

test("PEER-23 the client answers once it has received what was written before", async () => {
  const { client, outlet } = await openClient();
  const order: string[] = [];
  client.onAny((event: string) => order.push(event));
  outlet.write(encodeValues("first", []));
  await new Promise<void>((resolve) => outlet.onReceived(resolve));
  expect(order).toEqual(["first"]);
  client.close();
});
