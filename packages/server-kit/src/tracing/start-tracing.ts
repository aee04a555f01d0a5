import type { Log } from "../log.ts";
import type { TracingConfig } from "./settings.ts";

/** The library is loaded only where traces are sent somewhere. What is returned sends the rest of the spans. */
export const startTracing = async (config: TracingConfig, log: Log): Promise<() => Promise<void>> => {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  const { exportSpans } = await import("./export-spans.ts");
  return exportSpans(config, log);
};
