import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

const tracer = trace.getTracer("@touchline/db");

/** A statement of traced work is a span, named after the statement and without its values. */
export const inStatementSpan = <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
  if (!trace.getActiveSpan()?.isRecording()) return run();
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: { "db.system.name": "postgresql" } });
  return run()
    .catch((error: unknown) => {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    })
    .finally(() => span.end());
};
