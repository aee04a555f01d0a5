/** The peer: bare `ws`, one JSON message per change, sent to each client that watches the event. */
import { createServer } from "node:http";
import { parseOfferDelta } from "@touchline/protocol";
import { type WebSocket, WebSocketServer } from "ws";
import { openBus } from "../../testkit/bus.ts";

const rooms = new Map<number, Set<WebSocket>>();
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on("connection", (socket) => {
  socket.on("message", (data) => {
    for (const eventId of JSON.parse(String(data)) as number[]) {
      const room = rooms.get(eventId) ?? new Set();
      rooms.set(eventId, room.add(socket));
    }
    socket.send("watching");
  });
});

const bus = await openBus(process.env.NATS_URL ?? "");
bus.subscribe("offer.>", {
  callback: (_error, message) => {
    const eventId = Number(message.subject.slice(message.subject.lastIndexOf(".") + 1));
    const { version, prices } = parseOfferDelta(message.string());
    for (let index = 0; index < prices.length; index += 2) {
      const change = JSON.stringify({ eventId, version, slot: prices[index], price: prices[index + 1] });
      for (const socket of rooms.get(eventId) ?? []) socket.send(change);
    }
  },
});
http.listen(Number(process.env.PORT), "127.0.0.1");
