import { type RefObject, useEffect, useRef, useState } from "react";

interface AutoplayOptions {
  readonly track: RefObject<HTMLElement | null>;
  /** Milliseconds; 0 stands still. */
  readonly period: number;
  readonly pausesOnHover: boolean;
  readonly onNext: () => void;
}

const isLookedAt = (track: HTMLElement | null, pausesOnHover: boolean): boolean =>
  track?.matches(pausesOnHover ? ":focus-within, :hover" : ":focus-within") ?? false;

/** Goes on by itself, unless the reader has said no, is about to use it, or wants little motion. */
export const useAutoplay = ({ track, period, pausesOnHover, onNext }: AutoplayOptions) => {
  const [isPlaying, setIsPlaying] = useState(() => !window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  const next = useRef(onNext);
  useEffect(() => {
    next.current = onNext;
  });

  useEffect(() => {
    if (period === 0 || !isPlaying) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden && !isLookedAt(track.current, pausesOnHover)) next.current();
    }, period);
    return () => clearInterval(timer);
  }, [track, period, isPlaying, pausesOnHover]);

  return { isPlaying, toggle: () => setIsPlaying(!isPlaying) };
};
