import { useNotify } from "../../entities/toast/notify-context.ts";
import { message } from "../../i18n/message.ts";

/** Copies a text and says so. On an origin that is not secure there is no clipboard, and some browsers refuse it. */
export const useCopy = () => {
  const notify = useNotify();
  return async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify("copied", done);
    } catch {
      notify("warning", message("share.notCopied"));
    }
  };
};
