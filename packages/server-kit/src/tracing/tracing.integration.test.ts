import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { context, diag, propagation, trace } from "@opentelemetry/api";
import { TRACE_HEADER } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { createLog, type Log } from "../log.ts";
import { startOtlpReceiver } from "../testing/start-otlp-receiver.ts";

const silent = createLog("test", "silent");
const ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";
const traceparent = (flags: string, id = ID): string => `00-${id}-${SPAN}-${flags}`;
const nothing = async (): Promise<void> => undefined;

const configOf = (endpoint: string, share?: number) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: "touchline-test",
  OTEL_BSP_SCHEDULE_DELAY: 5_000,
  ...(share !== undefined && { OTEL_TRACES_SAMPLER_ARG: share }),
});

/** As a new process: the library and the spans' tracer are global. */
const load = async () => {
  for (const api of [trace, context, propagation, diag]) api.disable();
  vi.resetModules();
  const [spans, busTrace, starting] = await Promise.all([
    import("./spans.ts"),
    import("./bus-trace.ts"),
    import("./start-tracing.ts"),
  ]);
  /** A request that is answered with a status after its work. */
  const request = (header: string, work: () => Promise<unknown> = nothing, status = 200): Promise<void> =>
    new Promise((resolve) => {
      spans.beginTrace("GET /", header, {}, async (onAnswered) => {
        await work();
        onAnswered(status);
        resolve();
      });
    });
  return { ...spans, ...busTrace, ...starting, request };
};
type Kit = Awaited<ReturnType<typeof load>>;

/** Runs with tracing on, and returns what was exported. */
const traced = async (share: number | undefined, work: (kit: Kit) => Promise<unknown>) => {
  const receiver = await startOtlpReceiver();
  const kit = await load();
  const stop = await kit.startTracing(configOf(`${receiver.url}/`, share), silent);
  await work(kit);
  await stop();
  await receiver.stop();
  return receiver;
};

test("PEER-23 a request belongs to the caller's trace, and what it asks of others as well", async () => {
  let asked: string | undefined;
  const { spans } = await traced(1, ({ request, inSpan, currentTrace }) =>
    request(traceparent("00"), () =>
      inSpan("bets.place", { kind: "client" }, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        asked = currentTrace();
      }),
    ),
  );
  const [client, server] = spans;
  expect(spans.map(({ name, trace: id, service }) => [name, id, service])).toEqual([
    ["bets.place", ID, "touchline-test"],
    ["GET /", ID, "touchline-test"],
  ]);
  expect([client?.parent, server?.parent]).toEqual([server?.id, SPAN]);
  expect(server?.attributes).toEqual({ "http.response.status_code": 200 });
  expect(asked).toBe(`00-${ID}-${client?.id}-01`);
});

test.each(["00", "01"])("PEER-23 the share decides what is recorded, not the caller's flags %s", async (flags) => {
  expect((await traced(0, ({ request }) => request(traceparent(flags)))).spans).toEqual([]);
  expect((await traced(1, ({ request }) => request(traceparent(flags)))).spans).toHaveLength(1);
});

test("PEER-23 a caller that chooses its ids is traced no more often than others", async () => {
  // Samplers that compare the id with the share always take one of nearly all zeros.
  const chosen = traceparent("01", `${"0".repeat(31)}1`);
  const { spans } = await traced(0.5, ({ request }) => Promise.all(Array.from({ length: 200 }, () => request(chosen))));
  expect(spans.length).toBeGreaterThan(50);
  expect(spans.length).toBeLessThan(150);
});

test("PEER-23 a service behind the API follows what was decided there", async () => {
  const { spans } = await traced(undefined, ({ inSpan, readTrace }) =>
    Promise.all(["00", "01"].map((flags) => inSpan("bets.place", { parent: readTrace(traceparent(flags)) }, nothing))),
  );
  expect(spans).toHaveLength(1);
});

test("PEER-23 a message on the bus has the trace of what sends it", async () => {
  let header: string | undefined;
  const { spans } = await traced(1, ({ request, withTrace, traceOf, inSpan, outsideTraces }) =>
    request(traceparent("00"), async () => {
      const sent = withTrace({ timeout: 1 });
      header = sent.headers?.get(TRACE_HEADER);
      await inSpan("answer", { kind: "server", parent: traceOf(sent) }, nothing);
      expect(outsideTraces(() => withTrace({ timeout: 1 }))).toEqual({ timeout: 1 });
    }),
  );
  const [answer, asking] = spans;
  expect(header).toBe(`00-${ID}-${asking?.id}-01`);
  expect(answer?.parent).toBe(asking?.id);
});

