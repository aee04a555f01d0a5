import { confirm, error, type Finding, warning } from "../finding.ts";
import { type Gap, gapsIn, type Overlap, overlapsIn, slotsOf, windowOfBanner, windowOfBlock } from "./handovers.ts";
import { bannersOf, blocksOf } from "./places.ts";
import type { Rule } from "./rule.ts";
import { formatWindow, isEmpty, type Window } from "./window.ts";

const neverOpen = (path: string, window: Window): Finding[] =>
  isEmpty(window)
    ? [error(path, "ends before it begins, so it is never shown", "set the end after the beginning")]
    : [];

export const checkWindows: Rule = (brand) => [
  ...blocksOf(brand).flatMap(({ path, value }) => neverOpen(`${path}.dateTo`, windowOfBlock(value))),
  ...bannersOf(brand).flatMap(({ path, value }) => neverOpen(`${path}.visibility.to`, windowOfBanner(value))),
];

/** One finding per gap, with all audiences that see it. To be confirmed, because it may be intended. */
export const tellGap = (gap: Gap): Finding => {
  const problem = `before it ${gap.audience.join(" and ")} visitors are shown nothing ${formatWindow(gap)}`;
  return confirm(gap.path, problem, "let it begin when the one before it ends");
};

export const tellOverlap = (overlap: Overlap): Finding =>
  warning(
    overlap.path,
    `is shown together with ${overlap.otherPath} ${formatWindow(overlap)}`,
    "end the one when the other begins",
  );

export const checkSchedule: Rule = (brand) =>
  slotsOf(brand).flatMap((slot) => [...gapsIn(slot).map(tellGap), ...overlapsIn(slot).map(tellOverlap)]);
