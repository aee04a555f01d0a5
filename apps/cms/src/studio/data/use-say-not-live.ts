import { toast } from "@payloadcms/ui";
import { shellWords } from "../words/shell.ts";
import { useWords } from "../words/use-words.ts";

/** To be called after anything was saved: visitors do not see it yet. */
export const useSayNotLive = (): (() => void) => {
  const words = useWords(shellWords);
  return () => toast.info(words.saved);
};
