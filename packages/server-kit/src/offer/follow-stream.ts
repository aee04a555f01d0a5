import { DeliverPolicy, type JsMsg, jetstream } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { onReconnect } from "../bus.ts";
import type { Log } from "../log.ts";

export interface FollowOptions {
  readonly bus: NatsConnection;
  readonly stream: string;
  readonly log: Log;
  readonly apply: (message: JsMsg) => void;
  /** Called when everything in the stream has been applied: at the start, and again after each reconnect. */
  readonly onComplete: () => unknown;
}

const RETRY_MS = 200;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Stop = () => void;

/** Reads the last message of every subject, then all new messages, until stopped. */
const openReader = async ({ bus, stream, log, apply, onComplete }: FollowOptions): Promise<Stop> => {
  const consumer = await jetstream(bus).consumers.get(stream, { deliver_policy: DeliverPolicy.LastPerSubject });
  let complete = (await consumer.info()).num_pending === 0;
  if (complete) onComplete();
  const messages = await consumer.consume({
    max_messages: 2_000,
    callback: (message) => {
      try {
        apply(message);
      } catch (error) {
        log.error({ err: error, subject: message.subject }, "stream message ignored, it cannot be parsed");
      }
      if (complete || message.info.pending > 0) return;
      complete = true;
      onComplete();
    },
  });
  return () => messages.stop();
};

/**
 * Follows a stream through outages of the bus. After a reconnect it reads everything again: a killed server may have lost messages that it
 * had acknowledged, and known messages cost almost nothing.
 */
export const followStream = (options: FollowOptions): Stop => {
  let generation = 0;
  let stop: Stop = () => {};
  const restart = async (): Promise<void> => {
    const mine = ++generation;
    stop();
    stop = () => {};
    while (mine === generation) {
      try {
        const opened = await openReader(options);
        if (mine === generation) stop = opened;
        else opened();
        return;
      } catch (error) {
        options.log.warn({ err: error, stream: options.stream }, "stream not readable yet, retrying");
        await pause(RETRY_MS);
      }
    }
  };
  onReconnect(options.bus, () => void restart());
  void restart();
  return () => {
    generation += 1;
    stop();
  };
};
