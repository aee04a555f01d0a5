// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { createRoot, type RootOptions } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageBoundary, PartBoundary } from "../../entities/part-boundary.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { watchChunkErrors } from "./chunk-errors.ts";
import { rootErrorCallbacks, watchWindowErrors } from "./error-sources.ts";

const report = vi.fn();
const { onCaughtError, onUncaughtError, onRecoverableError } = rootErrorCallbacks(report) as Required<RootOptions>;
const broken = new Error("broken");
const Broken = () => {
  throw broken;
};

/** Fails until it was drawn once. */
let isFirst = true;
const Flaky = () => {
  if (!isFirst) return <p>drawn</p>;
  isFirst = false;
  throw broken;
};

watchWindowErrors(report);
beforeEach(() => report.mockReset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an exception that a boundary caught is reported by the name of that boundary, once", () => {
  render(
    <PageBoundary>
      <PartBoundary name="slip" size="slip">
        <Broken />
      </PartBoundary>
    </PageBoundary>,
    { onCaughtError },
  );
  expect(report.mock.calls).toEqual([[broken, "slip"]]);
  expect(screen.getByRole("alert").textContent).toContain("This part stopped working");
});

test("what no part caught takes the page, which offers to be loaded anew", () => {
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
    { onCaughtError },
  );
  expect(report.mock.calls).toEqual([[broken, "page"]]);
  expect(screen.getByRole("alert").textContent).toContain("The page stopped working");
  expect(screen.getByRole("button", { name: "Reload" })).toBeDefined();
});

test("an exception that nothing caught is reported", async () => {
  // In `act` React throws it instead.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  createRoot(document.createElement("div"), { onUncaughtError }).render(<Broken />);
  await expect.poll(() => report.mock.calls).toEqual([[broken, "page"]]);
});

test("an exception that a second try was free of is reported as such, and nothing is replaced", () => {
  isFirst = true;
  render(
    <PartBoundary name="slip" size="slip">
      <Flaky />
    </PartBoundary>,
    { onCaughtError, onRecoverableError },
  );
  expect(screen.getByText("drawn")).toBeDefined();
  expect(report.mock.calls.map(([, where]) => where)).toEqual(["recovered"]);
});

test("exceptions and rejections outside of components are reported, remarks without an error are not", () => {
  window.dispatchEvent(new ErrorEvent("error", { error: broken, message: "broken" }));
  window.dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed" }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "no answer" }));
  expect(report.mock.calls).toEqual([
    [broken, "window"],
    ["no answer", "promise"],
  ]);
});

test("BOOT-10 a part that did not load is reported once, and is left to the notice that offers to reload", async () => {
  const missing = watchChunkErrors((error) => report(error, "chunk"));
  const failure = new TypeError("Failed to fetch dynamically imported module");
  const Part = lazyPart(
    () => Promise.reject(failure),
    () => () => null,
  );
  render(
    <PartBoundary name="slip" size="slip">
      <Suspense fallback={<p>waiting</p>}>
        <Part />
      </Suspense>
    </PartBoundary>,
    { onCaughtError },
  );
  await expect.poll(() => screen.queryByText("waiting")).toBeNull();
  expect(missing.getState()).toBe(true);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(report.mock.calls).toEqual([[failure, "chunk"]]);
});
