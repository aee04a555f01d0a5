import * as z from "zod/mini";

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

export const traceSchema = z.string().check(z.regex(TRACEPARENT));

/** The id of the trace; undefined where the header is missing or not valid. */
export const traceIdOf = (header: unknown): string | undefined =>
  typeof header === "string" ? TRACEPARENT.exec(header)?.[1] : undefined;
