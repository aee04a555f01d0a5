import { useState } from "react";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Switch } from "../../ui/switch.tsx";
import { LoadCode } from "./load-code.tsx";
import shareCodeStyles from "./share.module.css";
import styles from "./slip.module.css";
import { useSlipSettings } from "./slip-hooks.ts";
import { useCopy } from "./use-copy.ts";

/** The slip as a booking code and a link, for sharing. */
const ShareCode = () => {
  const { makeCode } = useBetslips();
  const state = useSlip(({ share }) => share);
  const copy = useCopy();
  if (state.status === "ready")
    return (
      <div className={shareCodeStyles.part}>
        <p className={shareCodeStyles.label}>{message("share.code")}</p>
        <output className={shareCodeStyles.code}>{state.code}</output>
        <div className={shareCodeStyles.buttons}>
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
    <div className={shareCodeStyles.part}>
      {state.status === "failed" && (
        <p className={shareCodeStyles.error} role="alert">
          {message("share.failed")}
        </p>
      )}
      <Button small block busy={state.status === "making"} onClick={makeCode}>
        {message("share.make")}
      </Button>
    </div>
  );
};

/** Hidden where the brand always keeps the picks, or always clears them. */
const KeepPicks = () => {
  const { setKeepSelections } = useBetslips();
  const isKept = useSlip(({ keepSelections }) => keepSelections);
  const { clearBetslipAfterPayment, keepSelectionsChoice } = useSlipSettings();
  if (!clearBetslipAfterPayment || !keepSelectionsChoice) return null;
  return (
    <Switch checked={isKept} onChange={setKeepSelections}>
      {message("slip.keep")}
    </Switch>
  );
};

/** What opens at the end of a scrolled slip would be below its edge. */
const scrollIntoSight = (part: HTMLElement | null): void => {
  part?.scrollIntoView({ block: "nearest" });
};

/** Actions on a slip besides placing it. */
export const SlipTools = ({ onClear }: { readonly onClear: (() => void) | undefined }) => {
  const [isSharing, setIsSharing] = useState(false);
  return (
    <div className={styles.tools}>
      <KeepPicks />
      <div className={styles.buttons}>
        <Button kind="ghost" small onClick={() => setIsSharing(!isSharing)}>
          <Icon name="share" />
          {message("share.open")}
        </Button>
        {onClear && (
          <Button kind="ghost" small onClick={onClear}>
            <Icon name="trash" />
            {message("slip.clear")}
          </Button>
        )}
      </div>
      {isSharing && (
        <div ref={scrollIntoSight}>
          <ShareCode />
          <LoadCode />
        </div>
      )}
    </div>
  );
};
