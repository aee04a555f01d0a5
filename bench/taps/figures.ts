import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "@nats-io/transport-node";
import { parseOfferDelta } from "@touchline/protocol";
import type { Browser, Page } from "playwright-core";
import { DESKTOP, launchBrowser, PHONE } from "../../e2e/browser.ts";
import { muteFeed } from "../../e2e/feed-control.ts";
import { untilLive } from "../../e2e/screen.ts";
import { type Stack, startStack } from "../../scripts/stack/whole.ts";
import type { Figure, Goal } from "../figure.ts";
import { openOurs, playFrames } from "../grid/grid-page.ts";
import { servePages } from "../grid/serve.ts";
import { FRAME_MS, type Workload } from "../grid/workload.ts";
import { createRandom, interleave, median } from "../sampling.ts";
import { joinNoted, type Noted, percentile, startNotes, tapPrices } from "./watch-page.ts";

const TAPS = 60;
const LIVE_EVENTS = 500;

/** The same page with prices that move and with prices that stand still: what else the machine does is in both. */
interface Pair {
  readonly moving: Noted;
  readonly still: Noted;
}

interface Aspect {
  readonly what: string;
  readonly read: (noted: Noted) => number;
  readonly goal: Goal;
  readonly unit: string;
}

const answering = (atMost: number): Aspect => ({
  what: `tap to frame, p98 of ${TAPS}`,
  read: ({ answers }) => percentile(answers, 0.98),
  goal: { atMost },
  unit: "ms",
});

const FRAMES_SHOWN: Aspect = {
  what: "frames a second",
  read: ({ frames, seconds }) => frames / seconds,
  goal: { atLeast: 58 },
  unit: "/s",
};

const LONG_TASKS: Aspect = {
  what: "long tasks",
  read: ({ longTasks }) => longTasks.length,
  goal: { atMost: 0 },
  unit: "",
};

const figureOf = (name: string, { moving, still }: Pair, { what, read, goal, unit }: Aspect): Figure => {
  const [value, rest] = [read(moving), read(still)];
  return {
    id: "P2",
    what: `${name}: ${what}`,
    ours: `${value.toFixed(0)} ${unit}`,
    peer: `${rest.toFixed(0)} ${unit} at rest`,
    ratio: value / (rest || 1),
    judged: value,
    goal,
  };
};

const slowDown = async (page: Page, rate: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
};

const openLive = async (
  browser: Browser,
  { appUrls }: Stack,
  viewport: typeof PHONE | typeof DESKTOP,
): Promise<Page> => {
  const page = await (await browser.newContext({ viewport, hasTouch: true })).newPage();
  await page.goto(`${appUrls[0]}/live/d_all?brand=default`);
  await page.waitForSelector('[data-outcome][data-state="open"]');
  await untilLive(page);
  return page;
};

/** Price changes a second that the feed really made while something else went on. */
const countChanges = async <Result>(natsUrl: string, go: () => Promise<Result>): Promise<[Result, number]> => {
  const bus = await connect({ servers: natsUrl });
  const startedAt = performance.now();
  let changes = 0;
  bus.subscribe("offer.>", {
    callback: (_error, message) => {
      changes += parseOfferDelta(message.string()).prices.length / 2;
    },
  });
  const result = await go();
  const perSecond = (changes * 1000) / (performance.now() - startedAt);
  await bus.close();
  return [result, perSecond];
};

const BLOCKS = 6;
const IN_BLOCK = TAPS / BLOCKS;
/** Longer than a block of taps takes, shorter than the silence after which a client doubts its connection. */
const REST_MS = 6_000;

/** In turns, so that whatever else the machine does meanwhile meets both. */
const tapInTurns = async (page: Page, natsUrl: string): Promise<Pair & { readonly perSecond: number }> => {
  const random = createRandom(TAPS);
  const moving: Noted[] = [];
  const still: Noted[] = [];
  const rates: number[] = [];
  await startNotes(page);
  for (let block = 0; block < BLOCKS; block += 1) {
    const [noted, rate] = await countChanges(natsUrl, () => tapPrices(page, IN_BLOCK, random));
    moving.push(noted);
    rates.push(rate);
    await muteFeed(natsUrl, REST_MS);
    const over = sleep(REST_MS);
    still.push(await tapPrices(page, IN_BLOCK, random));
    await over;
  }
  return { moving: joinNoted(moving), still: joinNoted(still), perSecond: median(rates) };
};

