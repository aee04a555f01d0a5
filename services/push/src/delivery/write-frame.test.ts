import { once } from "node:events";
import { io } from "socket.io-client";
import { expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { encodeFrame, encodeText } from "./write-frame.ts";

/** The library's own client reads what is written, so that a change of its formats fails this test. */
const openClient = async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const client = io(`http://127.0.0.1:${port}`, { transports: ["websocket"] });
  const [socket, { socket: tcp }] = await once(server, "connection");
  tcp.write(encodeText('0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000}'));
  await once(socket, "message");
  tcp.write(encodeText('40{"sid":"b"}'));
  await new Promise((resolve) => client.once("connect", () => resolve(null)));
  const close = (): void => {
    client.close();
    server.close();
  };
  return { client, tcp, close };
};

test.each([1, 100, 10_000])("a socket.io client reads a frame of %i chunks as an ordinary event", async (count) => {
  const { client, tcp, close } = await openClient();
  const chunks = Array.from({ length: count }, (_, index) => [index + 1, 1, 2, [0, 150], { note: "São João" }]);
  const received = new Promise((resolve) => client.once("offer", (...items) => resolve(items)));
  tcp.write(
    encodeFrame(
      "offer",
      chunks.map((chunk) => Buffer.from(JSON.stringify(chunk))),
    ),
  );
  expect(await received).toEqual(chunks);
  close();
});

test.each([0, 125, 126, 65_535, 65_536])("a text of %i bytes is one message", async (length) => {
  const { client, tcp, close } = await openClient();
  const received = new Promise((resolve) => client.once("text", resolve));
  const text = `42["text","${"é".repeat(Math.max(0, Math.floor((length - 13) / 2)))}"]`;
  tcp.write(encodeText(text));
  expect(await received).toBe(JSON.parse(text.slice(2))[1]);
  close();
});
