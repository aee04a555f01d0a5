import { type RefObject, useEffect, useRef } from "react";

/** Tells when pointer or focus go elsewhere while something is open. */
export const useLeaving = (place: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void): void => {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const handle = ({ target }: Event): void => {
      if (target instanceof Node && !place.current?.contains(target)) leave.current();
    };
    document.addEventListener("pointerdown", handle);
    document.addEventListener("focusin", handle);
    return () => {
      document.removeEventListener("pointerdown", handle);
      document.removeEventListener("focusin", handle);
    };
  }, [place, isOpen]);
};
