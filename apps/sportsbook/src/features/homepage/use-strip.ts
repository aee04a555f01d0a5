import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";

/** How far one banner is from the next; from right to left the way is negative. */
const stepOf = (strip: HTMLElement): number => {
  const [first, second] = strip.children as unknown as readonly HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
};

/** Where a key leads from a place, along the line of reading. Together with another key it is the browser's. */
const leadsTo = (event: KeyboardEvent, place: number, places: number): number | undefined => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const [next, previous] = document.dir === "rtl" ? [place - 1, place + 1] : [place + 1, place - 1];
  return { ArrowRight: next, ArrowLeft: previous, Home: 0, End: places - 1 }[event.key];
};

/** Where a strip that scrolls sideways stands, and how to get elsewhere. After the last place comes the first. */
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
    strip?.scrollTo({ left: ((next + places) % places) * stepOf(strip), behavior });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = leadsTo(event, place, places);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };

  return { place, goTo, onKeyDown };
};
