import type { TicketType } from "@touchline/betting";
import type { PlacementState } from "../../data/betslip/betslip-model.ts";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { selectSummary } from "../../data/betslip/selectors.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./betslip-bar.module.css";
import { totalOddsText } from "./odds-text.ts";
import { placedBets } from "./outcome.ts";
import { useActiveSlip, useMoney } from "./slip-hooks.ts";
import { isWaiting } from "./waiting-view.tsx";

/** The result of the last attempt, until the bettor has seen it. */
const resultText = (placement: PlacementState): string | null => {
  if (placement.status === "unknown") return message("placement.checking");
  if (isWaiting(placement)) return message("placement.placing");
  if (placement.status === "refused") return message("placement.notPlaced");
  if (placement.status !== "decided") return null;
  const [placed, count] = [placedBets(placement).length, placement.result.bets.length];
  if (placed === 0) return message("placement.notPlaced");
  return placed === count ? message("receipt.placed", { count }) : message("receipt.partly", { placed, count });
};

const useNote = (): string => {
  const placement = useSlip(({ placement }) => placement);
  const { stake, maxWinnings } = useSlip(selectSummary);
  const slip = useActiveSlip();
  const money = useMoney();
  const result = resultText(placement);
  if (result !== null) return result;
  if (stake > 0n && maxWinnings.total > 0n)
    return message("slip.stakeReturns", { stake: money.format(stake), amount: money.format(maxWinnings.total) });
  return slip.selectionsList
    .flatMap((id) => Object.values(slip.selectionsData[id]?.markets ?? {}).map(({ outcomeName }) => outcomeName))
    .join(", ");
};

const titleOf = (type: TicketType, count: number): string =>
  `${message(`slip.type.${type}`)} · ${message("slip.count", { count })}`;

/** Floats above the bottom bar while something is picked. */
export const BetslipBar = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { type, totalOdds } = useSlip(selectSummary);
  const { oddsFormat } = usePresentation();
  const slip = useActiveSlip();
  const note = useNote();
  const count = slip.selectionsList.length;
  const [first] = count === 1 ? Object.values(slip.selectionsData) : [];
  const [market] = first?.type === "regular" ? Object.values(first.markets) : [];
  const name = market?.outcomeName ?? first?.eventName;
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.bar}
        // An empty slip is named by its title, which is all that stands on the bar.
        aria-label={count > 0 ? message("slip.open", { count }) : undefined}
        onClick={onOpen}
      >
        <span className={styles.count}>{count}</span>
        <span className={styles.texts}>
          <span className={styles.title}>{name ?? (count === 0 ? message("slip.title") : titleOf(type, count))}</span>
          <span className={styles.names}>{note}</span>
        </span>
        {totalOdds && count > 0 && <b className={styles.odds}>{totalOddsText(totalOdds, oddsFormat)}</b>}
        <Icon name="up" size={20} />
      </button>
    </div>
  );
};