test("PEER-23 work for many is a child of the first that is traced, and linked with the others", async () => {
  const ids = ["1", "2", "3"].map((digit) => digit.repeat(32));
  const { spans } = await traced(1, async ({ request, currentContext, outsideTraces, inSpanOfAll }) => {
    const contexts = [outsideTraces(currentContext)];
    const done = Promise.withResolvers<void>();
    const requests = ids.map((id) =>
      request(traceparent("00", id), () => {
        contexts.push(currentContext());
        return done.promise;
      }),
    );
    await inSpanOfAll("batch", contexts, nothing);
    done.resolve();
    await Promise.all(requests);
  });
  const batch = spans.find(({ name }) => name === "batch");
  const [first, ...others] = ids.map((id) => spans.find((span) => span.trace === id && span.name === "GET /"));
  expect(batch).toMatchObject({ trace: ids[0], parent: first?.id, attributes: { "touchline.batch.size": 4 } });
  expect(batch?.links).toEqual(others.map((other) => other?.id));
  expect(others.map((other) => other?.links)).toEqual([[batch?.id], [batch?.id]]);
});

test("PEER-23 work that fails is marked, without what the error says", async () => {
  const { texts } = await traced(1, ({ request, inSpan }) => {
    const fail = () => inSpan("claim", {}, () => Promise.reject(new Error("secret")));
    return request(traceparent("00"), () => fail().catch(nothing), 503);
  });
  const exported = texts.join();
  expect(exported.match(/"status":\{"code":2\}/g)).toHaveLength(2);
  expect(exported).not.toContain("secret");
});

const logInto = (lines: Record<string, unknown>[]): Log =>
  createLog("test", "info", { write: (line) => void lines.push(JSON.parse(line)) });

test("PEER-23 lines that are logged in a span have the id of its trace", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = logInto(lines);
  await traced(undefined, async ({ inSpan, readTrace }) => {
    await inSpan("answer", { parent: readTrace(traceparent("01")) }, async () => log.info("inside"));
    log.info("outside");
  });
  expect(lines.map(({ msg, trace: id }) => [msg, id])).toEqual([
    ["inside", ID],
    ["outside", undefined],
  ]);
});

test("PEER-23 what cannot be sent is logged, and a shutdown does not wait for it", { timeout: 10_000 }, async () => {
  const lines: Record<string, unknown>[] = [];
  const { request, startTracing } = await load();
  const config = { ...configOf("http://127.0.0.1:9", 1), OTEL_BSP_SCHEDULE_DELAY: 1 };
  const stop = await startTracing(config, logInto(lines));
  await request(traceparent("00"));
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain("traces not sent");
  await request(traceparent("00"));
  await stop();
});

const LOADED = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { beginTrace, currentTrace, startTracing } = await import("@touchline/server-kit");
  const stop = await startTracing(JSON.parse(process.argv.at(-1)), console);
  beginTrace("GET /", "${traceparent("01")}", {}, (onAnswered) => {
    const isLoaded = loaded.some((url) => /opentelemetry.(sdk|exporter)/.test(url));
    console.log(JSON.stringify({ isLoaded, isTraced: currentTrace() !== undefined }));
    onAnswered(200);
  });
  await stop();
`;

test("PEER-23 without an address nothing is traced, and the library is not loaded", async () => {
  const receiver = await startOtlpReceiver();
  const loadedWith = async (endpoint: string): Promise<unknown> => {
    const args = ["--input-type=module", "-e", LOADED, "--", JSON.stringify(configOf(endpoint, 1))];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: new URL("../..", import.meta.url) });
    return JSON.parse(stdout);
  };
  expect(await loadedWith("")).toEqual({ isLoaded: false, isTraced: false });
  expect(receiver.texts).toEqual([]);
  expect(await loadedWith(receiver.url)).toEqual({ isLoaded: true, isTraced: true });
  expect(receiver.spans).toHaveLength(1);
  await receiver.stop();
});
