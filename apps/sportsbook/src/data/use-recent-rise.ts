import { useEffect, useRef, useState } from "react";

const HOLD = 3000;

/** True for three seconds after the value rose: a goal is worth a look. */
export const useRecentRise = (value: number): boolean => {
  const before = useRef(value);
  const [rose, setRose] = useState(false);

  useEffect(() => {
    const hasRisen = value > before.current;
    before.current = value;
    setRose(hasRisen);
    if (!hasRisen) return undefined;
    const timer = setTimeout(() => setRose(false), HOLD);
    return () => clearTimeout(timer);
  }, [value]);

  return rose;
};