/** The finished screen on the whole platform: 500 live events in the list. */
const measureScreen = async (
  browser: Browser,
  rate: number,
  slowdowns: Readonly<Record<number, readonly Aspect[]>>,
): Promise<Figure[]> => {
  const feed = { FEED_EVENTS: "700", FEED_LIVE: String(LIVE_EVENTS), FEED_RATE: String(rate) };
  const stack = await startStack({ feed });
  const figures: Figure[] = [];
  try {
    for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
      for (const [slowdown, aspects] of Object.entries(slowdowns)) {
        const page = await openLive(browser, stack, viewport);
        await slowDown(page, Number(slowdown));
        const { perSecond, ...pair } = await tapInTurns(page, stack.natsUrl);
        await page.context().close();
        const name = `live, ${device}, ${Math.round(perSecond)} changes/s, processor ÷ ${slowdown}`;
        figures.push(...aspects.map((aspect) => figureOf(name, pair, aspect)));
      }
  } finally {
    await stack.stop();
  }
  return figures;
};

const STORM: Workload = { events: LIVE_EVENTS, moving: LIVE_EVENTS, changesPerSecond: 10_000 };
/** The same prices move among ten times as many: what is compared is the size of the list alone. */
const FEW: Workload = { ...STORM, moving: 100 };
const MANY: Workload = { ...FEW, events: LIVE_EVENTS * 10 };
const ROUNDS = 5;
const FRAMES = 20;

const tapStorm = async (browser: Browser, url: string, frames: number): Promise<Noted> => {
  const { page } = await openOurs(browser, url, "euro_standard", STORM);
  await startNotes(page);
  // Not waited for: the page is closed once it has been tapped.
  await page.evaluate((count) => void (count > 0 && window.play?.(count)), frames);
  const noted = await tapPrices(page, TAPS, createRandom(5));
  await page.close();
  return noted;
};

const measureSize = async (browser: Browser, url: string): Promise<Figure> => {
  const sizes = {
    few: await openOurs(browser, url, "euro_standard", FEW),
    many: await openOurs(browser, url, "euro_standard", MANY),
  };
  for (const grid of Object.values(sizes)) await playFrames(grid, FRAMES);
  const costs = await interleave(["few", "many"] as const, ROUNDS, (size) => playFrames(sizes[size], FRAMES));
  const [few, many] = [median(costs.few), median(costs.many)];
  return {
    id: "P2",
    what: "10,000 changes/s into the list, main thread, cells × 10",
    ours: `${many.toFixed(0)} ms`,
    peer: `${few.toFixed(0)} ms with a tenth`,
    ratio: many / few,
    goal: { atMost: 1.1 },
  };
};

/** The product's list and store with every one of 10,000 changes a second reaching the page: more than the push would ever send it. */
const measureStorm = async (browser: Browser): Promise<Figure[]> => {
  const { url, stop } = await servePages();
  try {
    const moving = await tapStorm(browser, url, Math.ceil((TAPS * 600) / FRAME_MS));
    const still = await tapStorm(browser, url, 0);
    const figures = [answering(50), FRAMES_SHOWN, LONG_TASKS].map((aspect) =>
      figureOf("10,000 changes/s into the list", { moving, still }, aspect),
    );
    return [...figures, await measureSize(browser, url)];
  } finally {
    await stop();
  }
};

export const measureTaps = async (): Promise<Figure[]> => {
  const browser = await launchBrowser();
  try {
    return [
      ...(await measureScreen(browser, 2_000, { 1: [answering(50)], 4: [answering(200)] })),
      ...(await measureScreen(browser, 10_000, { 1: [answering(50), FRAMES_SHOWN, LONG_TASKS] })),
      ...(await measureStorm(browser)),
    ];
  } finally {
    await browser.close();
  }
};
