import type { Page } from "playwright-core";

/** Measurements of the browser itself. */
export interface Noted {
  /** Milliseconds from each tap to the next frame. Values below 16 are not distinguished and count as 16. */
  readonly answers: readonly number[];
  readonly frames: number;
  readonly seconds: number;
  readonly longTasks: readonly number[];
}

interface Notes {
  readonly interactions: Map<number, number>;
  readonly longTasks: number[];
  startedAt: number;
  frames: number;
}

const LEAST_MS = 16;

/** Call once per page; records until it is closed. */
export const startNotes = (page: Page): Promise<void> =>
  page.evaluate((least) => {
    const notes: Notes = { interactions: new Map(), longTasks: [], startedAt: performance.now(), frames: 0 };
    Object.assign(window, { notes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration } = entry;
        if (interactionId)
          notes.interactions.set(interactionId, Math.max(duration, notes.interactions.get(interactionId) ?? 0));
      }
    }).observe({ type: "event", durationThreshold: least } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) notes.longTasks.push(duration);
    }).observe({ type: "longtask" });
    const count = (): void => {
      notes.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  }, LEAST_MS);

/** Takes the records since the last call, for a number of taps. */
const takeNotes = async (page: Page, taps: number): Promise<Noted> => {
  const { slow, ...noted } = await page.evaluate(() => {
    const { notes } = window as unknown as { notes: Notes };
    const now = performance.now();
    const taken = {
      slow: [...notes.interactions.values()],
      longTasks: notes.longTasks.splice(0),
      frames: notes.frames,
      seconds: (now - notes.startedAt) / 1000,
    };
    notes.interactions.clear();
    Object.assign(notes, { frames: 0, startedAt: now });
    return taken;
  });
  const quick = Math.max(0, taps - slow.length);
  return { ...noted, answers: [...slow, ...new Array<number>(quick).fill(LEAST_MS)] };
};

export const joinNoted = (parts: readonly Noted[]): Noted => ({
  answers: parts.flatMap(({ answers }) => answers),
  longTasks: parts.flatMap(({ longTasks }) => longTasks),
  frames: parts.reduce((sum, { frames }) => sum + frames, 0),
  seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The centre of an open price that is visible and not covered by a header or bar. Looks at one after another, because looking at all of
 * them takes the page longer than a tap.
 */
const openPrice = (page: Page, share: number): Promise<Point | null> =>
  page.$$eval(
    '[data-outcome][data-state="open"]',
    (plates, from) => {
      const first = Math.floor(from * plates.length);
      for (const plate of [...plates.slice(first), ...plates.slice(0, first)]) {
        const { left, top, width, height } = plate.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (plate.contains(document.elementFromPoint(x, y))) return { x, y };
      }
      return null;
    },
    share,
  );

/** Number of prices by state, for the message when none can be picked. */
const statesOf = (page: Page): Promise<string> =>
  page.$$eval("[data-outcome]", (plates) => {
    const states = Map.groupBy(plates, (plate) => (plate as HTMLElement).dataset.state ?? "without a state");
    return [...states].map(([state, { length }]) => `${length} ${state}`).join(", ") || "no price at all";
  });

/** A match may be suspended for some seconds, and all live prices are locked while the connection is in doubt. */
const MOST_WAIT_MS = 15_000;
const LOOK_AGAIN_MS = 100;

const untilOpen = async (page: Page, share: number): Promise<Point> => {
  for (let waited = 0; waited < MOST_WAIT_MS; waited += LOOK_AGAIN_MS) {
    const price = await openPrice(page, share);
    if (price) return price;
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
  throw new Error(`no open price within ${MOST_WAIT_MS} ms: ${await statesOf(page)}`);
};

/** The slip ignores what comes faster than three taps in two seconds. */
const PAUSE_MS = 680;
const SOME_MORE_MS = 100;

export interface Taps {
  readonly most: number;
  /** Time of the last tap, by `performance.now`. */
  readonly until?: number;
  readonly random: () => number;
}

/** Taps prices all over the screen, one after another, and returns the browser's measurements. */
export const tapPrices = async (
  page: Page,
  { most, until = Number.POSITIVE_INFINITY, random }: Taps,
): Promise<Noted> => {
  await takeNotes(page, 0);
  let tapped = 0;
  while (tapped < most) {
    const price = await untilOpen(page, random());
    if (performance.now() > until) break;
    await page.touchscreen.tap(price.x, price.y);
    tapped += 1;
    await page.waitForTimeout(PAUSE_MS + random() * SOME_MORE_MS);
  }
  return takeNotes(page, tapped);
};

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
