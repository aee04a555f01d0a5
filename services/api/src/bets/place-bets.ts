import { BETS_SUBJECTS, type PlaceAnswer, type PlaceCommand, type Shard, shardOf } from "@touchline/protocol";
import { currentTrace, inSpan, outsideTraces } from "@touchline/server-kit";
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
 * Placements of one tenant and shard that arrive in the same turn of the event loop are sent in one message: under load a message then
 * carries many, and a single placement does not wait. Tenants are apart, so that none waits for the bets of another. `shards`: how many
 * the ledger has.
 */
export const createPlaceBets = (send: SendToBets, shards: number): PlaceBets => {
  const open = new Map<string, Batch>();

  const openBatch = (key: string, shard: Shard): Batch => {
    const texts: string[] = [];
    const turn = new Promise<void>((resolve) => setImmediate(resolve));
    const answers = turn.then(async () => {
      if (open.get(key) === batch) open.delete(key);
      const answer = (await outsideTraces(() => send("place", shard, `[${texts.join()}]`))) as
        | PlaceAnswer
        | readonly PlaceAnswer[];
      // A message that cannot be read as a whole is answered with one problem.
      return Array.isArray(answer) ? answer : texts.map(() => answer as PlaceAnswer);
    });
    const batch: Batch = { texts, characters: 0, answers };
    open.set(key, batch);
    return batch;
  };

  const place = async (command: PlaceCommand): Promise<PlaceAnswer> => {
    const trace = currentTrace();
    const text = JSON.stringify(trace ? { ...command, trace } : command);
    const shard = shardOf(command, shards);
    const key = `${shard.number} ${command.tenant}`;
    const batch = open.get(key) ?? openBatch(key, shard);
    const position = batch.texts.push(text) - 1;
    batch.characters += text.length;
    if (batch.texts.length >= MOST_COMMANDS || batch.characters >= MOST_CHARACTERS) open.delete(key);
    return (await batch.answers)[position] as PlaceAnswer;
  };

  return async (command) => withoutProblem(await inSpan(BETS_SUBJECTS.place, { kind: "client" }, () => place(command)));
};
