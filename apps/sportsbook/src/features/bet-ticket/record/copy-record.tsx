import { useState } from "react";
import { usePresentation } from "../../../data/preferences/presentation-context.ts";
import { message } from "../../../i18n/message.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./record-frame.module.css";
import { recordText } from "./record-text.ts";
import type { WordsOf } from "./record-words.ts";

/** Says in its own place what became of it: a toast would stand behind the record. */
export const CopyRecord = ({ of }: { readonly of: WordsOf }) => {
  const { dates } = usePresentation();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(recordText(of, dates.betList));
      setCopied("yes");
    } catch {
      setCopied("failed");
    }
  };
  return (
    <>
      <IconButton icon={copied === "yes" ? "check" : "copy"} label={message("record.copy")} onClick={copy} />
      <p className={styles.copied} role="status" data-copied={copied}>
        {copied === "yes" && message("record.copied")}
        {copied === "failed" && message("share.notCopied")}
      </p>
    </>
  );
};
