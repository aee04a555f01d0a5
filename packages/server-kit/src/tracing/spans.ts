import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { TRACE_HEADER } from "@touchline/protocol";

/** Creates spans that are recorded once `startTracing` was called, and nothing before. */
const tracer = trace.getTracer("@touchline/server-kit");

const isTraced = (within: Context): boolean =>
  ((trace.getSpanContext(within)?.traceFlags ?? TraceFlags.NONE) & TraceFlags.SAMPLED) !== 0;

/** The trace that a message or a request belongs to; of none while tracing is off. */
export const readTrace = (traceparent: string | undefined): Context =>
  traceparent ? propagation.extract(ROOT_CONTEXT, { [TRACE_HEADER]: traceparent }) : ROOT_CONTEXT;

/** The trace context to send with what is done now; undefined where it is not traced. */
export const currentTrace = (): string | undefined => {
  if (!isTraced(context.active())) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier[TRACE_HEADER];
};

const KINDS = {
  client: SpanKind.CLIENT,
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

export interface SpanOptions {
  /** Which end of a call or a message it is; neither where it is left out. */
  readonly kind?: keyof typeof KINDS;
  /** Few and bounded: no token, no punter, no value of a person. */
  readonly attributes?: Attributes;
  /** What is done now, where it is left out. */
  readonly parent?: Context;
}

/** A span of its own, which the caller ends; null where the parent is not traced. */
export const startSpan = (name: string, options: SpanOptions = {}): Span | null => {
  const { kind, parent = context.active(), ...rest } = options;
  return isTraced(parent) ? tracer.startSpan(name, { ...rest, ...(kind && { kind: KINDS[kind] }) }, parent) : null;
};

/** Ends the span with the work. An error is counted, not described: it may have values. */
const endWith = async <Result>(span: Span, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
};

/** The parent of what belongs to a span. */
export const childOf = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span);

const within = <Result>(span: Span, work: () => Promise<Result>): Promise<Result> =>
  context.with(childOf(span), () => endWith(span, work));

/** Work as a span, if its parent is traced. What it begins, and what it logs, belongs to the trace. */
export const inSpan = <Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> => {
  const span = startSpan(name, options);
  return span ? within(span, work) : work();
};

/** What is done now, to be given to `inSpanOfAll` by who does it later. */
export const currentContext = (): Context => context.active();

/** Work that belongs to no trace, although traced work begins it. */
export const outsideTraces = <Result>(work: () => Result): Result => context.with(ROOT_CONTEXT, work);

/**
 * Work that is done for many at once is one span: a child of the first that is traced, with links to the others, which have a link to it.
 */
export const inSpanOfAll = <Result>(
  name: string,
  contexts: readonly Context[],
  work: () => Promise<Result>,
): Promise<Result> => {
  const [first, ...others] = contexts.filter(isTraced);
  if (!first) return outsideTraces(work);
  const spans = others.flatMap((other) => trace.getSpan(other) ?? []);
  const links = spans.map((other) => ({ context: other.spanContext() }));
  const span = tracer.startSpan(name, { links, attributes: { "touchline.batch.size": contexts.length } }, first);
  for (const other of spans) other.addLink({ context: span.spanContext() });
  return within(span, work);
};

const SERVER_ERRORS = 500;

/**
 * Where a trace enters the platform: the request is a span of the caller's trace. Whether it is recorded is decided here, for all that
 * follows. `work` is called at once, with what to call when the request was answered.
 */
export const beginTrace = (
  name: string,
  traceparent: string,
  attributes: Attributes,
  work: (onAnswered: (status: number) => void) => void,
): void => {
  const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, readTrace(traceparent));
  const within = span.isRecording() ? childOf(span) : ROOT_CONTEXT;
  context.with(within, () =>
    work((status) => {
      span.setAttribute("http.response.status_code", status);
      if (status >= SERVER_ERRORS) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }),
  );
};
