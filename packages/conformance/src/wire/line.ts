import { type Authorise, type OfferChunk, PUSH_PATH, readOfferFrame, serverEvents } from "@touchline/protocol";
import { io, type Socket } from "socket.io-client";
import type * as z from "zod/mini";
import { Complaint } from "../complaint.ts";
import { describeIssues } from "../words/describe-issue.ts";
import { readBySchema } from "./read-answer.ts";

type EventName = keyof typeof serverEvents;

/** A valid message. */
export interface Heard {
  readonly name: EventName;
  readonly args: readonly unknown[];
}

export interface Line {
  /** All valid messages, in order. */
  readonly heard: readonly Heard[];
  /** Sends a message and parses its acknowledgement. */
  readonly say: <Schema extends z.ZodMiniType>(
    event: string,
    message: unknown,
    answer: Schema,
  ) => Promise<z.output<Schema>>;
  /** Calls `find` now and after every message until it returns a value; null after the timeout. */
  readonly until: <Value>(find: () => Value | undefined, patience?: number) => Promise<Value | null>;
  /** Descriptions of malformed messages. */
  readonly faults: readonly string[];
  readonly close: () => void;
}

/** A message was not acknowledged in time. */
export class Unanswered extends Complaint {}

/** The server took no connection; nothing else was wrong with the way to it. */
export class Refused extends Complaint {}

const faultOf = (name: string, args: readonly unknown[]): string | null => {
  const schema = serverEvents[name as EventName];
  if (!schema) return `"${name}" was pushed, which the contract does not know`;
  const parsed = (schema as z.ZodMiniType).safeParse(args);
  if (!parsed.success) return `pushed "${name}": ${describeIssues(parsed.error.issues, args)}`;
  if (name === "offer" && !readOfferFrame(args)) return `pushed "offer": prices are not pairs of slot and price`;
  return null;
};

/** Chunks of the offer, from an index of the messages on. */
export const chunksOf = (heard: readonly Heard[], from = 0): OfferChunk[] =>
  heard.slice(from).flatMap(({ name, args }) => (name === "offer" ? (readOfferFrame(args) ?? []) : []));

/** The first message of a kind that satisfies the condition. */
export const findHeard = <Message>(
  heard: readonly Heard[],
  name: EventName,
  isWanted: (message: Message) => boolean,
): Message | undefined => heard.flatMap((each) => (each.name === name ? [each.args[0] as Message] : [])).find(isWanted);

/** Callers of `until`, each of which checks all messages whenever one arrives. */
const createWaiting = (faults: readonly string[]) => {
  const waiting = new Set<() => void>();
  const until = <Value>(find: () => Value | undefined, patience: number): Promise<Value | null> => {
    const cleaning: (() => void)[] = [];
    return new Promise<Value | null>((resolve, reject) => {
      const look = (): void => {
        const [fault] = faults;
        if (fault !== undefined) reject(new Complaint(fault));
        const value = find();
        if (value !== undefined) resolve(value);
      };
      const timer = setTimeout(() => resolve(null), patience);
      cleaning.push(
        () => clearTimeout(timer),
        () => waiting.delete(look),
      );
      waiting.add(look);
      look();
    }).finally(() => {
      for (const clean of cleaning) clean();
    });
  };
  const lookAgain = (): void => {
    for (const look of waiting) look();
  };
  return { until, lookAgain };
};

/** Resolves when connected, rejects when that fails. */
const connect = (socket: Socket, patience: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      clearTimeout(timer);
      // A socket that the server refused is inactive; one that could not reach it would try again.
      const Kind = socket.active ? Complaint : Refused;
      socket.close();
      reject(new Kind(`no connection at ${PUSH_PATH}${why}`));
    };
    const timer = setTimeout(() => fail(` within ${patience / 1000} s`), patience);
    socket.on("connect", () => {
      clearTimeout(timer);
      resolve();
    });
    socket.on("connect_error", ({ message }) => fail(`: ${message}`));
  });

/**
 * Connects as the app does, with the credentials of a punter in the handshake where they are given, but without reconnecting: a lost
 * connection has to be reported.
 */
export const openLine = async (push: string, patience: number, credentials?: Authorise): Promise<Line> => {
  const heard: Heard[] = [];
  const faults: string[] = [];
  const { until, lookAgain } = createWaiting(faults);
  const socket = io(push, {
    path: PUSH_PATH,
    transports: ["websocket"],
    forceNew: true,
    reconnection: false,
    ...(credentials && { query: { playerId: credentials.playerId }, auth: { token: credentials.token } }),
  });

  socket.onAny((name: string, ...args: readonly unknown[]) => {
    const fault = faultOf(name, args);
    if (fault) faults.push(fault);
    else heard.push({ name: name as EventName, args });
    lookAgain();
  });
  socket.on("disconnect", (reason) => {
    if (reason !== "io client disconnect") faults.push(`the line was cut: ${reason}`);
    lookAgain();
  });
  await connect(socket, patience);

  return {
    heard,
    faults,
    until: (find, limit = patience) => until(find, limit),
    say: async (event, message, answer) => {
      const given = await socket
        .timeout(patience)
        .emitWithAck(event, message)
        .catch(() => {
          throw new Unanswered(`"${event}" was not acknowledged within ${patience / 1000} s`);
        });
      return readBySchema(`the answer to "${event}"`, answer, given);
    },
    close: () => void socket.close(),
  };
};
