import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { BUS_USERS } from "@touchline/protocol/bus-users";
import { ensureStreams, type Log, onDisconnect, onReconnect } from "@touchline/server-kit";

import type { Lease } from "./lease.ts";

const PROBE_MS = 250;
const RETRY_MS = 100;

export interface GateOptions {
  readonly bus: NatsConnection;
  readonly log: Log;
  readonly lease: Pick<Lease, "isHeld" | "renew">;
  /** Called when publishing resumes; consumers may have missed or lost anything. */
  readonly onOpen: () => void;
}

/** Whether the feed may publish: the bus is connected, its streams exist, this node leads, and the feed is not muted. */
export const createGate = async ({ bus, log, lease, onOpen }: GateOptions) => {
  const manager = await jetstreamManager(bus, { timeout: PROBE_MS });
  let connected = true;
  let mutedUntil = 0;

  /** After a restart the server needs time for its streams; if it lost its disk they have to be created again. */
  const recover = async (): Promise<void> => {
    try {
      await manager.getAccountInfo();
      await ensureStreams(bus, BUS_USERS.feed.keeps);
      // Another node may lead since.
      if (!(await lease.renew())) throw new Error("the lease is not renewed yet");
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
    isOpen: (): boolean => connected && lease.isHeld() && Date.now() >= mutedUntil,
    mute: (milliseconds: number): void => {
      mutedUntil = Date.now() + milliseconds;
      setTimeout(onOpen, milliseconds);
    },
  };
};
