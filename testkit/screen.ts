import { type OfferList, offerListWireSchema, outcomeId, unpackOfferList } from "@touchline/protocol";
import type { Page } from "playwright-core";

/** Text of each price button by outcome id: the price, or why there is none. */
export type Prices = ReadonlyMap<string, string>;

export const readScreen = async (page: Page): Promise<Prices> => {
  const plates = await page.$$eval("[data-outcome]", (elements) =>
    elements.map((element): [string, string] => {
      const { outcome = "", state = "" } = (element as HTMLElement).dataset;
      return [outcome, state === "open" ? (element.querySelector("b")?.textContent ?? "") : state];
    }),
  );
  return new Map(plates);
};

export const fetchList = async (apiUrl: string, query = ""): Promise<OfferList> => {
  const answer = await fetch(`${apiUrl}/api/offer/list${query}`);
  return unpackOfferList(offerListWireSchema.parse(await answer.json()));
};

/** Implemented a second time on purpose: the screen is compared with the rule, not with the app's code. */
export const formatPrice = (price: number): string => {
  const decimal = price / 100;
  return decimal < 10 ? decimal.toFixed(2) : decimal < 99.95 ? decimal.toFixed(1) : decimal.toFixed(0);
};

const plateOf = (price: number, suspended: boolean): string => {
  if (price === 0) return "unavailable";
  return suspended || price < 0 ? "suspended" : formatPrice(price);
};

export const readOffer = async (apiUrl: string, query = ""): Promise<Prices> => {
  const { events } = await fetchList(apiUrl, query);
  const prices = events.flatMap((event) =>
    event.markets.flatMap(({ slot, prices: row }) =>
      row.map((price, index): [string, string] => [outcomeId(event.id, slot + index), plateOf(price, event.suspended)]),
    ),
  );
  return new Map(prices);
};

/** Price buttons that differ from the offer, including those of outcomes that are no longer offered. */
export const differences = (screen: Prices, offer: Prices): string[] =>
  [...screen].flatMap(([id, shown]) => {
    const said = offer.get(id);
    return shown === said ? [] : [`${id} shows ${shown}, the offer says ${said ?? "nothing"}`];
  });

/** Milliseconds until every price button equals the offer; throws with the differences after the timeout. */
export const untilShown = async (page: Page, read: () => Promise<Prices>, within: number): Promise<number> => {
  const started = Date.now();
  for (;;) {
    const [screen, offer] = await Promise.all([readScreen(page), read()]);
    const wrong = screen.size === 0 ? ["no plate on the screen"] : differences(screen, offer);
    const elapsed = Date.now() - started;
    if (wrong.length === 0) return elapsed;
    if (elapsed > within)
      throw new Error(`after ${elapsed} ms ${wrong.length} differ: ${wrong.slice(0, 5).join("; ")}`);
    await page.waitForTimeout(50);
  }
};

/** Compares with the lists of the API. */
export const untilEqual = (page: Page, apiUrl: string, query: string, within: number): Promise<number> =>
  untilShown(page, () => readOffer(apiUrl, query), within);

export const untilLive = (page: Page): Promise<unknown> =>
  page.waitForSelector('[data-connection="live"]', { state: "attached" });

/** Requests fail until the first click. If they answered before, the app would retry by itself and the button would be gone. */
export const failUntilClick = async (page: Page, requests: string): Promise<void> => {
  let isFailing = true;
  await page.exposeFunction("answerRequests", () => {
    isFailing = false;
  });
  await page.addInitScript(() => {
    const answer = (window as unknown as { answerRequests: () => void }).answerRequests;
    document.addEventListener("click", answer, { capture: true, once: true });
  });
  await page.route(requests, (route) => (isFailing ? route.abort() : route.continue()));
};
