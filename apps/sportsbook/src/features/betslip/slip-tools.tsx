import { useState } from "react";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Switch } from "../../ui/switch.tsx";
import { LoadCode } from "./load-code.tsx";
import { ShareCode } from "./share-code.tsx";
import styles from "./slip.module.css";
import { useSurroundings } from "./slip-context.ts";

/** Where the brand keeps the picks anyway there is nothing to choose. */
export const KeepPicks = () => {
  const { setKeepSelections } = useBetslips();
  const isKept = useSlip(({ keepSelections }) => keepSelections);
  const { clearBetslipAfterPayment } = useSurroundings().settings;
  if (!clearBetslipAfterPayment) return null;
  return (
    <Switch checked={isKept} onChange={setKeepSelections}>
      {message("slip.keep")}
    </Switch>
  );
};

/** What is done with a slip beside betting. */
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
        <>
          <ShareCode />
          <LoadCode />
        </>
      )}
    </div>
  );
};
