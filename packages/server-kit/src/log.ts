import { AsyncLocalStorage } from "node:async_hooks";
import { trace } from "@opentelemetry/api";
import { type Logger, pino } from "pino";
import { oneOf } from "./config.ts";
import { counter } from "./metrics.ts";

export type Log = Logger;

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
type Level = (typeof LEVELS)[number];

export const logLevel = () =>
  oneOf(LEVELS, "info", "What is logged at least. The signal SIGUSR2 switches to `debug`, and back with the next one");

/** What every line that is logged while a request is served says of it. */
export interface RequestContext {
  /** Id of the request; the answer has it as `x-request-id`. */
  readonly request: string;
  /** Id of the trace that the caller has begun. */
  readonly trace?: string;
}

const context = new AsyncLocalStorage<RequestContext>();

/** Lines that are logged by the work, and by what it starts, have the ids of the request. */
export const inRequest = (request: RequestContext, work: () => void): void => context.run(request, work);

const lines = counter("touchline_log_lines_total", "Logged lines", ["level"]);
for (const level of ["warn", "error", "fatal"]) lines.inc({ level }, 0);

/** A log is read by many, kept for long and sent elsewhere: it has no token, and nothing that tells who a punter is. */
const REMOVED = ["token", "authorization", "cookie", "password", "punter", "playerId", "sub", "name"];

/** Subjects of punters and sessions end with their ids. */
const PUNTER_SUBJECT = /^(punter|calculation|session)\.([^.]+)\..*$/;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code?: string;
  readonly cause?: LoggedError;
}

/** Other fields of an error may have values: those of PostgreSQL quote the row. */
const describeError = (given: unknown): unknown => {
  if (!(given instanceof Error)) return given;
  const { name, message, stack, cause } = given;
  const { code } = given as { code?: unknown };
  return {
    ...{ type: name, message, stack },
    ...(typeof code === "string" && { code }),
    ...(cause instanceof Error && { cause: describeError(cause) as LoggedError }),
  };
};

/** Ids of the request that is served, and of the trace. A service behind the API has only the trace. */
const idsOf = (): object => {
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return { ...context.getStore(), ...(traceId && { trace: traceId }) };
};

/** One JSON line per event on standard output; formatting is left to the reader. */
export const createLog = (
  service: string,
  level: Level = "info",
  destination?: { write: (line: string) => void },
): Log =>
  pino(
    {
      base: { service },
      level,
      redact: { paths: REMOVED, censor: "[removed]" },
      serializers: {
        err: describeError,
        subject: (subject: unknown) =>
          typeof subject === "string" ? subject.replace(PUNTER_SUBJECT, "$1.$2.[removed]") : subject,
      },
      mixin: idsOf,
      hooks: {
        logMethod(args, method, number) {
          lines.inc({ level: pino.levels.labels[number] ?? "other" });
          method.apply(this, args);
        },
      },
    },
    ...(destination ? [destination] : []),
  );

/** SIGUSR2 makes the log of a running service talkative, and quiet again. */
export const switchLevelOnSignal = (log: Log): void => {
  const configured = log.level;
  process.on("SIGUSR2", () => {
    log.level = log.level === "debug" ? configured : "debug";
    log.warn({ level: log.level }, "log level changed");
  });
};
