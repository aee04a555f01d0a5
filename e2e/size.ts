import { test } from "vitest";
import type { DESKTOP, PHONE } from "../testkit/browser.ts";

/** `pnpm verify long` runs everything; every other run takes a sample. */
export const isLong = process.env.TEST_SIZE === "long";

type Viewport = typeof PHONE | typeof DESKTOP;

/** For a journey that is the same at every width: it is tested at one of them, and in the long run at all. */
export const journeyAt = (viewport: Viewport, usual: Viewport) => test.runIf(isLong || viewport === usual);
