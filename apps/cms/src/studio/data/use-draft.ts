import { useEffect } from "react";
import type { DraftAnswer } from "../../publishing/answers.ts";
import { brandApi } from "./brand-api.ts";
import { type Loaded, useLoaded } from "./use-loaded.ts";

/** The draft of a brand, asked for again whenever the editor comes back from changing it elsewhere. */
export const useDraft = (brandId: string): Loaded<DraftAnswer> => {
  const loaded = useLoaded(brandId, (signal) => brandApi.draft(brandId, signal));
  const { reload } = loaded;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible") reload();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [reload]);
  return loaded;
};
