import { useEffect, useState } from "react";
import { MINUTE, toMinute } from "../model/preview-state.ts";

/** The minute it is. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => toMinute(Date.now()));
  useEffect(() => {
    const timer = setTimeout(() => setNow(toMinute(Date.now())), now + MINUTE - Date.now());
    return () => clearTimeout(timer);
  }, [now]);
  return now;
};
