import type { Bet } from "@touchline/protocol";
import { useState } from "react";
import type { Tickets } from "../../data/tickets/tickets-model.ts";
import { useNotify } from "../../entities/toast/notify-context.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

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
