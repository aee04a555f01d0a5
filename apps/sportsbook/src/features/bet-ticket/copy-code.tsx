import type { Bet } from "@touchline/protocol";
import { useState } from "react";
import type { Tickets } from "../../data/tickets/tickets-model.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useSay } from "./say-context.ts";

/** A booking code of the same selections, to be handed on. */
export const CopyCode = ({ tickets, bet }: { readonly tickets: Tickets; readonly bet: Bet }) => {
  const say = useSay();
  const [isBusy, setIsBusy] = useState(false);
  const copy = async (): Promise<void> => {
    setIsBusy(true);
    const code = await tickets.copyCode(bet);
    setIsBusy(false);
    if (code === null) say("warning", message("share.failed"));
    else say("copied", message("share.generated_code_copied_success"));
  };
  return (
    <Button kind="ghost" busy={isBusy} onClick={copy}>
      {!isBusy && <Icon name="copy" />}
      {message("share.copyCode")}
    </Button>
  );
};
