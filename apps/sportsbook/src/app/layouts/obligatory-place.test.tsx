// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { PACK_IDS } from "@touchline/jurisdictions";
import { afterEach, describe, expect, test } from "vitest";
import { openApp } from "../test-support/open-app.tsx";

afterEach(cleanup);

const MARKS = {
  neutral: [],
  uk: ["GAMSTOP"],
  se: ["Spelpaus", "Självtest"],
  de: ["GGL"],
  dk: ["StopSpillet"],
} as const;

describe.each([390, 1440])("AHEAD-9 at %s", (width) => {
  test.each(PACK_IDS)("AHEAD-9 the page of %s has its marks above everything else", async (jurisdiction) => {
    await openApp("/homepage", { width, jurisdiction });
    for (const name of MARKS[jurisdiction]) await screen.findByRole("link", { name: new RegExp(`^${name}:`) });
    const strip = document.querySelector("[data-obligatory]");
    expect(strip?.getAttribute("data-obligatory") ?? "neutral").toBe(jurisdiction);
    expect(strip?.closest("[data-scroller]") ?? null).toBeNull();
  });
});
