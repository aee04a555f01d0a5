import { headers, type MsgHdrs } from "@nats-io/transport-node";
import type { Context } from "@opentelemetry/api";
import { TRACE_HEADER } from "@touchline/protocol";
import { currentTrace, readTrace } from "./spans.ts";

/** The options of a message on the bus, with the trace of what is done now. */
export const withTrace = <Options extends object>(options: Options): Options & { readonly headers?: MsgHdrs } => {
  const trace = currentTrace();
  if (!trace) return options;
  const traced = headers();
  traced.set(TRACE_HEADER, trace);
  return { ...options, headers: traced };
};

/** The trace that a message on the bus belongs to. */
export const traceOf = ({ headers: given }: { readonly headers?: MsgHdrs | undefined }): Context =>
  readTrace(given?.get(TRACE_HEADER) || undefined);
