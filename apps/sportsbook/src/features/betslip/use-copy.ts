import { message } from "../../i18n/message.ts";
import { useSay } from "./say-context.ts";

/** Copies a text and says so. On an origin that is not secure there is no clipboard, and some browsers refuse it. */
export const useCopy = () => {
  const say = useSay();
  return async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say("copied", done);
    } catch {
      say("warning", message("share.notCopied"));
    }
  };
};
