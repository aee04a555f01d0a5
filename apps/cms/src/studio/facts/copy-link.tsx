import { useState } from "react";
import { type PreviewState, writePreviewState } from "../model/preview-state.ts";
import controls from "../parts/controls.module.css";
import { Icon } from "../parts/icon.tsx";

type Copying = "ready" | "copied" | "failed";
const WORDS: Readonly<Record<Copying, string>> = {
  ready: "Copy preview link",
  copied: "Link copied",
  failed: "Copy the address of this page instead",
};

/** The studio as it stands, for another editor of the tenant: nobody else can open it. */
export const CopyLink = ({ state }: { readonly state: PreviewState }) => {
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
        {WORDS[as]}
      </button>
      <span className={controls.unseen} role="status">
        {as === "ready" ? "" : WORDS[as]}
      </span>
    </>
  );
};
