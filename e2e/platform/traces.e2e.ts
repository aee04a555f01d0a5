import { betRoutes, TRACE_HEADER } from "@touchline/protocol";
import { type ReceivedSpan, startOtlpReceiver } from "@touchline/server-kit/testing/otlp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createListener } from "../../faults/listener.ts";
import { makeRequest, type Offered, readMarket } from "../../faults/market.ts";
import { BRANDS, type Platform, startPlatform } from "../../faults/platform.ts";
import { createRandom } from "../../faults/random.ts";

const ANA = { tenant: "touchline", punter: "ana-whose-name-is-secret" };

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let platform: Platform;
let listener: ReturnType<typeof createListener>;
let token: string;
let market: Offered[];

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  // Spans are sent without waiting for more.
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: "100" };
  platform = await startPlatform({ api: { ...traced, OTEL_TRACES_SAMPLER_ARG: "1" }, push: traced, bets: traced });
  token = await platform.hosts.tokenOf(ANA.tenant, ANA.punter);
  await platform.deposit(ANA.tenant, ANA.punter, "100.00", crypto.randomUUID());
  const { stack } = platform;
  listener = createListener({
    apiUrl: () => stack.apiUrl,
    pushUrl: () => stack.pushUrls[0] ?? "",
    punter: ANA.punter,
    token,
  });
  market = await readMarket(stack.apiUrl);
}, 180_000);
afterAll(async () => {
  listener?.close();
  await platform?.stop();
  await receiver?.stop();
});

const random = createRandom(23);

/** Places a bet on live or prematch outcomes in a new trace, whose id is returned. */
const place = async (game: Offered["game"]): Promise<string> => {
  const trace = crypto.randomUUID().replaceAll("-", "");
  const offered = market.filter((each) => each.game === game);
  const made = makeRequest(offered, random, BRANDS[ANA.tenant] as string);
  const request = {
    ...made,
    oddsChanges: "accept_any_changes",
    bets: made.bets.map((bet) => ({ ...bet, stake: "1.00" })),
  };
  const response = await fetch(`${platform.stack.apiUrl}${betRoutes.place.path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      [TRACE_HEADER]: `00-${trace}-${trace.slice(16)}-00`,
    },
    body: JSON.stringify(request),
  });
  expect([200, 202]).toContain(response.status);
  return trace;
};

const spansOf = (trace: string): ReceivedSpan[] => receiver.spans.filter((span) => span.trace === trace);
const namesOf = (trace: string): string[] => spansOf(trace).map(({ service, name }) => `${service} ${name}`);

/** The names from a span up to the first one of the trace. */
const pathOf = (trace: string, name: string): string[] => {
  const byId = new Map(spansOf(trace).map((span) => [span.id, span]));
  const path: string[] = [];
  for (let span = spansOf(trace).find((each) => each.name === name); span; span = byId.get(span.parent))
    path.push(span.name);
  return path;
};

test("PEER-23 one trace has a bet from the request to the browser", async () => {
  const trace = await place("PREMATCH");
  await expect.poll(() => namesOf(trace)).toContain("touchline-push browser");
  expect(namesOf(trace)).toEqual(
    expect.arrayContaining([
      "touchline-api POST /api/bets/place",
      "touchline-api bets.place",
      "touchline-bets bets.place",
      "touchline-bets place batch",
      "touchline-bets claim-requests",
      "touchline-bets commit",
      "touchline-bets outbox",
      "touchline-push deliver",
    ]),
  );
  const placing = ["bets.place", "bets.place", "POST /api/bets/place"];
  expect(pathOf(trace, "commit")).toEqual(["commit", expect.stringContaining("place batch"), ...placing]);
  expect(pathOf(trace, "browser")).toEqual(["browser", "deliver", "outbox", ...placing]);
});

test("PEER-23 a decision after the live delay belongs to the trace of its bet", async () => {
  const trace = await place("LIVE");
  await expect.poll(() => namesOf(trace)).toContain("touchline-push browser");
  const placing = ["bets.place", "bets.place", "POST /api/bets/place"];
  expect(pathOf(trace, "decide batch")).toEqual(["decide batch", "decide", ...placing]);
  const [[received], [decided]] = ["bets.place", "decide"].map((name) =>
    spansOf(trace).filter((span) => span.service === "touchline-bets" && span.name === name),
  ) as [ReceivedSpan[], ReceivedSpan[]];
  // The live delay of this platform is 300 ms.
  expect((decided?.end ?? 0) - (received?.start ?? 0)).toBeGreaterThanOrEqual(299);
});

test("PEER-23 bets that share a transaction are linked with it", async () => {
  const traces = await Promise.all(Array.from({ length: 12 }, () => place("PREMATCH")));
  await expect.poll(() => traces.filter((trace) => namesOf(trace).includes("touchline-push browser"))).toEqual(traces);
  // Spans of a node arrive after those of another that ended later.
  const notLinked = (): string[] => {
    const batches = traces.flatMap((trace) => spansOf(trace).filter(({ name }) => name.startsWith("place batch")));
    const ids = new Set(batches.map(({ id }) => id));
    const linked = new Set(batches.flatMap(({ links }) => links));
    return traces.filter((trace) => {
      const placing = spansOf(trace).find(({ service, name }) => service === "touchline-bets" && name === "bets.place");
      if (!placing) return true;
      const isParent = batches.some(({ parent }) => parent === placing.id);
      return !isParent && !(linked.has(placing.id) && placing.links.every((id) => ids.has(id)));
    });
  };
  await expect.poll(notLinked).toEqual([]);
});

test("PEER-23 R16 spans have neither tokens nor punters", async () => {
  const exported = receiver.texts.join("\n");
  expect(exported).toContain("POST /api/bets/place");
  for (const secret of [token, ANA.punter]) expect(exported).not.toContain(secret);
});
