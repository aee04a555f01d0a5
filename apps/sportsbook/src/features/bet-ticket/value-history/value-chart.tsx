import { neverHasCashout } from "@touchline/betting";
import type { Bet, BetPhase } from "@touchline/protocol";
import { useLoaded } from "../../../data/tickets/loaded.ts";
import { useTicketSettings } from "../../../data/tickets/tickets-context.ts";
import type { Ticket } from "../../../data/tickets/tickets-model.ts";
import { message } from "../../../i18n/message.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import styles from "./value-history.module.css";

interface ValueChartProps {
  readonly ticket: Pick<Ticket, "valueHistory">;
  readonly bet: Bet;
}

/** A rejected bet has no value history. */
const NEVER_PLAYED: readonly BetPhase[] = ["PREPARED", "REJECTED"];

const Waiting = () => (
  <div className={styles.main} role="status" aria-label={message("valueHistory.loading")}>
    <Skeleton width={140} height={20} />
    <Skeleton width="100%" height={200} shape="box" />
  </div>
);

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles.main} role="alert">
    <h3 className={styles.title}>{message("valueHistory.title")}</h3>
    <div className={styles.state}>
      <p>{message("valueHistory.failed")}</p>
      <Button small onClick={onRetry}>
        {message("ticket.tryAgain")}
      </Button>
    </div>
  </div>
);

const History = ({ ticket, bet }: ValueChartProps) => {
  const isMoving = bet.phase === "PLACED";
  const { state, retry } = useLoaded({
    ...ticket.valueHistory,
    // After a partial cash-out the values are those of another stake.
    queryKey: [...ticket.valueHistory.queryKey, bet.betProfileId],
    ...(!isMoving && { refetchInterval: false }),
  });
  if (state.status === "missing") return null;
  return (
    <section className={styles.section} aria-label={message("valueHistory.title")}>
      <div className={styles.panel}>
        {state.status === "loaded" && <HistoryPanel bet={bet} history={state.value} />}
        {state.status === "failed" && <Failed onRetry={retry} />}
        {state.status === "loading" && <Waiting />}
      </div>
    </section>
  );
};

/** The value history of the bet, where the brand has cash-out. */
export const ValueChart = ({ ticket, bet }: ValueChartProps) => {
  const { cashoutEnabled } = useTicketSettings();
  if (!cashoutEnabled || NEVER_PLAYED.includes(bet.phase) || neverHasCashout(bet.cashout.codes)) return null;
  return <History ticket={ticket} bet={bet} />;
};
