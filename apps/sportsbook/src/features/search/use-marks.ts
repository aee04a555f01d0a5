import { type RefObject, useLayoutEffect } from "react";
import { matchRanges } from "./match-ranges.ts";

const NAME = "found";
const NAMES = "[data-event] [dir='auto'], [data-found]";

const rangesIn = (element: Element, typed: string): Range[] => {
  const text = element.firstChild;
  if (!(text instanceof Text)) return [];
  return matchRanges(text.data, typed).map(([from, to]) => {
    const range = new Range();
    range.setStart(text, from);
    range.setEnd(text, to);
    return range;
  });
};

/**
 * Marks what was typed in the names below. The rows are drawn by those who know nothing of a search, so the marks are
 * laid over them; a browser that cannot do so shows the names unmarked.
 */
export const useMarks = (results: RefObject<HTMLElement | null>, typed: string): void => {
  useLayoutEffect(() => {
    if (!("highlights" in CSS)) return undefined;
    const names = [...(results.current?.querySelectorAll(NAMES) ?? [])];
    CSS.highlights.set(NAME, new Highlight(...names.flatMap((name) => rangesIn(name, typed))));
    return () => {
      CSS.highlights.delete(NAME);
    };
  });
};
