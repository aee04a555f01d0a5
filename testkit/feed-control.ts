import { connect } from "@nats-io/transport-node";

const command = async (natsUrl: string, content: object): Promise<{ readonly ok: boolean }> => {
  const bus = await connect({
    servers: natsUrl,
    maxReconnectAttempts: 50,
    reconnectTimeWait: 50,
    waitOnFirstConnect: true,
  });
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await bus.request("feed.control", JSON.stringify(content), { timeout: 1_000 })).json();
      } catch (error) {
        // Right after a restart of the bus the feed may not be back on it yet.
        if (attempt > 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  } finally {
    await bus.close();
  }
};

/** Keeps the feed silent for a while: prices stand still, so that two places can be compared. Resolves once it is. */
export const muteFeed = async (natsUrl: string, milliseconds: number): Promise<void> => {
  await command(natsUrl, { command: "mute", milliseconds });
};

/** Ends a match now, with the score it has. */
export const finishMatch = async (natsUrl: string, eventId: number): Promise<void> => {
  const { ok } = await command(natsUrl, { command: "finish", eventId });
  if (!ok) throw new Error(`match ${eventId} could not be ended`);
};
