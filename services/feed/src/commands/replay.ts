/**
 * A feed that publishes a recording: what the bus held at a moment, then what came until another. `REPLAY` is recorded time as
 * `writeReplayTime` writes it. `pnpm replay` starts it with a bus of its own.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { jetstream, jetstreamManager } from "@nats-io/jetstream";
import {
  eventIdOfSubject,
  type Lifecycle,
  parseOfferState,
  type ReplayTime,
  readReplayTime,
  STREAMS,
} from "@touchline/protocol";
import { BUS_USERS } from "@touchline/protocol/bus-users";
import {
  connectBus,
  createLog,
  ensureStreams,
  healthSettings,
  natsUrl,
  onShutdown,
  readConfig,
  startHealth,
  text,
} from "@touchline/server-kit";
import { startHeartbeat } from "../publish/heartbeat.ts";
import { readPublished } from "../record/read-recording.ts";

const config = readConfig({
  ...healthSettings(4711),
  NATS_URL: natsUrl(),
  FEED_RECORD_DIR: text("", "Folder of the recording"),
  REPLAY: text("", "Recorded time"),
});
const log = createLog("replay", "info");
const time = readReplayTime(config.REPLAY) as ReplayTime;
const bus = await connectBus({ url: config.NATS_URL, name: "replay", log });
await ensureStreams(bus, BUS_USERS.feed.keeps);
const stream = jetstream(bus);
const manager = await jetstreamManager(bus);

let isReady = false;
let newest = 0;
const beats = new Map<string, ReturnType<typeof startHeartbeat>>();
/** A producer of the recording is alive while this is: nothing is stale in a moment that stands still. */
const keepAlive = (producer: string): void => {
  if (beats.has(producer)) return;
  const state = { isOpen: () => true, isResyncing: () => !isReady, sequence: () => newest };
  beats.set(producer, startHeartbeat({ bus, producer, ...state }));
};

const remove = async (subject: string): Promise<void> => {
  await manager.streams.purge(STREAMS.offer.name, { filter: subject });
  const [, sportId] = subject.split(".").map(Number) as [number, number];
  const removed: Lifecycle = { eventId: eventIdOfSubject(subject), sportId, change: "REMOVED" };
  bus.publish(subject.replace("offer.", "lifecycle."), JSON.stringify(removed));
};

const publish = async (subject: string, message: string): Promise<void> => {
  const { seq } = await stream.publish(subject, message);
  if (!subject.startsWith("offer.")) return;
  newest = seq;
  keepAlive(parseOfferState(message).producer);
};

const health = await startHealth({ host: config.HEALTH_HOST, port: config.HEALTH_PORT, isReady: () => isReady });
const stopBeats = (): void => {
  for (const beat of beats.values()) beat.stop();
};
onShutdown(log, [stopBeats, () => bus.drain(), () => health.close()]);

const untilDue = (at: number): number => time.since + (at - time.from) / time.speed - Date.now();

let messages = 0;
for await (const { at, subject, message } of readPublished(config.FEED_RECORD_DIR, time.from, time.to)) {
  // The first moment is published at once.
  if (at > time.from) {
    isReady = true;
    await sleep(Math.max(0, untilDue(at)));
  }
  if (message === null) await remove(subject);
  else await publish(subject, message);
  messages += 1;
}
isReady = true;
log.info({ messages, from: time.from, to: time.to }, "recording published");
