import { type RefObject, useEffect, useRef } from "react";

const isElsewhere = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/**
 * What replaces the button that was pressed takes the focus, or it would be lost; a screen reader then says what became of it.
 * Who has gone on to something else keeps the focus there.
 */
export const useHeading = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isElsewhere()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
};
