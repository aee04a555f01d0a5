import type { OfferView } from "@touchline/brands";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../../testkit/browser.ts";
import { interleave, median } from "../../testkit/sampling.ts";
import type { Figure, Length } from "../figure.ts";
import { type Grid, openGrid, openOurs, playFrames } from "./grid-page.ts";
import { servePages } from "./serve.ts";
import { EVENING, FRAME_MS } from "./workload.ts";

const ROUNDS = { full: 5, short: 1 } as const;
const FRAMES = 25;

/** One view of each family. */
const VIEWS: Readonly<Partial<Record<OfferView, string>>> = {
  euro_standard: "standard",
  euro_wide: "wide",
  euro_multi_market_horizontal: "multi-market",
  asia_standard: "Asian",
  indonesia_standard: "Indonesian",
};

interface RowTaker {
  takeRows: (html: string, styles: readonly string[]) => Promise<void>;
}

const openVanilla = async (browser: Browser, url: string, ours: Grid): Promise<Grid> => {
  const grid = await openGrid(browser, `${url}/vanilla.html`);
  const rows = await ours.page.$eval("#root", (element) => element.innerHTML);
  const styles = await ours.page.$$eval("link[rel=stylesheet]", (links) =>
    links.map((link) => (link as HTMLLinkElement).href),
  );
  const taken = { rows, styles };
  await grid.page.evaluate(({ rows, styles }) => (window as unknown as RowTaker).takeRows(rows, styles), taken);
  return grid;
};

const perSecond = (value: number): string => `${(value / ((FRAMES * FRAME_MS) / 1000)).toFixed(1)} ms/s`;

const measureView = async (
  browser: Browser,
  url: string,
  { view, name, rounds }: { readonly view: OfferView; readonly name: string; readonly rounds: number },
): Promise<Figure> => {
  const ours = await openOurs(browser, url, view, EVENING);
  const again = await openOurs(browser, url, view, EVENING);
  const grids = { ours, again, vanilla: await openVanilla(browser, url, ours) };
  for (const grid of Object.values(grids)) await playFrames(grid, FRAMES);
  const samples = await interleave(["ours", "again", "vanilla"] as const, rounds, (contender) =>
    playFrames(grids[contender], FRAMES),
  );
  for (const { page } of Object.values(grids)) await page.close();
  const [a, b, peer] = [median(samples.ours), median(samples.again), median(samples.vanilla)];
  console.log(
    `     A/A control of P1, ${name}: ${(Math.max(a, b) / Math.min(a, b)).toFixed(2)} between two equal pages`,
  );
  return {
    id: "P1",
    what: `odds grid main thread, 2,000 changes/s, marks, ${name}`,
    ours: perSecond(a),
    peer: `${perSecond(peer)} (DOM by hand)`,
    ratio: a / peer,
    goal: { atMost: 1.3 },
  };
};

/** The odds grid at 2,000 changes per second, with change markers, compared with a hand-written one. */
export const measureGrid = async (length: Length): Promise<Figure[]> => {
  const { url, stop } = await servePages();
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const [view, name] of Object.entries(VIEWS))
      figures.push(await measureView(browser, url, { view: view as OfferView, name, rounds: ROUNDS[length] }));
    return figures;
  } finally {
    await browser.close();
    await stop();
  }
};
