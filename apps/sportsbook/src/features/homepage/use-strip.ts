import { type RefObject, useEffect, useState } from "react";

/** How far one banner is from the next; from right to left the way is negative. */
const stepOf = (strip: HTMLElement): number => {
  const [first, second] = strip.children as unknown as readonly HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
};

/** Where a strip that scrolls sideways stands, and how to get elsewhere. */
export const useStrip = (stripRef: RefObject<HTMLElement | null>, places: number) => {
  const [place, setPlace] = useState(0);

  useEffect(() => {
    const strip = stripRef.current;
    if (!strip) return undefined;
    const read = (): void => {
      const step = stepOf(strip);
      setPlace(step === 0 ? 0 : Math.min(places - 1, Math.max(0, Math.round(strip.scrollLeft / step))));
    };
    read();
    strip.addEventListener("scroll", read, { passive: true });
    return () => strip.removeEventListener("scroll", read);
  }, [stripRef, places]);

  const goTo = (next: number): void => {
    const strip = stripRef.current;
    const behavior = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    strip?.scrollTo({ left: next * stepOf(strip), behavior });
  };

  return { place, goTo };
};
