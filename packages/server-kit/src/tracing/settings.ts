import { httpUrl, ratio, text, whole } from "../config.ts";

export const tracingSettings = (service: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl(
    "",
    "Where traces are sent by OTLP over HTTP, without `/v1/traces`; empty: nothing is traced",
  ),
  OTEL_SERVICE_NAME: text(service, "Name of this service in traces"),
  OTEL_BSP_SCHEDULE_DELAY: whole(5_000, "Milliseconds between two exports of spans"),
});

/** For the service at which traces begin. */
export const samplingSettings = () => ({
  OTEL_TRACES_SAMPLER_ARG: ratio(
    0.01,
    "Share of the requests with `traceparent` that are traced, from 0 to 1. The caller's own choice in that header is not followed",
  ),
});

export interface TracingConfig {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT: string;
  readonly OTEL_SERVICE_NAME: string;
  readonly OTEL_BSP_SCHEDULE_DELAY: number;
  /** Missing where a service only continues the traces of others. */
  readonly OTEL_TRACES_SAMPLER_ARG?: number;
}
