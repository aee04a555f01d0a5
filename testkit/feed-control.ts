import { FEED_CONTROL_SUBJECT } from "@touchline/protocol";
import { openBus } from "./bus.ts";

const command = async (natsUrl: string, content: object): Promise<{ readonly ok: boolean }> => {
  const bus = await openBus(natsUrl);
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return (await bus.request(FEED_CONTROL_SUBJECT, JSON.stringify(content), { timeout: 1_000 })).json();
      } catch (error) {
        // After a restart of the bus the feed may not be connected yet.
        if (attempt > 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  } finally {
    await bus.close();
  }
};

/** Mutes the feed for a while, so that prices stand still and two places can be compared. Resolves when it is muted. */
export const muteFeed = async (natsUrl: string, milliseconds: number): Promise<void> => {
  await command(natsUrl, { command: "mute", milliseconds });
};

/** Ends a match now, with its current score. */
export const finishMatch = async (natsUrl: string, eventId: number): Promise<void> => {
  const { ok } = await command(natsUrl, { command: "finish", eventId });
  if (!ok) throw new Error(`match ${eventId} could not be ended`);
};

/** Sets a price as if the source had changed it. The price is decimal odds times 100. */
export const setPrice = async (natsUrl: string, eventId: number, slot: number, price: number): Promise<void> => {
  const { ok } = await command(natsUrl, { command: "price", eventId, slot, price });
  if (!ok) throw new Error(`outcome ${eventId}o${slot} is not offered`);
};
