import { connect } from "@nats-io/transport-node";

/** Keeps the feed silent for a while: prices stand still, so that two places can be compared. Resolves once it is. */
export const muteFeed = async (natsUrl: string, milliseconds: number): Promise<void> => {
  const bus = await connect({
    servers: natsUrl,
    maxReconnectAttempts: 50,
    reconnectTimeWait: 50,
    waitOnFirstConnect: true,
  });
  const command = JSON.stringify({ command: "mute", milliseconds });
  for (let attempt = 0; ; attempt += 1) {
    try {
      await bus.request("feed.control", command, { timeout: 1_000 });
      break;
    } catch (error) {
      // Right after a restart of the bus the feed may not be back on it yet.
      if (attempt > 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await bus.close();
};
