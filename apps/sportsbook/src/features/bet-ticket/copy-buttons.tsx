import type { Bet } from "@touchline/protocol";
import { useState } from "react";
import type { Tickets } from "../../data/tickets/tickets-model.ts";
import { useNotify } from "../../entities/toast/notify-context.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./ticket.module.css";

/** By which a bettor and the support speak of the bet. */
export const CopyId = ({ bet }: { readonly bet: Bet }) => {
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(bet.id);
      notify("copied", message("receipt.idCopied"));
    } catch {
      notify("warning", message("share.notCopied"));
    }
  };
  return (
    <span className={styles.id}>
      {message("ticket.betId")} <b className={styles.idText}>{bet.id}</b>
      <IconButton icon="copy" size={18} label={message("receipt.copyId")} onClick={copy} />
    </span>
  );
};

/** A booking code of the same selections, to be handed on. */
export const CopyCode = ({ tickets, bet }: { readonly tickets: Tickets; readonly bet: Bet }) => {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const copy = async (): Promise<void> => {
    setIsBusy(true);
    const code = await tickets.copyCode(bet);
    setIsBusy(false);
    if (code === null) notify("warning", message("share.failed"));
    else notify("copied", message("share.generated_code_copied_success"));
  };
  return (
    <Button kind="ghost" busy={isBusy} onClick={copy}>
      {!isBusy && <Icon name="copy" />}
      {message("share.copyCode")}
    </Button>
  );
};
