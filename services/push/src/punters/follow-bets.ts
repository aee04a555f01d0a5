import type { NatsConnection } from "@nats-io/transport-node";
import { bettingWatchAnswerSchema, calculationResultSchema, calculationSubject } from "@touchline/protocol";
import { type Log, listen } from "@touchline/server-kit";
import { type BetWatches, createBetWatches } from "./bet-watches.ts";

/** Less than half of the renewal interval: if a node died, another is asked before the next renewal. */
const PATIENCE_MS = 1_500;

/** Connects the bet watches of this node to the bus. */
export const followBets = (bus: NatsConnection, by: string, shards: number, log: Log): BetWatches => {
  const watches: BetWatches = createBetWatches({
    by,
    shards,
    open: (watcher) => {
      const subject = calculationSubject(watcher.tenant, watcher.punter);
      const subscription = listen(bus, subject, log, (message) =>
        watches.deliver(watcher, calculationResultSchema.parse(message.json())),
      );
      return () => subscription.unsubscribe();
    },
    ask: async (subject, command) => {
      try {
        const answer = await bus.request(subject, JSON.stringify(command), { timeout: PATIENCE_MS });
        return bettingWatchAnswerSchema.parse(answer.json()).node;
      } catch (error) {
        log.debug({ err: error, subject }, "no bets node answers the watch command");
        return null;
      }
    },
  });
  return watches;
};
