import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A span as a service has exported it. */
export interface ReceivedSpan {
  readonly service: string;
  readonly trace: string;
  readonly id: string;
  /** Empty for the first span of a trace. */
  readonly parent: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Ids of the spans that it is linked with. */
  readonly links: readonly string[];
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly Attribute[];
  readonly links?: readonly { readonly spanId: string }[];
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[];
  }[];
}

const valuesOf = (attributes: readonly Attribute[] = []): Record<string, string | number> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? ""]));

const millisecondsOf = (nanoseconds: string): number => Number(BigInt(nanoseconds) / 1_000n) / 1_000;

const readSpans = ({ resourceSpans }: Exported): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        service: String(valuesOf(resource.attributes)["service.name"]),
        trace: span.traceId,
        id: span.spanId,
        parent: span.parentSpanId ?? "",
        name: span.name,
        start: millisecondsOf(span.startTimeUnixNano),
        end: millisecondsOf(span.endTimeUnixNano),
        attributes: valuesOf(span.attributes),
        links: (span.links ?? []).map(({ spanId }) => spanId),
      })),
    ),
  );

/** Takes what services export by OTLP over HTTP, as a collector does. */
export const startOtlpReceiver = async () => {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    texts.push(body);
    spans.push(...readSpans(JSON.parse(body) as Exported));
    response.setHeader("content-type", "application/json");
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: spans as readonly ReceivedSpan[],
    /** Everything that was exported, as it came. */
    texts: texts as readonly string[],
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
