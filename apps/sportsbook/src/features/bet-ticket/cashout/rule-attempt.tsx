import { useEffect, useRef, useState } from "react";
import type { RulesState, Ticket } from "../../../data/tickets/tickets-model.ts";
import { useStore } from "../../../data/use-store.ts";
import { message } from "../../../i18n/message.ts";
import { Notice } from "../../../ui/notice.tsx";

/** Adds or removes a rule, and reports success or failure to this component only. */
export const useRuleAttempt = (ticket: Ticket, onDone: () => void) => {
  const { busy } = useStore(ticket.rules);
  const [failed, setFailed] = useState<RulesState["failed"]>("no");
  const stop = useRef((): void => undefined);
  useEffect(() => () => stop.current(), []);

  const attempt = (run: () => void): void => {
    stop.current();
    setFailed("no");
    const unsubscribe = ticket.rules.subscribe(() => {
      const state = ticket.rules.getState();
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

interface RuleFailureProps {
  readonly failed: RulesState["failed"];
  readonly doing: "add" | "remove";
}

const failureText = (failed: Exclude<RulesState["failed"], "no">, doing: RuleFailureProps["doing"]): string => {
  if (failed === "unreachable") return message("rules.unreachable");
  return failed === "unavailable" ? message("cashoutCode.unsupported") : message(`rules.refused.${doing}`);
};

/** Why a rule was not added or not removed. */
export const RuleFailure = ({ failed, doing }: RuleFailureProps) => {
  if (failed === "no") return null;
  return <Notice tone="danger">{failureText(failed, doing)}</Notice>;
};
