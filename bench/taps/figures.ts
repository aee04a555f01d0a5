import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { type Stack, startStack } from "../../stack/whole.ts";
import { DESKTOP, launchBrowser, PHONE } from "../../testkit/browser.ts";
import { muteFeed } from "../../testkit/feed-control.ts";
import { createRandom } from "../../testkit/random.ts";
import { interleave, median } from "../../testkit/sampling.ts";
import { untilLive } from "../../testkit/screen.ts";
import { countChanges } from "../count-changes.ts";
import { stayOn } from "../cpu.ts";
import type { Figure, Goal, Length } from "../figure.ts";
import { openOurs, playFrames } from "../grid/grid-page.ts";
import { servePages } from "../grid/serve.ts";
import { FRAME_MS, type Workload } from "../grid/workload.ts";
import { joinNoted, type Noted, percentile, startNotes, tapPrices } from "./watch-page.ts";

const TAPS = { full: 60, short: 4 } as const;
const LIVE_EVENTS = 500;

/** A bettor's device does none of the platform's work, so all of the platform has one core and the browser has the other. */
const [PLATFORM_CORE, BROWSER_CORE] = ["0", "1"] as const;

/** The same page with changing and with unchanged prices; other load of the machine is in both. */
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
  what: "tap to frame, p98",
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

const IN_BLOCK = 5;
/**
 * A page without heartbeats for 8 s locks every live price. A muted feed sends no heartbeats, and the last one may be a second old, so the
 * mute ends well before. Taps that do not fit wait for the next one.
 */
const REST_MS = 4_000;
/** Each block has time for at least one tap, unless the machine is too slow to measure anything. */
const MOST_BLOCKS = 60;

/** Alternates between both states, so that other load affects both. */
const tapInTurns = async (
  page: Page,
  natsUrl: string,
  taps: number,
): Promise<Pair & { readonly perSecond: number }> => {
  const random = createRandom(taps);
  const moving: Noted[] = [];
  const still: Noted[] = [];
  const rates: number[] = [];
  await startNotes(page);
  for (let left = taps, block = 0; left > 0; block += 1) {
    if (block === MOST_BLOCKS) throw new Error(`${left} of ${taps} taps are left after ${block} blocks`);
    await untilLive(page);
    await muteFeed(natsUrl, REST_MS);
    const until = performance.now() + REST_MS;
    const rest = await tapPrices(page, { most: Math.min(IN_BLOCK, left), until, random });
    await sleep(Math.max(0, until - performance.now()));
    await untilLive(page);
    const most = rest.answers.length;
    const [noted, rate] = await countChanges(natsUrl, () => tapPrices(page, { most, random }));
    left -= most;
    still.push(rest);
    moving.push(noted);
    rates.push(rate);
  }
  return { moving: joinNoted(moving), still: joinNoted(still), perSecond: median(rates) };
};

interface ScreenLoad {
  /** Requested price changes per second of the feed. */
  readonly rate: number;
  /** What is measured, by slowdown of the processor. */
  readonly slowdowns: Readonly<Record<number, readonly Aspect[]>>;
  readonly taps: number;
}

/** The real screen on the whole platform: 500 live events in the list. */
const measureScreen = async (browser: Browser, { rate, slowdowns, taps }: ScreenLoad): Promise<Figure[]> => {
  const feed = { FEED_EVENTS: "700", FEED_LIVE: String(LIVE_EVENTS), FEED_RATE: String(rate) };
  stayOn(PLATFORM_CORE);
  const stack = await startStack({ feed });
  stayOn(BROWSER_CORE);
  const figures: Figure[] = [];
  try {
    for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
      for (const [slowdown, aspects] of Object.entries(slowdowns)) {
        const page = await openLive(browser, stack, viewport);
        await slowDown(page, Number(slowdown));
        const { perSecond, ...pair } = await tapInTurns(page, stack.natsUrl, taps);
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
/** The same number of changing prices in a list ten times as long, so that only the size of the list differs. */
const FEW: Workload = { ...STORM, moving: 100 };
const MANY: Workload = { ...FEW, events: LIVE_EVENTS * 10 };
const ROUNDS = { full: 5, short: 1 } as const;
const FRAMES = 20;

const tapStorm = async (
  browser: Browser,
  url: string,
  { taps, frames }: { readonly taps: number; readonly frames: number },
): Promise<Noted> => {
  const { page } = await openOurs(browser, url, "euro_standard", STORM);
  await startNotes(page);
  // Not awaited: the page is closed once it has been tapped.
  await page.evaluate((count) => void (count > 0 && window.play?.(count)), frames);
  const noted = await tapPrices(page, { most: taps, random: createRandom(5) });
  await page.close();
  return noted;
};

const measureSize = async (browser: Browser, url: string, rounds: number): Promise<Figure> => {
  const sizes = {
    few: await openOurs(browser, url, "euro_standard", FEW),
    many: await openOurs(browser, url, "euro_standard", MANY),
  };
  for (const grid of Object.values(sizes)) await playFrames(grid, FRAMES);
  const costs = await interleave(["few", "many"] as const, rounds, (size) => playFrames(sizes[size], FRAMES));
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

/** The product's list and store when all of 10,000 changes per second reach the page, which is more than push would ever send. */
const measureStorm = async (browser: Browser, length: Length): Promise<Figure[]> => {
  const { url, stop } = await servePages();
  try {
    const taps = TAPS[length];
    const moving = await tapStorm(browser, url, { taps, frames: Math.ceil((taps * 1_000) / FRAME_MS) });
    const still = await tapStorm(browser, url, { taps, frames: 0 });
    const figures = [answering(50), FRAMES_SHOWN, LONG_TASKS].map((aspect) =>
      figureOf("10,000 changes/s into the list", { moving, still }, aspect),
    );
    return [...figures, await measureSize(browser, url, ROUNDS[length])];
  } finally {
    await stop();
  }
};

export const measureTaps = async (length: Length): Promise<Figure[]> => {
  stayOn(BROWSER_CORE);
  const browser = await launchBrowser();
  const taps = TAPS[length];
  const usual = { rate: 2_000, slowdowns: { 1: [answering(50)], 4: [answering(200)] }, taps };
  const most = { rate: 10_000, slowdowns: { 1: [answering(50), FRAMES_SHOWN, LONG_TASKS] }, taps };
  try {
    return [
      ...(await measureScreen(browser, usual)),
      ...(await measureScreen(browser, most)),
      ...(await measureStorm(browser, length)),
    ];
  } finally {
    await browser.close();
    stayOn("0,1");
  }
};
