/**
 * The load on one contender, in its own process on the second core: the clients, and the publisher on the bus. Started with the workload
 * as JSON; `go` on the channel runs one round and answers with the number of deliveries.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { jetstream } from "@nats-io/jetstream";
import { PUSH_PATH, readOfferFrame } from "@touchline/protocol";
import { WebSocket } from "ws";
import { openBus } from "../../testkit/bus.ts";
import type { Punter } from "./tenants.ts";
import { createEvents, createInterests, createMessages, firstMessage, type Workload } from "./workload.ts";

export interface LoadOptions {
  readonly workload: Workload;
  readonly natsUrl: string;
  readonly pushPort: number;
  readonly speaks: "socket.io" | "ws";
  /** Who the clients are; none where they are visitors. */
  readonly punters: readonly Punter[];
}

const options = JSON.parse(process.argv[2] ?? "") as LoadOptions;
const { workload, natsUrl, pushPort, speaks, punters } = options;
const SLICE_MS = 20;

let delivered = 0;

const countFrame = (text: string): number => {
  if (!text.startsWith('42["offer"')) return 1;
  const [, ...frame] = JSON.parse(text.slice(2)) as unknown[];
  return (readOfferFrame(frame) ?? []).reduce((sum, [, , , prices]) => sum + prices.length / 2, 0);
};

/** Implements just enough of engine.io and socket.io to be the cheapest possible client. */
const connectSocketIo = (interests: readonly number[], client: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const punter = punters[client];
    const query = `EIO=4&transport=websocket${punter ? `&playerId=${punter.playerId}` : ""}`;
    const socket = new WebSocket(`ws://127.0.0.1:${pushPort}${PUSH_PATH}/?${query}`);
    socket.on("error", reject);
    socket.on("message", (data) => {
      const text = String(data);
      if (text.startsWith('42["unauthorised"')) throw new Error("a punter is not authorised");
      if (text.startsWith("42")) delivered += countFrame(text);
      else if (text === "2") socket.send("3");
      else if (text.startsWith("0")) socket.send(`40${punter ? JSON.stringify({ token: punter.token }) : ""}`);
      else if (text.startsWith("40"))
        socket.send(`420["watch",${JSON.stringify({ level: "full", events: interests.map((id) => [id, 1]) })}]`);
      else if (text.startsWith("430")) resolve();
    });
  });

const connectWs = (interests: readonly number[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${pushPort}/`);
    socket.on("error", reject);
    socket.on("open", () => socket.send(JSON.stringify(interests)));
    socket.on("message", (data) => {
      if (String(data) === "watching") resolve();
      else delivered += 1;
    });
  });

const bus = await openBus(natsUrl);
const events = createEvents(workload.events);
const stream = jetstream(bus);
for (const event of events) {
  const { subject, payload } = firstMessage(event);
  await stream.publish(subject, payload);
}
const connectClient = speaks === "ws" ? connectWs : connectSocketIo;
await Promise.all(createInterests(workload).map(connectClient));

const next = createMessages(events, workload.changesPerMessage, 1);

/** Publishes evenly over the round, then waits until everything was delivered. */
const runRound = async (milliseconds: number): Promise<number> => {
  delivered = 0;
  const started = performance.now();
  let sent = 0;
  for (let elapsed = 0; elapsed < milliseconds; elapsed = performance.now() - started) {
    const due = Math.floor((elapsed / 1000) * workload.messagesPerSecond);
    for (; sent < due; sent += 1) {
      const { subject, payload } = next();
      bus.publish(subject, payload);
    }
    await sleep(SLICE_MS);
  }
  await bus.flush();
  for (let before = -1; before !== delivered; ) {
    before = delivered;
    await sleep(250);
  }
  return delivered;
};

process.on("message", async (milliseconds: number) => process.send?.(await runRound(milliseconds)));
process.send?.("ready");
