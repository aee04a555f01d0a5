import type { Bet } from "@touchline/protocol";
import { useEffect, useRef } from "react";
import { canRebet } from "../../data/tickets/rebet.ts";
import type { Tickets } from "../../data/tickets/tickets-model.ts";
import { useStore } from "../../data/use-store.ts";
import { useNotify } from "../../entities/toast/notify-context.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

interface RebetButtonProps {
  readonly tickets: Tickets;
  readonly bet: Bet;
  /** As wide as its place, where it stands alone. */
  readonly block: boolean;
}

/** The same again, where that can be had. A slip that could not be rebuilt is told of once. */
export const RebetButton = ({ tickets, bet, block }: RebetButtonProps) => {
  const state = useStore(tickets.rebetState);
  const notify = useNotify();
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current || state === "building") return;
    if (state === "unavailable") notify("danger", message("rebet.rebet_unavailable"));
    if (state !== "idle") asked.current = false;
  }, [state, notify]);
  if (!canRebet(bet)) return null;
  const rebet = (): void => {
    asked.current = true;
    tickets.rebet(bet);
  };
  return (
    <Button kind={block ? "outline" : "neutral"} block={block} busy={state === "building"} onClick={rebet}>
      {state !== "building" && <Icon name="repeat" />}
      {message("rebet.rebet")}
    </Button>
  );
};
