import { expect, test } from "vitest";
import { below, from } from "../src/ui/metrics.ts";
import { metricsStyles, writeOutQueries } from "./metrics-styles.ts";

test("a named media query is written out from the breakpoint that scripts read", () => {
  const css = "@media (--from-tablet) and (hover: hover) { .a { color: var(--text) } } @media (--below-desktop) {}";
  expect(writeOutQueries(css, "a.css")).toBe(
    `@media ${from("tablet")} and (hover: hover) { .a { color: var(--text) } } @media ${below("desktop")} {}`,
  );
  expect(below("tablet")).toBe("(max-width: 767px)");
});

test("a media query that nobody has named stops the build, naming the file", () => {
  expect(() => writeOutQueries("@media (--below-moon) {}", "a.module.css")).toThrow(/a\.module\.css: .*--below-moon/);
});

test("sizes that scripts compute with are custom properties of the page", () => {
  const { load } = metricsStyles();
  const css = typeof load === "function" ? load.call({} as never, "\0virtual:metrics.css") : null;
  expect(css).toMatch(/^:root\{.*--row-narrow:72px.*--grid-cell:28px.*\}$/);
});
