import { context, DiagLogLevel, diag, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Log } from "../log.ts";
import type { TracingConfig } from "./settings.ts";

/** Not by the trace's id, which the page has chosen: who chooses ids could have all of its requests traced. */
const byChance = (share: number): Sampler => ({
  shouldSample: () => ({
    decision: Math.random() < share ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
  }),
  toString: () => `ByChance{${share}}`,
});

/** A service that traces begin at decides for each caller; the others follow what was decided. */
const samplerOf = (share: number | undefined): Sampler => {
  if (share === undefined) return new ParentBasedSampler({ root: byChance(0) });
  const root = byChance(share);
  return new ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root });
};

/** Less than what a service has for its shutdown: spans that nobody takes are given up. */
const PATIENCE_MS = 2_000;
const MOST_CHARACTERS = 300;

/** The library reports by text, with a whole stack. */
const reportTo = (log: Log): void => {
  const warn = (message: string): void => log.warn({ reason: message.slice(0, MOST_CHARACTERS) }, "traces not sent");
  const drop = (): void => undefined;
  diag.setLogger({ error: warn, warn, info: drop, debug: drop, verbose: drop }, DiagLogLevel.WARN);
};

export const exportSpans = (config: TracingConfig, log: Log): (() => Promise<void>) => {
  reportTo(log);
  const url = `${config.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, "")}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": config.OTEL_SERVICE_NAME }),
    sampler: samplerOf(config.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: PATIENCE_MS }),
        exportTimeoutMillis: PATIENCE_MS,
        scheduledDelayMillis: config.OTEL_BSP_SCHEDULE_DELAY,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown().catch((error: unknown) => log.warn({ err: error }, "traces not sent"));
};
