import type { Bet } from "@touchline/protocol";
import { useNotify } from "../../entities/toast/notify-context.ts";
import { message } from "../../i18n/message.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./ticket.module.css";

/** By which a bettor and the support speak of the bet. */
export const CopyId = ({ bet }: { readonly bet: Bet }) => {
  const notify = useNotify();
  const id = bet.hashes[0]?.value ?? bet.id;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(id);
      notify("copied", message("receipt.idCopied"));
    } catch {
      notify("warning", message("share.notCopied"));
    }
  };
  return (
    <span className={styles.id}>
      {message("ticket.betId")} <b className={styles.idText}>{id}</b>
      <IconButton icon="copy" size={18} label={message("receipt.copyId")} onClick={copy} />
    </span>
  );
};
