import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./share.module.css";
import { useCopy } from "./use-copy.ts";

/** The slip as a short code and a link, to be handed on. */
export const ShareCode = () => {
  const { makeCode } = useBetslips();
  const state = useSlip(({ share }) => share);
  const copy = useCopy();
  if (state.status === "ready")
    return (
      <div className={styles.part}>
        <p className={styles.label}>{message("share.code")}</p>
        <output className={styles.code}>{state.code}</output>
        <div className={styles.buttons}>
          <Button small onClick={() => copy(state.code, message("share.generated_code_copied_success"))}>
            <Icon name="copy" />
            {message("share.copyCode")}
          </Button>
          <Button small onClick={() => copy(state.link, message("share.linkCopied"))}>
            <Icon name="link" />
            {message("share.copyLink")}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={styles.part}>
      {state.status === "failed" && (
        <p className={styles.error} role="alert">
          {message("share.failed")}
        </p>
      )}
      <Button small block busy={state.status === "making"} onClick={makeCode}>
        {message("share.make")}
      </Button>
    </div>
  );
};
