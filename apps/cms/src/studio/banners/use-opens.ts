import { useEffect, useState } from "react";
import type { OpensAnswer } from "../../links/answers.ts";
import { linkApi } from "../data/link-api.ts";

/** Not for every key that is pressed. */
const PAUSE_MS = 300;

const NOTHING: OpensAnswer = { state: "opens" };

/** What a link opens; undefined until that is known, null where there is no link. */
export const useOpens = (brandId: string, route: string | null): OpensAnswer | null | undefined => {
  const [known, setKnown] = useState<{ readonly route: string; readonly answer: OpensAnswer } | null>(null);
  useEffect(() => {
    if (!route) return;
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      linkApi.opens(brandId, route, stopped.signal).then(
        (answer) => setKnown({ route, answer }),
        () => stopped.signal.aborted || setKnown({ route, answer: { ...NOTHING, state: "unchecked" } }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [brandId, route]);
  if (!route) return null;
  return known?.route === route ? known.answer : undefined;
};
