import type { RulesState } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { Notice } from "../../../ui/notice.tsx";

interface RuleFailureProps {
  readonly failed: RulesState["failed"];
  readonly doing: "add" | "remove";
}

/** Why a rule is not made, or not gone. */
export const RuleFailure = ({ failed, doing }: RuleFailureProps) => {
  if (failed === "no") return null;
  return (
    <Notice tone="danger">
      {failed === "unreachable" ? message("rules.unreachable") : message(`rules.refused.${doing}`)}
    </Notice>
  );
};
