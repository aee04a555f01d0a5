import type { NatsConnection } from "@nats-io/transport-node";
import { bettingWatchAnswerSchema, calculationResultSchema, calculationSubject } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import { listen } from "../bus/listen.ts";
import { type BetWatches, createBetWatches } from "./bet-watches.ts";

/** Shorter than half of what lies between two renewals: where a node is gone, another is asked before the next. */
const PATIENCE_MS = 1_500;

/** Takes from the bus the values of bets that are watched here. */
export const followBets = (bus: NatsConnection, by: string, log: Log): BetWatches => {
  const watches: BetWatches = createBetWatches({
    by,
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
        log.debug({ err: error, subject }, "no service answers for bet values");
        return null;
      }
    },
  });
  return watches;
};
