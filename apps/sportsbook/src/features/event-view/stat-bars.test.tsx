// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { FullEvent } from "../../data/event/full-event.ts";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { StatBars } from "./stat-bars.tsx";

afterEach(cleanup);

/** The filled part of the corners' bar. */
const filledAt = (home: number, away: number): string | undefined => {
  const metadata = { ...sampleMetadata, corners: { home, away } };
  const event = { metadata, reversed: false, competitors: [{ name: "Ashbourne" }, { name: "Harrow" }] };
  const { container } = render(<StatBars event={event as unknown as FullEvent} />);
  return container.querySelector<HTMLElement>('[style*="--share"]')?.style.getPropertyValue("--share");
};

test.each([
  [0, 0, "0%"],
  [0, 3, "0%"],
  [3, 1, "75%"],
])("corners of %i:%i fill the bar so far: %s", (home, away, share) => {
  expect(filledAt(home, away)).toBe(share);
});
