import type { LoadedChange } from "../../data/betslip/betslip-model.ts";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./slip.module.css";

const KINDS = { odds: "slip.changed", gone: "loaded.gone", suspended: "slip.blocked" } as const;

const changeTexts = (changes: readonly LoadedChange[]): string[] =>
  (["odds", "gone", "suspended"] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [message(KINDS[kind], { count })];
  });

/** What a loaded slip is no longer, until the bettor has read it. */
export const LoadedNotice = () => {
  const { dismissLoaded } = useBetslips();
  const state = useSlip(({ loaded }) => loaded);
  if (state.status !== "loaded") return null;
  const texts = changeTexts(state.changes);
  return (
    <Notice tone={texts.length === 0 ? "success" : "warning"}>
      <div className={styles.notice}>
        <span>
          <b>{message("loaded.title", { code: state.code })}.</b>{" "}
          {texts.length === 0 ? message("loaded.same") : `${texts.join(". ")}.`}
        </span>
        <IconButton icon="x" size={18} label={message("actions.close")} onClick={dismissLoaded} />
      </div>
    </Notice>
  );
};
