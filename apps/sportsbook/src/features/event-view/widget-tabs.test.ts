import { expect, test } from "vitest";
import type { FullEvent } from "../../data/event/full-event.ts";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import type { Widget, WidgetProvider } from "./provider-widget.tsx";
import { widgetTabsOf } from "./widget-tabs.ts";

const eventOf = (key: string, live: boolean) =>
  ({ sport: { key }, live, metadata: live ? sampleMetadata : null }) as unknown as FullEvent;

const withWidgets = (...widgets: readonly Widget[]): WidgetProvider => ({
  script: "https://widgets.example/a.js",
  widgets,
  accountId: null,
  theme: "dark",
  colors: undefined,
  locale: "en",
});

const NARROW = true;
const WIDE = false;

test.each([
  ["a live match without a provider has our tracker", eventOf("tennis", true), null, WIDE, "tracker"],
  ["on a phone it is opened from the score", eventOf("tennis", true), null, NARROW, "score tracker"],
  ["football has statistics of ours", eventOf("soccer", true), null, NARROW, "score tracker statistics"],
  ["which stand under the score where there is room", eventOf("soccer", true), null, WIDE, "tracker"],
  ["a provider's are chosen", eventOf("soccer", true), withWidgets("statistics"), WIDE, "tracker statistics"],
  [
    "all three share the slot",
    eventOf("tennis", true),
    withWidgets("tracker", "statistics", "betAssist"),
    WIDE,
    "tracker statistics betAssist",
  ],
  ["before the match there is nothing of ours", eventOf("soccer", false), null, NARROW, ""],
  ["but what a provider knows", eventOf("soccer", false), withWidgets("statistics"), NARROW, "score statistics"],
])("OFFER-6 %s", (_name, event, provider, narrow, tabs) => {
  expect(widgetTabsOf(event, provider, narrow).join(" ")).toBe(tabs);
});
