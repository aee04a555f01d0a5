import type { PlaceAnswer, PlaceCommand } from "@touchline/protocol";
import { type SendToBets, withoutProblem } from "./ask-bets.ts";

export type PlaceBets = (command: PlaceCommand) => Promise<Extract<PlaceAnswer, { placement: unknown }>>;

/** As many as the bets service records in one transaction. */
const MOST_COMMANDS = 256;
/** Far enough below the bus's limit of a megabyte that one more command fits. */
const MOST_CHARACTERS = 400_000;

interface Batch {
  readonly texts: string[];
  characters: number;
  readonly answers: Promise<readonly PlaceAnswer[]>;
}

/**
 * Placements of one tenant that arrive in the same turn of the event loop are sent in one message: under load a message then carries
 * many, and a single placement does not wait. Tenants are apart, so that none waits for the bets of another.
 */
export const createPlaceBets = (send: SendToBets): PlaceBets => {
  const open = new Map<string, Batch>();

  const openBatch = (tenant: string): Batch => {
    const texts: string[] = [];
    const turn = new Promise<void>((resolve) => setImmediate(resolve));
    const answers = turn.then(async () => {
      if (open.get(tenant) === batch) open.delete(tenant);
      const answer = (await send("place", `[${texts.join()}]`)) as PlaceAnswer | readonly PlaceAnswer[];
      // A message that cannot be read as a whole is answered with one problem.
      return Array.isArray(answer) ? answer : texts.map(() => answer as PlaceAnswer);
    });
    const batch: Batch = { texts, characters: 0, answers };
    open.set(tenant, batch);
    return batch;
  };

  return async (command) => {
    const text = JSON.stringify(command);
    const batch = open.get(command.tenant) ?? openBatch(command.tenant);
    const position = batch.texts.push(text) - 1;
    batch.characters += text.length;
    if (batch.texts.length >= MOST_COMMANDS || batch.characters >= MOST_CHARACTERS) open.delete(command.tenant);
    return withoutProblem((await batch.answers)[position] as PlaceAnswer);
  };
};
