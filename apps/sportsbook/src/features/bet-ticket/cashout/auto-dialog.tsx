import type { Bet, CashoutRule } from "@touchline/protocol";
import { useState } from "react";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { CashoutDialog } from "./cashout-dialog.tsx";
import { DeleteAuto } from "./delete-auto.tsx";
import { SetUpAuto } from "./set-up-auto.tsx";

interface ContentProps {
  readonly ticket: Ticket;
  readonly bet: Bet;
  readonly narrow: boolean;
  readonly onClose: () => void;
}

interface AutoDialogProps extends ContentProps {
  readonly open: boolean;
  readonly returnTo?: () => HTMLElement | null;
}

/** The rule that takes all at a target. */
export const autoRuleOf = ({ rules, autoCashoutRule }: Bet): CashoutRule | null =>
  rules.find(({ id }) => id === autoCashoutRule?.id) ?? null;

/** What it was opened for stays while it leaves, though the rule is there or gone by then. */
const Content = (props: ContentProps) => {
  const [rule] = useState(() => autoRuleOf(props.bet));
  return rule ? <DeleteAuto {...props} rule={rule} /> : <SetUpAuto {...props} />;
};

/** Sets up the automatic cash-out of all that is open, or deletes it where there is one. */
export const AutoDialog = ({ open, returnTo, ...content }: AutoDialogProps) => (
  <CashoutDialog
    narrow={content.narrow}
    title={message("rules.auto.title")}
    open={open}
    onClose={content.onClose}
    returnTo={returnTo}
  >
    <Content {...content} />
  </CashoutDialog>
);
