import { eventIdOfSubject, outcomeId, parseOfferDelta, parseOfferState } from "@touchline/protocol";
import type { Page } from "playwright-core";
import { openBus } from "../testkit/bus.ts";
import { formatPrice, readScreen } from "../testkit/screen.ts";

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

/** Records when each price text changes, by the same clock as the feed's. */
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

/** Longer than any change may take: one that was followed by another within this time need not have been shown. */
const OVERTAKEN_MS = 1_000;

interface Traffic {
  readonly changes: readonly Change[];
  /** Times at which events were suspended: their prices are then shown as locked, whatever they are. */
  readonly suspended: readonly { readonly eventId: number; readonly at: number }[];
}

const trafficOnBus = async (natsUrl: string, milliseconds: number): Promise<Traffic> => {
  const bus = await openBus(natsUrl);
  const changes: Change[] = [];
  const suspended: { eventId: number; at: number }[] = [];
  bus.subscribe("offer.>", {
    callback: (_error, message) => {
      const at = performance.timeOrigin + performance.now();
      const eventId = eventIdOfSubject(message.subject);
      const text = message.string();
      const { prices } = parseOfferDelta(text);
      if (parseOfferState(text).suspended) suspended.push({ eventId, at });
      for (let index = 0; index < prices.length; index += 2) {
        const price = prices[index + 1] as number;
        changes.push({
          outcome: outcomeId(eventId, prices[index] as number),
          text: price > 0 ? formatPrice(price) : "",
          at,
        });
      }
    },
  });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await bus.close();
  return { changes, suspended };
};

const groupByOutcome = (changes: readonly Change[]): Map<string, Change[]> =>
  Map.groupBy(changes, ({ outcome }) => outcome);

const platesOf = async (page: Page): Promise<Set<string>> => new Set((await readScreen(page)).keys());

/** Changes that must have been shown: not followed by another, not locked, and with time left to appear. */
const dueChanges = ({ changes, suspended }: Traffic): Change[] => {
  const end = changes.at(-1)?.at ?? 0;
  const isLocked = ({ outcome, at }: Change): boolean =>
    suspended.some((stop) => outcome.startsWith(`${stop.eventId}o`) && Math.abs(stop.at - at) < OVERTAKEN_MS);
  const isDue = (change: Change, index: number, row: readonly Change[]): boolean => {
    const next = row[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const isNews = change.text !== "" && change.text !== row[index - 1]?.text;
    return isNews && next - change.at > OVERTAKEN_MS && change.at < end - OVERTAKEN_MS && !isLocked(change);
  };
  return [...groupByOutcome(changes).values()].flatMap((row) => row.filter(isDue));
};

/** From the message on the bus to the text in the page; a change that never appeared counts as infinite. */
export const measureLatency = async (page: Page, natsUrl: string, milliseconds: number): Promise<Latency> => {
  const before = await platesOf(page);
  await watchPlates(page);
  const traffic = await trafficOnBus(natsUrl, milliseconds);
  await page.waitForTimeout(OVERTAKEN_MS);
  const stayed = before.intersection(await platesOf(page));
  const seen = groupByOutcome(await seenPlates(page));
  const delays = dueChanges(traffic)
    .filter(({ outcome }) => stayed.has(outcome))
    .map(({ outcome, text, at }) => {
      const shown = seen.get(outcome)?.find((change) => change.text === text && change.at >= at);
      return shown ? shown.at - at : Number.POSITIVE_INFINITY;
    })
    .toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN);
  return { count: delays.length, median: at(0.5), p95: at(0.95), p99: at(0.99) };
};
