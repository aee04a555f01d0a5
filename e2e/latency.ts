import { connect } from "@nats-io/transport-node";
import { eventIdOfSubject, outcomeId, parseOfferDelta } from "@touchline/protocol";
import type { Page } from "playwright-core";

export interface Latency {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
}

interface Change {
  readonly outcome: string;
  readonly text: string;
  readonly at: number;
}

/** Notes when each plate's number changes, by the same clock as the feed's. */
const watchPlates = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: { outcome: string; text: string; at: number }[] = [];
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      const at = performance.timeOrigin + performance.now();
      for (const { target } of records) {
        const plate = target.parentElement?.closest<HTMLElement>("[data-outcome]");
        if (plate?.dataset.outcome) seen.push({ outcome: plate.dataset.outcome, text: target.textContent ?? "", at });
      }
    }).observe(document.body, { subtree: true, characterData: true });
  });

const seenPlates = (page: Page): Promise<Change[]> =>
  page.evaluate(() => (window as unknown as { seen: Change[] }).seen);

const shownText = (price: number): string => {
  const decimal = price / 100;
  return decimal < 10 ? decimal.toFixed(2) : decimal < 99.95 ? decimal.toFixed(1) : decimal.toFixed(0);
};

/** Longer than any change may take: one that another overtook within it was rightly never shown. */
const OVERTAKEN_MS = 1_000;

const changesOnBus = async (natsUrl: string, milliseconds: number): Promise<Change[]> => {
  const bus = await connect({ servers: natsUrl });
  const changes: Change[] = [];
  bus.subscribe("offer.>", {
    callback: (_error, message) => {
      const at = performance.timeOrigin + performance.now();
      const eventId = eventIdOfSubject(message.subject);
      const { prices } = parseOfferDelta(message.string());
      for (let index = 0; index < prices.length; index += 2) {
        const price = prices[index + 1] as number;
        changes.push({
          outcome: outcomeId(eventId, prices[index] as number),
          text: price > 0 ? shownText(price) : "",
          at,
        });
      }
    },
  });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await bus.close();
  return changes;
};

const groupByOutcome = (changes: readonly Change[]): Map<string, Change[]> =>
  Map.groupBy(changes, ({ outcome }) => outcome);

/** From the message on the bus to the text in the page, for every change of a plate on the screen that was not overtaken. */
export const measureLatency = async (page: Page, natsUrl: string, milliseconds: number): Promise<Latency> => {
  const onScreen = new Set(
    await page.$$eval("[data-outcome]", (plates) => plates.map((plate) => (plate as HTMLElement).dataset.outcome)),
  );
  await watchPlates(page);
  const sent = await changesOnBus(natsUrl, milliseconds);
  await page.waitForTimeout(OVERTAKEN_MS);
  const seen = groupByOutcome(await seenPlates(page));
  const end = sent.at(-1)?.at ?? 0;
  const delays: number[] = [];
  for (const [outcome, changes] of groupByOutcome(sent)) {
    if (!onScreen.has(outcome)) continue;
    for (const [index, { text, at }] of changes.entries()) {
      const next = changes[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      const before = changes[index - 1]?.text;
      if (text === "" || text === before || next - at < OVERTAKEN_MS || at > end - OVERTAKEN_MS) continue;
      const shown = seen.get(outcome)?.find((change) => change.text === text && change.at >= at);
      if (shown) delays.push(shown.at - at);
      else if (seen.has(outcome)) delays.push(Number.POSITIVE_INFINITY);
    }
  }
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
  return { count: sorted.length, median: at(0.5), p95: at(0.95), p99: at(0.99) };
};
