/**
 * `node scripts/trace-picture.ts`: places a bet in a browser on the whole platform, with every request traced, and draws the spans that
 * the services have exported as docs/screens/trace.svg. Needs the built app.
 */
import { writeFileSync } from "node:fs";
import { type ReceivedSpan, startOtlpReceiver } from "@touchline/server-kit/testing/otlp";
import { waitUntil } from "../stack/process.ts";
import { startStack } from "../stack/whole.ts";
import { DESKTOP, launchBrowser } from "../testkit/browser.ts";
import { openSignedIn } from "../testkit/punters.ts";
import { enterStake, openSlip, pick } from "../testkit/slip-page.ts";

const PLACE = "POST /api/bets/place";
const LAST = "browser";

/** Of the second bet: the first one meets services that have placed none, and is slower. */
const traceABet = async (): Promise<ReceivedSpan[]> => {
  const receiver = await startOtlpReceiver();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: "100" };
  const stack = await startStack({
    api: { ...traced, OTEL_TRACES_SAMPLER_ARG: "1" },
    bets: traced,
    push: traced,
    feed: { FEED_EVENTS: "400", FEED_LIVE: "45" },
  });
  const browser = await launchBrowser();
  const ended = (): ReceivedSpan[][] => {
    const traces = [...Map.groupBy(receiver.spans, ({ trace }) => trace).values()];
    return traces.filter((spans) => [PLACE, LAST].every((wanted) => spans.some(({ name }) => name === wanted)));
  };
  try {
    const where = { name: "Jonas Keller", path: "/sports/d_all/s_1" };
    const page = await openSignedIn(browser, DESKTOP, stack.appUrls[0] ?? "", where);
    for (let bet = 1; bet <= 2; bet += 1) {
      await page.goto(`${stack.appUrls[0]}${where.path}`);
      await pick(page, 1);
      const slip = await openSlip(page);
      await enterStake(slip, "5");
      await slip.getByRole("button", { name: /^(Bet|Accept and bet) / }).click();
      await slip.getByRole("heading", { name: /placed$/ }).waitFor();
      await waitUntil("the trace is complete", async () => ended().length >= bet);
    }
    return ended().at(-1) ?? [];
  } finally {
    await browser.close();
    await stack.stop();
    await receiver.stop();
  }
};

const COLOURS: Readonly<Record<string, string>> = {
  "touchline-api": "#4f7cc4",
  "touchline-bets": "#c9772b",
  postgresql: "#7a8a3c",
  "touchline-push": "#3d8f83",
};
const LABELS = 300;
const WIDTH = 1_100;
const ROW = 22;
const TOP = 64;
const TICKS = 6;

const partOf = ({ service, attributes }: ReceivedSpan): string => String(attributes["db.system.name"] ?? service);

/** Each span below its parent, in the order of their beginnings. */
const inOrder = (spans: readonly ReceivedSpan[], parent: string, depth = 0): { span: ReceivedSpan; depth: number }[] =>
  spans
    .filter((span) => span.parent === parent)
    .toSorted((one, other) => one.start - other.start)
    .flatMap((span) => [{ span, depth }, ...inOrder(spans, span.id, depth + 1)]);

const escaped = (text: string): string => text.replace(/[<&]/g, (sign) => (sign === "<" ? "&lt;" : "&amp;"));

const text = (x: number, y: number, content: string, more = ""): string =>
  `<text x="${x.toFixed(1)}" y="${y}" ${more}>${escaped(content)}</text>`;

const draw = (spans: readonly ReceivedSpan[]): string => {
  const first = spans.find(({ name }) => name === PLACE) as ReceivedSpan;
  const rows = inOrder(spans, first.parent);
  const start = Math.min(...spans.map((span) => span.start));
  const length = Math.max(...spans.map(({ end }) => end)) - start;
  const scale = (WIDTH - LABELS - 70) / length;
  const at = (time: number): number => LABELS + (time - start) * scale;
  const height = TOP + rows.length * ROW + 16;
  const ticks = Array.from({ length: TICKS }, (_, index) => (length * index) / (TICKS - 1));
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#222">`,
    "<title>A bet from the call to the browser</title>",
    `<rect width="100%" height="100%" fill="#fff"/>`,
    ...Object.entries(COLOURS).flatMap(([part, colour], index) => [
      `<rect x="${16 + index * 150}" y="12" width="12" height="12" fill="${colour}"/>`,
      text(34 + index * 150, 22, part),
    ]),
    ...ticks.flatMap((tick) => [
      `<line x1="${at(start + tick).toFixed(1)}" x2="${at(start + tick).toFixed(1)}" y1="${TOP - 12}" y2="${height - 10}" stroke="#ddd"/>`,
      text(at(start + tick), TOP - 18, `${tick.toFixed(1)} ms`, 'text-anchor="middle" fill="#666"'),
    ]),
    ...rows.flatMap(({ span, depth }, index) => {
      const y = TOP + index * ROW;
      const width = Math.max(1.5, (span.end - span.start) * scale);
      const [begin, colour] = [at(span.start), COLOURS[partOf(span)] ?? "#999"];
      return [
        text(16 + depth * 12, y + 12, span.name),
        `<rect x="${begin.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 7}" rx="2" fill="${colour}"/>`,
        text(begin + width + 5, y + 12, `${(span.end - span.start).toFixed(1)} ms`, 'fill="#666" font-size="10"'),
      ];
    }),
    "</svg>",
  ];
  return `${lines.join("\n")}\n`;
};

const spans = await traceABet();
writeFileSync(new URL("../docs/screens/trace.svg", import.meta.url), draw(spans));
console.log(`${spans.length} spans of ${new Set(spans.map(partOf)).size} parts`);
