import { BETS_SUBJECTS, type PlaceAnswer, type PlaceCommand, type Shard, shardOf } from "@touchline/protocol";
import { currentTrace, inSpan, outsideTraces } from "@touchline/server-kit";
import { type SendToBets, withoutProblem } from "./ask-bets.ts";

export type PlaceBets = (command: PlaceCommand) => Promise<Extract<PlaceAnswer, { placement: unknown }>>;

/** As many as the bets service records in one transaction. */
const MOST_COMMANDS = 256;
/** With so many messages of a tenant and shard unanswered, further placements are gathered: as many as there are nodes, in most installations. */
const MOST_UNANSWERED = 2;
/** How long placements are gathered, if no answer comes before. */
const GATHER_MS = 10;
/** Far enough below the bus's limit of a megabyte that one more command fits. */
const MOST_CHARACTERS = 400_000;

interface Batch {
  readonly texts: string[];
  characters: number;
  readonly send: () => void;
  readonly answers: Promise<readonly PlaceAnswer[]>;
}

/**
 * Placements of one tenant and shard that arrive in the same turn of the event loop are sent in one message, and under load those of the
 * next milliseconds too: a placement that comes alone does not wait, but costs several times as much as one of many. Tenants are apart, so
 * that none waits for the bets of another. `shards`: how many the ledger has.
 */
export const createPlaceBets = (sendToBets: SendToBets, shards: number): PlaceBets => {
  const open = new Map<string, Batch>();
  const unanswered = new Map<string, number>();

  const isBusy = (key: string): boolean => (unanswered.get(key) ?? 0) >= MOST_UNANSWERED;

  const count = (key: string, change: 1 | -1): void => {
    const messages = (unanswered.get(key) ?? 0) + change;
    if (messages > 0) unanswered.set(key, messages);
    else unanswered.delete(key);
  };

  const ask = async (key: string, shard: Shard, texts: readonly string[]): Promise<readonly PlaceAnswer[]> => {
    count(key, 1);
    try {
      const answer = (await outsideTraces(() => sendToBets("place", shard, `[${texts.join()}]`))) as
        | PlaceAnswer
        | readonly PlaceAnswer[];
      // A message that cannot be read as a whole is answered with one problem.
      return Array.isArray(answer) ? answer : texts.map(() => answer as PlaceAnswer);
    } finally {
      count(key, -1);
      open.get(key)?.send();
    }
  };

  const openBatch = (key: string, shard: Shard): Batch => {
    const texts: string[] = [];
    const gathered = Promise.withResolvers<void>();
    if (isBusy(key)) setTimeout(gathered.resolve, GATHER_MS);
    else setImmediate(gathered.resolve);
    const answers = gathered.promise.then(() => {
      if (open.get(key) === batch) open.delete(key);
      return ask(key, shard, texts);
    });
    const batch: Batch = { texts, characters: 0, send: gathered.resolve, answers };
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
    if (batch.texts.length >= MOST_COMMANDS || batch.characters >= MOST_CHARACTERS) {
      open.delete(key);
      batch.send();
    }
    return (await batch.answers)[position] as PlaceAnswer;
  };

  return async (command) => withoutProblem(await inSpan(BETS_SUBJECTS.place, { kind: "client" }, () => place(command)));
};
