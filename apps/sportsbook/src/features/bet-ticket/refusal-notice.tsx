import type { Bet } from "@touchline/protocol";
import { rejectionText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { Notice } from "../../ui/notice.tsx";
import styles from "./ticket.module.css";

/** Why a bet was not taken, each reason once. */
export const RefusalNotice = ({ bet }: { readonly bet: Bet }) => {
  if (bet.phase !== "REJECTED") return null;
  const reasons = [...new Set(bet.reasons.map(({ code }) => rejectionText(code)))];
  return (
    <div className={styles.refusal}>
      <Notice tone="warning">
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{message("placement.noMoney")}</p>
      </Notice>
    </div>
  );
};
