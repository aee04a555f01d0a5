import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { ensureStreams, type Log, onDisconnect, onReconnect } from "@touchline/server-kit";
import { ensureSlotStream } from "./streams.ts";

const PROBE_MS = 250;
const RETRY_MS = 100;

export interface GateOptions {
  readonly bus: NatsConnection;
  readonly log: Log;
  /** The feed may speak again, to listeners that may have missed or forgotten anything. */
  readonly onOpen: () => void;
}

/** Whether the feed may speak: the bus is there with its streams, and nobody silenced it. */
export const createGate = async ({ bus, log, onOpen }: GateOptions) => {
  const manager = await jetstreamManager(bus, { timeout: PROBE_MS });
  let connected = true;
  let mutedUntil = 0;

  /** A server that just started needs a moment for its streams, and one that lost its disk has lost them. */
  const recover = async (): Promise<void> => {
    try {
      await manager.getAccountInfo();
      await ensureStreams(bus);
      await ensureSlotStream(manager);
      connected = true;
      onOpen();
    } catch (error) {
      log.debug({ err: error }, "bus reconnected, streams not available yet");
      setTimeout(recover, RETRY_MS);
    }
  };
  onReconnect(bus, () => void recover());
  onDisconnect(bus, () => {
    connected = false;
  });

  return {
    isOpen: (): boolean => connected && Date.now() >= mutedUntil,
    mute: (milliseconds: number): void => {
      mutedUntil = Date.now() + milliseconds;
      setTimeout(onOpen, milliseconds);
    },
  };
};
