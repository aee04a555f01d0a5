/** What every test file of the apps begins and ends with. Files share a worker, but neither globals nor what our modules keep. */
import { afterAll, onTestFinished, vi } from "vitest";

vi.resetModules();

const { setTestEnd } = await import("./test-end.ts");
setTestEnd(onTestFinished);

// Tests without a document do not pay for loading React.
if (typeof document !== "undefined") {
  // Without a layout there is nothing to scroll.
  Element.prototype.scrollIntoView ??= () => undefined;
  const { cleanup, configure } = await import("@testing-library/react");
  afterAll(cleanup);
  configure({
    // Renders twice and runs effects twice, which shows what a component does besides drawing.
    reactStrictMode: true,
    // A part that is loaded on demand may take seconds on a busy machine.
    asyncUtilTimeout: 15_000,
  });
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
