import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { constants, crc32, createZstdDecompress } from "node:zlib";
import { applyDelta, type EventDelta, encodeOfferMessage, type OfferEvent } from "@touchline/protocol";
import { beginningOf, type Line, segmentName, versionOf } from "./lines.ts";

/** What was published; null where the event was taken off. */
export interface Replayed {
  readonly at: number;
  readonly subject: string;
  readonly message: string | null;
}

/** Beginnings of the segments, the oldest first. */
const readBeginnings = async (folder: string): Promise<number[]> =>
  (await readdir(folder)).flatMap((name) => beginningOf(name) ?? []).toSorted((one, other) => one - other);

const CHUNK_BYTES = 1_048_576;
const NEW_LINE = 10;

type Kind = Line[0];
const PUBLISHED: readonly Kind[] = ["had", "begun", "sent", "change", "removed"];

/** Whether a line is of one of these kinds, by its bytes: most lines of a segment are not looked at, and need not be read. */
const isOf = (line: Buffer, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => line.subarray(2, 3 + kind.length).equals(Buffer.from(`${kind}"`)));

/** Lines of a segment. One that is being written, or was cut off by a crash, ends with its last whole line. */
async function* readLines(file: string, kinds: readonly Kind[]): AsyncGenerator<Line> {
  const decompress = createZstdDecompress({ finishFlush: constants.ZSTD_e_flush, chunkSize: CHUNK_BYTES });
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file).pipe(decompress)) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let start = 0;
    for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, start)) {
      const line = bytes.subarray(start, end);
      start = end + 1;
      if (isOf(line, kinds)) yield JSON.parse(line.toString()) as Line;
    }
    rest = bytes.subarray(start);
  }
}

/** Results are history: they are replayed, but are no part of a moment. */
const isOfMoment = (subject: string): boolean => !subject.startsWith("result.");

/** A subject as it is being read. Events are parsed when they first change. */
interface Held {
  message: string | null;
  delta: string;
  event: OfferEvent | null;
}

const stateLine = (message: string): string => message.slice(message.indexOf("\n") + 1);

const messageOf = (held: Held): string =>
  held.message ?? encodeOfferMessage(JSON.parse(held.delta) as EventDelta, held.event as OfferEvent);

const change = (held: Held, delta: string): void => {
  held.event ??= JSON.parse(stateLine(held.message as string)) as OfferEvent;
  applyDelta(held.event, JSON.parse(delta) as EventDelta);
  held.delta = delta;
  held.message = null;
};

const apply = (held: Map<string, Held>, [kind, , subject, text]: Line): void => {
  if (kind === "removed") held.delete(subject);
  else if (kind === "change") change(held.get(subject) as Held, text);
  else if (kind === "had" || kind === "sent") held.set(subject, { message: text, delta: "", event: null });
};

/** Null where the feed was killed before it had written what the segment begins with. */
const readSegment = async (file: string, until: number): Promise<Map<string, Held> | null> => {
  const held = new Map<string, Held>();
  let hasBegun = false;
  for await (const line of readLines(file, PUBLISHED)) {
    if (line[1] > until) break;
    hasBegun ||= line[0] === "begun";
    if (isOfMoment(line[2])) apply(held, line);
  }
  return hasBegun ? held : null;
};

/** What the bus held of the offer and of reference data at a moment, by subject. It is empty where nothing was recorded before. */
export const readMoment = async (folder: string, at: number): Promise<ReadonlyMap<string, string>> => {
  const beginnings = (await readBeginnings(folder)).filter((beginning) => beginning <= at);
  for (const beginning of beginnings.toReversed()) {
    const held = await readSegment(join(folder, segmentName(beginning)), at);
    if (held) return new Map([...held].map(([subject, one]) => [subject, messageOf(one)]));
  }
  return new Map();
};

/**
 * Everything that was published from one moment to another, both included, as it was: a message that differs from the one that was
 * published is an error. It begins with what the bus held at `from`. What a killed feed had not written any more is made up for where the
 * next one begins.
 */
export async function* readPublished(folder: string, from: number, to: number): AsyncGenerator<Replayed> {
  const held = new Map<string, Held>();
  for (const [subject, message] of await readMoment(folder, from)) {
    held.set(subject, { message, delta: "", event: null });
    yield { at: from, subject, message };
  }
  const beginnings = await readBeginnings(folder);
  const first = beginnings.findLast((beginning) => beginning <= from) ?? 0;
  for (const beginning of beginnings.filter((each) => each >= first && each <= to)) {
    const had = new Set<string>();
    for await (const line of readLines(join(folder, segmentName(beginning)), PUBLISHED)) {
      const [kind, at, subject, text] = line;
      if (at > to) return;
      if (at <= from) continue;
      if (kind === "begun") {
        for (const gone of [...held.keys()].filter((each) => !had.has(each))) {
          held.delete(gone);
          yield { at, subject: gone, message: null };
        }
        continue;
      }
      const before = held.get(subject);
      if (kind === "had") {
        had.add(subject);
        if (before && messageOf(before) === text) continue;
      }
      if (isOfMoment(subject)) apply(held, line);
      const now = held.get(subject);
      const message = kind === "removed" ? null : now ? messageOf(now) : text;
      if (kind === "change" && crc32(message as string) !== line[4])
        throw new Error(`${subject} at ${at}, version ${versionOf(text)}, is not what was published`);
      yield { at, subject, message };
    }
  }
}

export interface Incoming {
  readonly at: number;
  readonly key: string;
  readonly body: string;
}

/** What came in from the provider from one moment to another, both included. */
export async function* readIncoming(folder: string, from: number, to: number): AsyncGenerator<Incoming> {
  const beginnings = await readBeginnings(folder);
  const begins = beginnings.findLast((beginning) => beginning <= from) ?? 0;
  for (const beginning of beginnings.filter((each) => each >= begins && each <= to))
    for await (const [kind, at, key, body] of readLines(join(folder, segmentName(beginning)), ["came"])) {
      if (at > to) return;
      if (kind === "came" && at >= from) yield { at, key, body };
    }
}
