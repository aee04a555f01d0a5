import { expect, test } from "vitest";
import { trackerDocument } from "./provider-tracker.tsx";

const provider = { script: "https://widgets.example/a.js?x=1&y=2", theme: "midnight", colors: undefined, locale: "fi" };

test("OFFER-6 a provider's page loads its script and is told event, theme and language", () => {
  const page = trackerDocument(provider, 7);
  expect(page).toContain('src="https://widgets.example/a.js?x=1&amp;y=2"');
  expect(page).toContain('data-event="7"');
  expect(page).toContain('data-theme="midnight"');
  expect(page).toContain('data-locale="fi"');
});

test("nothing in a setting can break out of its place", () => {
  const page = trackerDocument({ ...provider, theme: '"><script>bad()</script>' }, 7);
  expect(page).not.toContain("<script>bad");
});
