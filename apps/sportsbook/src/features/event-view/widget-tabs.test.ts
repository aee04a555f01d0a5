import { expect, test } from "vitest";
import type { FullEvent } from "../../data/event/full-event.ts";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import type { EventWidgets, Widget, WidgetProvider } from "./provider-widget.tsx";
import { widgetTabsOf } from "./widget-tabs.ts";

const eventOf = (key: string, live: boolean) =>
  ({ sport: { key }, live, metadata: live ? sampleMetadata : null }) as unknown as FullEvent;

const PROVIDER: WidgetProvider = {
  script: "https://widgets.example/a.js",
  accountId: null,
  theme: "dark",
  colors: undefined,
  locale: "en",
};
const ours = (...enabled: readonly Widget[]): EventWidgets => ({ enabled, provider: null });
const theirs = (...enabled: readonly Widget[]): EventWidgets => ({ enabled, provider: PROVIDER });
const OURS = ours("tracker", "statistics");

const NARROW = true;
const WIDE = false;

test.each([
  ["a live match without a provider has our tracker", eventOf("tennis", true), OURS, WIDE, "tracker"],
  ["on a phone it is opened from the score", eventOf("tennis", true), OURS, NARROW, "score tracker"],
  ["football has statistics of ours", eventOf("soccer", true), OURS, NARROW, "score tracker statistics"],
  ["which stand under the score where there is room", eventOf("soccer", true), OURS, WIDE, "tracker"],
  [
    "all three of a provider share the slot",
    eventOf("tennis", true),
    theirs("tracker", "statistics", "betAssist"),
    WIDE,
    "tracker statistics betAssist",
  ],
  ["before the match there is nothing of ours", eventOf("soccer", false), OURS, NARROW, ""],
  ["but what a provider knows", eventOf("soccer", false), theirs("statistics"), NARROW, "score statistics"],
  ["a tracker that is off is nobody's", eventOf("soccer", true), ours("statistics"), WIDE, ""],
  ["nor a provider's", eventOf("soccer", true), theirs("statistics"), WIDE, "statistics"],
  ["statistics that are off are nobody's", eventOf("soccer", true), ours("tracker"), NARROW, "score tracker"],
  ["with everything off there is the score alone", eventOf("soccer", true), ours(), NARROW, ""],
])("OFFER-6 CONFIG-3 %s", (_name, event, widgets, narrow, tabs) => {
  expect(widgetTabsOf(event, widgets, narrow).join(" ")).toBe(tabs);
});
