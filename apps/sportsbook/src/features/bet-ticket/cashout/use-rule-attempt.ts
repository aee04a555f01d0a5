import { useEffect, useRef, useState } from "react";
import type { RulesState, Ticket } from "../../../data/tickets/tickets-model.ts";
import { useStateValue } from "../../../data/use-state-value.ts";

/** Makes or removes a rule from one place, and tells that place alone what came of it. */
export const useRuleAttempt = (ticket: Ticket, onDone: () => void) => {
  const { busy } = useStateValue(ticket.rules);
  const [failed, setFailed] = useState<RulesState["failed"]>("no");
  const stop = useRef((): void => undefined);
  useEffect(() => () => stop.current(), []);

  const attempt = (run: () => void): void => {
    stop.current();
    setFailed("no");
    const unsubscribe = ticket.rules.subscribe(() => {
      const state = ticket.rules.get();
      if (state.busy !== "no") return;
      unsubscribe();
      if (state.failed === "no") onDone();
      else setFailed(state.failed);
    });
    stop.current = () => void unsubscribe();
    run();
  };
  return { isBusy: busy !== "no", failed, attempt };
};
