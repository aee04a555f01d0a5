import { createWriteStream, mkdirSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, crc32, createZstdCompress, type ZstdCompress } from "node:zlib";
import type { Log } from "@touchline/server-kit";
import { beginningOf, type Line, segmentName, versionOf } from "./lines.ts";

export interface RecorderOptions {
  readonly folder: string;
  /** Length of a segment. Any moment is found by reading one segment at most. */
  readonly segmentMs: number;
  /** How long segments are kept. */
  readonly keepMs: number;
  readonly now: () => number;
  readonly log: Log;
}

export interface Recorder {
  /** What a provider sent, before it is read. */
  readonly came: (key: string, body: string) => void;
  /** What the bus has from before. */
  readonly had: (subject: string, message: string) => void;
  readonly sent: (subject: string, message: string) => void;
  readonly removed: (subject: string) => void;
  readonly figures: () => { readonly recordedLines: number };
  readonly stop: () => Promise<void>;
}

/** A moment is what the bus held of these: results are history, and slots are the feed's own. */
const isHeld = (subject: string): boolean => subject.startsWith("offer.") || subject.startsWith("reference.");
const isRecorded = (subject: string): boolean => !subject.startsWith("slots.");

/** What is recorded reaches the disk so often: a feed that is killed loses this much of it. */
const FLUSH_MS = 1_000;
const FLUSH = constants.ZSTD_e_flush;

interface Segment {
  readonly compress: ZstdCompress;
  readonly done: Promise<void>;
}

/** Writes what came in and what was published, in segments that can be read each by itself. */
export const createRecorder = ({ folder, segmentMs, keepMs, now, log }: RecorderOptions): Recorder => {
  mkdirSync(folder, { recursive: true });
  /** The last message of each subject of the offer. */
  const last = new Map<string, string>();
  /** Versions that this process has sent: a message from before was made by another, with its fields in another order perhaps. */
  const versions = new Map<string, number>();
  let segment: Segment | null = null;
  let endsAt = 0;
  let recordedLines = 0;

  const write = (line: Line): void => {
    recordedLines += 1;
    segment?.compress.write(`${JSON.stringify(line)}\n`);
  };

  const forgetOld = async (): Promise<void> => {
    const oldest = now() - keepMs - segmentMs;
    for (const name of await readdir(folder)) {
      const at = beginningOf(name);
      if (at !== null && at < oldest) await rm(join(folder, name), { force: true });
    }
  };

  const close = async (): Promise<void> => {
    const closing = segment;
    segment = null;
    closing?.compress.end();
    await closing?.done;
  };

  const open = (at: number): void => {
    void close();
    const compress = createZstdCompress();
    const done = pipeline(compress, createWriteStream(join(folder, segmentName(at)))).catch((error: unknown) => {
      log.error({ err: error, folder }, "recording not written");
      segment = null;
    });
    segment = { compress, done };
    endsAt = at + segmentMs;
    for (const [subject, message] of last) write(["had", at, subject, message]);
    write(["begun", at, ""]);
    compress.flush(FLUSH);
    forgetOld().catch((error: unknown) => log.warn({ err: error, folder }, "old recordings not deleted"));
  };

  /** The time of a line; begins a new segment where the last one is over. */
  const moment = (): number => {
    const at = now();
    if (at >= endsAt) open(at);
    return at;
  };

  const timer = setInterval(() => segment?.compress.flush(FLUSH), FLUSH_MS);
  timer.unref();

  return {
    came: (key, body) => write(["came", moment(), key, body]),
    had: (subject, message) => void last.set(subject, message),
    sent: (subject, message) => {
      if (!isRecorded(subject)) return;
      const at = moment();
      const version = versionOf(message);
      const isNext = version - 1 === versions.get(subject);
      if (isHeld(subject)) last.set(subject, message);
      if (version > 0) versions.set(subject, version);
      if (isNext) write(["change", at, subject, message.slice(0, message.indexOf("\n")), crc32(message)]);
      else write(["sent", at, subject, message]);
    },
    removed: (subject) => {
      write(["removed", moment(), subject]);
      last.delete(subject);
      versions.delete(subject);
    },
    figures: () => ({ recordedLines }),
    stop: async () => {
      clearInterval(timer);
      await close();
    },
  };
};
