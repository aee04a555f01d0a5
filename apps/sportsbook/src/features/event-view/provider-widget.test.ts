import { expect, test } from "vitest";
import { type Widget, type WidgetProvider, widgetAddress } from "./provider-widget.tsx";

const provider: WidgetProvider = {
  script: "https://widgets.example/a.js?x=1&y=2",
  accountId: "acme-1",
  theme: "midnight",
  colors: undefined,
  locale: "fi",
};

const read = (address: string): Record<string, string> => JSON.parse(decodeURIComponent(address.split("#")[1] ?? ""));

test("OFFER-6 a provider's page loads its script and is told event, theme and language", () => {
  expect(read(widgetAddress(provider, "tracker", 7))).toMatchObject({
    script: "https://widgets.example/a.js?x=1&y=2",
    event: "7",
    theme: "midnight",
    locale: "fi",
  });
});

test.each<[Widget, string, boolean]>([
  ["tracker", "live-match-tracker", false],
  ["statistics", "statistics", true],
  ["betAssist", "bet-assist", false],
])("CONFIG-3 the %s is asked for as %s; only statistics are told the account", (widget, name, told) => {
  const data = read(widgetAddress(provider, widget, 7));
  expect(data.widget).toBe(name);
  expect(data.account).toBe(told ? "acme-1" : undefined);
});

test("R15 a widget is a page of its own; nothing of a setting stands in its address unescaped, and nothing is sent with it", () => {
  const address = widgetAddress({ ...provider, theme: '"><script>bad()</script>' }, "tracker", 7);
  expect(address).toMatch(/^\/widget\.html#[\w%.!~*'()-]+$/);
});
