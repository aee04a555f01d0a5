import { useEffect, useRef, useState } from "react";

const INTERVAL = 10_000;

/** The text alternative of a drawing changes at most every ten seconds. */
export const useCalmText = (text: string): string => {
  const [said, setSaid] = useState(text);
  const saidAt = useRef(Date.now());
  useEffect(() => {
    if (text === said) return undefined;
    const say = (): void => {
      saidAt.current = Date.now();
      setSaid(text);
    };
    const timer = setTimeout(say, saidAt.current + INTERVAL - Date.now());
    return () => clearTimeout(timer);
  }, [text, said]);
  return said;
};
