import { expect, test } from "vitest";
import { type Widget, type WidgetProvider, widgetDocument } from "./provider-widget.tsx";

const provider: WidgetProvider = {
  script: "https://widgets.example/a.js?x=1&y=2",
  widgets: ["tracker"],
  accountId: "acme-1",
  theme: "midnight",
  colors: undefined,
  locale: "fi",
};

test("OFFER-6 a provider's page loads its script and is told event, theme and language", () => {
  const page = widgetDocument(provider, "tracker", 7);
  expect(page).toContain('src="https://widgets.example/a.js?x=1&amp;y=2"');
  expect(page).toContain('data-event="7"');
  expect(page).toContain('data-theme="midnight"');
  expect(page).toContain('data-locale="fi"');
});

test.each<[Widget, string, boolean]>([
  ["tracker", "live-match-tracker", false],
  ["statistics", "statistics", true],
  ["betAssist", "bet-assist", false],
])("CONFIG-3 the %s is asked for as %s; only statistics are told the account", (widget, name, told) => {
  const page = widgetDocument(provider, widget, 7);
  expect(page).toContain(`data-widget="${name}"`);
  expect(page.includes('data-account="acme-1"')).toBe(told);
});

test("nothing in a setting can break out of its place", () => {
  const page = widgetDocument({ ...provider, theme: '"><script>bad()</script>' }, "tracker", 7);
  expect(page).not.toContain("<script>bad");
});
