import type { NatsConnection } from "@nats-io/transport-node";
import {
  BETS_SUBJECTS,
  type LastResultAnswer,
  type LastResultCommand,
  lastResultAnswerSchema,
  type OpenEventsAnswer,
  type OpenEventsCommand,
  openEventsAnswerSchema,
} from "@touchline/protocol";

const PATIENCE_MS = 5_000;

/** What the feed asks the bets service after the bus has lost what it had. Rejects where there is no answer. */
export const createBetsQuestions = (bus: Pick<NatsConnection, "request">) => {
  const ask = async (subject: string, command: object): Promise<unknown> =>
    (await bus.request(subject, JSON.stringify(command), { timeout: PATIENCE_MS })).json();
  return {
    openEvents: async (command: OpenEventsCommand): Promise<OpenEventsAnswer> =>
      openEventsAnswerSchema.parse(await ask(BETS_SUBJECTS.openEvents, command)),
    /** Null where there are no bets on the event. */
    lastResult: async (eventId: number): Promise<LastResultAnswer["known"]> => {
      const command: LastResultCommand = { eventId };
      return lastResultAnswerSchema.parse(await ask(BETS_SUBJECTS.lastResult, command)).known;
    },
  };
};

export type BetsQuestions = ReturnType<typeof createBetsQuestions>;
