import { setTimeout as sleep } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";
import { startStack } from "../../stack/whole.ts";
import { DESKTOP, launchBrowser } from "../../testkit/browser.ts";
import { untilLive } from "../../testkit/screen.ts";
import { openSlip, pick } from "../../testkit/slip-page.ts";
import { countChanges } from "../count-changes.ts";
import type { Figure, Length } from "../figure.ts";

const FEED = { FEED_EVENTS: "700", FEED_LIVE: "500", FEED_RATE: "2000" };
const MINUTES = { full: 60, short: 1 } as const;
const SAMPLES = 12;
/** What a page needs once, such as scripts that load after the odds and code that is compiled, does not count. */
const WARM_UP_MS = { full: 120_000, short: 10_000 } as const;
const MOST_GROWTH = 2_000_000;
const MOST_NODES_GROWTH = 1.05;

interface Sample {
  readonly heap: number;
  readonly nodes: number;
}

/** What is still in use after a collection of garbage. */
const readMemory = async (devtools: CDPSession): Promise<Sample> => {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes } = await devtools.send("Memory.getDOMCounters");
  return { heap: usedSize, nodes };
};

const watch = async (page: Page, length: Length): Promise<Sample[]> => {
  const devtools = await page.context().newCDPSession(page);
  await sleep(WARM_UP_MS[length]);
  const samples = [await readMemory(devtools)];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await sleep((MINUTES[length] * 60_000) / SAMPLES);
    samples.push(await readMemory(devtools));
  }
  return samples;
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** The live page with a selection in its open slip, under 2,000 changes a second. */
export const measureHeap = async (length: Length): Promise<Figure[]> => {
  const stack = await startStack({ feed: FEED });
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
    await page.goto(`${stack.appUrls[0]}/live/d_all?brand=default`);
    await untilLive(page);
    await pick(page, 2);
    await openSlip(page);
    const [samples, perSecond] = await countChanges(stack.natsUrl, () => watch(page, length));
    const [first, last] = [samples[0] as Sample, samples.at(-1) as Sample];
    console.log(
      `     heap of HEAP every ${MINUTES[length] / SAMPLES} min: ${samples.map(({ heap }) => megabytes(heap)).join(", ")}`,
    );
    const growth = last.heap - first.heap;
    return [
      {
        id: "HEAP",
        what: `live page, slip open, ${MINUTES[length]} min at ${Math.round(perSecond)} changes/s: growth`,
        ours: megabytes(growth),
        peer: `${megabytes(first.heap)} at the start`,
        ratio: last.heap / first.heap,
        judged: growth,
        goal: { atMost: MOST_GROWTH },
      },
      {
        id: "HEAP",
        what: "nodes of the document at the end",
        ours: `${last.nodes}`,
        peer: `${first.nodes} at the start`,
        ratio: last.nodes / first.nodes,
        goal: { atMost: MOST_NODES_GROWTH },
      },
    ];
  } finally {
    await browser.close();
    await stack.stop();
  }
};
