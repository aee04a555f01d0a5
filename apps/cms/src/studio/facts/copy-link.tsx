import { useState } from "react";
import { type PreviewState, writePreviewState } from "../model/preview-state.ts";
import controls from "../parts/controls.module.css";
import { Icon } from "../parts/icon.tsx";
import { timeMachineWords } from "../words/time-machine.ts";
import { useWords } from "../words/use-words.ts";

type Copying = "ready" | "copied" | "failed";
const WORDS = { ready: "copyLink", copied: "linkCopied", failed: "copyFailed" } as const;

/** The studio as it stands, for another editor of the tenant: nobody else can open it. */
export const CopyLink = ({ state }: { readonly state: PreviewState }) => {
  const words = useWords(timeMachineWords);
  const [copied, setCopied] = useState<{ readonly state: PreviewState; readonly as: Copying } | null>(null);
  const as = copied?.state === state ? copied.as : "ready";
  const copy = (): void => {
    const link = location.origin + location.pathname + writePreviewState(state);
    navigator.clipboard.writeText(link).then(
      () => setCopied({ state, as: "copied" }),
      () => setCopied({ state, as: "failed" }),
    );
  };
  return (
    <>
      <button type="button" className={controls.wideButton} onClick={copy}>
        <Icon name={as === "copied" ? "check" : "link"} />
        {words[WORDS[as]]}
      </button>
      <span className={controls.unseen} role="status">
        {as === "ready" ? "" : words[WORDS[as]]}
      </span>
    </>
  );
};
