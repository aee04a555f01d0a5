import type { Bet } from "@touchline/protocol";
import { useEffect, useState } from "react";
import { useMoney } from "../../data/tickets/tickets-context.ts";
import type { Ticket } from "../../data/tickets/tickets-model.ts";
import { useSecondsUntil } from "../../data/use-now.ts";
import { useStore } from "../../data/use-store.ts";
import { useNotify } from "../../entities/toast/notify-context.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./ticket.module.css";

interface CancelBetProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
}

const Cancellable = ({ ticket, bet, until }: CancelBetProps & { readonly until: number }) => {
  const [isAsking, setIsAsking] = useState(false);
  const cancelling = useStore(ticket.cancelling);
  const seconds = useSecondsUntil(until);
  const notify = useNotify();
  const money = useMoney(bet.currency);
  const close = (): void => setIsAsking(false);
  useEffect(() => {
    if (cancelling === "refused" || cancelling === "unreachable")
      notify("warning", message(`ticket.cancel.${cancelling}`));
  }, [cancelling, notify]);
  if (seconds === 0) return null;
  const cancel = (): void => {
    ticket.cancel();
    close();
  };
  return (
    <>
      <Button kind="ghost" busy={cancelling === "asking"} onClick={() => setIsAsking(true)}>
        {message("ticket.cancel.action")}
      </Button>
      <Dialog
        open={isAsking}
        title={message("ticket.cancel.title")}
        text={message("ticket.cancel.text", { amount: money(bet.payin.stake) })}
        close={{ label: message("actions.close"), onClose: close }}
      >
        <div className={styles.answers}>
          <Button onClick={close}>{message("ticket.cancel.keep")}</Button>
          <Button kind="danger" onClick={cancel}>
            {message("ticket.cancel.action")}
          </Button>
        </div>
      </Dialog>
    </>
  );
};

/** Shown while the brand allows cancelling the bet. */
export const CancelBet = ({ ticket, bet }: CancelBetProps) =>
  bet.cancellableUntil === null ? null : <Cancellable ticket={ticket} bet={bet} until={bet.cancellableUntil} />;
