import { test } from "vitest";
import type { DESKTOP, PHONE } from "../testkit/browser.ts";

/** `pnpm verify long` runs everything; other runs take a sample. */
export const isLong = process.env.TEST_SIZE === "long";

type Viewport = typeof PHONE | typeof DESKTOP;

/** For a test that is the same at every width: it runs at one of them, and in the long run at all. */
export const journeyAt = (viewport: Viewport, usual: Viewport) => test.runIf(isLong || viewport === usual);
