import { type RefObject, useLayoutEffect, useState } from "react";

/** The narrowest an item may become: a target for a thumb, and room for a word. */
const ITEM_WIDTH = 76;
const FEWEST = 3;

/** How many items a bar has room for: what the brand says or, where the bar adapts, no more than fit. */
export const usePlaces = (bar: RefObject<HTMLElement | null>, most: number, adaptive: boolean): number => {
  const [fitting, setFitting] = useState(most);
  useLayoutEffect(() => {
    if (!adaptive || !bar.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setFitting(Math.max(FEWEST, Math.floor(entry.contentRect.width / ITEM_WIDTH)));
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar, adaptive]);
  return adaptive ? Math.min(most, fitting) : most;
};
