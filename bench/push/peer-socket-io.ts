/** The peer: socket.io as its documentation shows it, a room per event and an emit per change. */
import { createServer } from "node:http";
import { PUSH_PATH, parseOfferDelta } from "@touchline/protocol";
import { Server } from "socket.io";
import { openBus } from "../../testkit/bus.ts";

const http = createServer();
const server = new Server(http, { path: PUSH_PATH, transports: ["websocket"], serveClient: false });
server.on("connection", (socket) => {
  socket.on("watch", ({ events }: { events: [number, number][] }, acknowledge: (answer: unknown) => void) => {
    for (const [eventId] of events) socket.join(String(eventId));
    acknowledge({ watching: events.length });
  });
});

const bus = await openBus(process.env.NATS_URL ?? "");
bus.subscribe("offer.>", {
  callback: (_error, message) => {
    const eventId = Number(message.subject.slice(message.subject.lastIndexOf(".") + 1));
    const { version, prices } = parseOfferDelta(message.string());
    for (let index = 0; index < prices.length; index += 2)
      server.to(String(eventId)).emit("price", { eventId, version, slot: prices[index], price: prices[index + 1] });
  },
});
http.listen(Number(process.env.PORT), "127.0.0.1");
