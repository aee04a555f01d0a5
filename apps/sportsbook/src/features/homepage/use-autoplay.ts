import { type RefObject, useEffect, useRef, useState } from "react";

interface AutoplayOptions {
  readonly section: RefObject<HTMLElement | null>;
  /** Milliseconds; 0 stands still. */
  readonly period: number;
  /** Where it stands: however it came there, it stays for a whole period. */
  readonly place: number;
  readonly pausesOnHover: boolean;
  readonly onNext: () => void;
}

/** Whoever is at the button that makes it move wants to see it move. */
const IS_USED = ":has(:focus-visible):not(:has([data-plays] :focus-visible))";

const isHeld = (section: HTMLElement | null, pausesOnHover: boolean): boolean =>
  section?.matches(pausesOnHover ? `:hover, ${IS_USED}` : IS_USED) ?? false;

/** Goes on by itself, unless the reader has said no, is about to use it, or wants little motion. */
export const useAutoplay = ({ section, period, place, pausesOnHover, onNext }: AutoplayOptions) => {
  const [isPlaying, setIsPlaying] = useState(() => !window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  const next = useRef(onNext);
  useEffect(() => {
    next.current = onNext;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place begins another period.
  useEffect(() => {
    if (period === 0 || !isPlaying) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden && !isHeld(section.current, pausesOnHover)) next.current();
    }, period);
    return () => clearInterval(timer);
  }, [section, period, isPlaying, pausesOnHover, place]);

  return { isPlaying, toggle: () => setIsPlaying(!isPlaying) };
};
