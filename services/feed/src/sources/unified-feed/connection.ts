import type { Log } from "@touchline/server-kit";
import { type Channel, type ChannelModel, type ConsumeMessage, connect } from "amqplib";
import { bindingsOf } from "./wire/routing-key.ts";

export interface ConnectionOptions {
  /** `amqps://token@host:5671/vhost` */
  readonly url: string;
  readonly exchange: string;
  readonly node: number;
  readonly log: Log;
  readonly onMessage: (routingKey: string, body: Buffer) => void;
  /** How many messages the broker holds for us, once a second. */
  readonly onUnread: (messages: number) => void;
  /** The queue is gone, and with it whatever was in it. */
  readonly onLost: () => void;
}

/** Messages that the broker sends ahead. It holds the others, of which it accepts 20,000. */
const PREFETCH = 2_000;
/** Acknowledged together, and at the latest after a pause. */
const ACK_EVERY = 200;
const ACK_AFTER_MS = 20;
const HEARTBEAT_SECONDS = 10;
const LOOK_MS = 1_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

const withHeartbeat = (url: string): string => {
  const address = new URL(url);
  address.searchParams.set("heartbeat", `${HEARTBEAT_SECONDS}`);
  return address.href;
};

/** Consumes the feed from a queue of our own, and connects again whenever the connection is lost. */
export const startConnection = (options: ConnectionOptions) => {
  const { url, exchange, node, log, onMessage, onUnread, onLost } = options;
  let connection: ChannelModel | null = null;
  let isStopped = false;
  let wait = FIRST_WAIT_MS;
  let retry: NodeJS.Timeout | undefined;

  const consume = async (channel: Channel): Promise<void> => {
    const { queue } = await channel.assertQueue("", { exclusive: true, durable: false, autoDelete: true });
    for (const pattern of bindingsOf(node)) await channel.bindQueue(queue, exchange, pattern);
    await channel.prefetch(PREFETCH);
    let open: ConsumeMessage | null = null;
    let count = 0;
    let timer: NodeJS.Timeout | null = null;
    const acknowledge = (): void => {
      if (timer) clearTimeout(timer);
      timer = null;
      try {
        if (open) channel.ack(open, true);
      } catch {
        // The connection is being closed, and the queue goes with it.
      }
      open = null;
      count = 0;
    };
    const looking = setInterval(() => {
      channel.checkQueue(queue).then(
        ({ messageCount }) => onUnread(messageCount),
        () => undefined,
      );
    }, LOOK_MS);
    channel.on("close", () => {
      clearInterval(looking);
      if (timer) clearTimeout(timer);
      open = null;
    });
    await channel.consume(queue, (message) => {
      // The broker took the queue away.
      if (!message) {
        void connection?.close().catch(() => undefined);
        return;
      }
      onMessage(message.fields.routingKey, message.content);
      open = message;
      count += 1;
      if (count >= ACK_EVERY) acknowledge();
      else timer ??= setTimeout(acknowledge, ACK_AFTER_MS);
    });
  };

  const again = (): void => {
    if (isStopped) return;
    retry = setTimeout(() => void open(), wait);
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
  };

  const open = async (): Promise<void> => {
    try {
      const opened = await connect(withHeartbeat(url), { noDelay: true });
      connection = opened;
      opened.on("error", (error) => log.warn({ err: error }, "connection to the provider failed"));
      opened.on("close", () => {
        if (connection !== opened) return;
        connection = null;
        onLost();
        again();
      });
      const channel = await opened.createChannel();
      channel.on("error", (error) => {
        log.warn({ err: error }, "channel to the provider failed");
        void opened.close().catch(() => undefined);
      });
      await consume(channel);
      wait = FIRST_WAIT_MS;
      log.info("connected to the provider");
    } catch (error) {
      log.warn({ err: error }, "provider not reachable, retrying");
      if (connection) await connection.close().catch(() => undefined);
      else again();
    }
  };

  void open();

  return {
    isConnected: (): boolean => connection !== null,
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(retry);
      await connection?.close().catch(() => undefined);
    },
  };
};
