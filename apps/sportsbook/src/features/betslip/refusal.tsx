import type { RefusalReason } from "../../data/betslip/betslip-model.ts";
import { useBetslips } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./slip.module.css";

/** Certain not to have been placed, and why. The button below tries again. */
export const Refusal = ({ why }: { readonly why: RefusalReason }) => {
  const { dismissPlacement } = useBetslips();
  return (
    <Notice tone="danger">
      <div className={styles.notice}>
        <span>
          <b>{message("placement.notPlaced")}.</b> {message(`refusal.${why}`)}
        </span>
        <IconButton icon="x" size={18} label={message("actions.close")} onClick={dismissPlacement} />
      </div>
    </Notice>
  );
};
