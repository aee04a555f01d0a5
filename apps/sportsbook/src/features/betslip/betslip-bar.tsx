import { useSelections } from "../../data/betslip/selection-context.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./betslip-bar.module.css";

/** Floats above the bottom bar while something is picked. */
export const BetslipBar = ({ onOpen }: { readonly onOpen: () => void }) => {
  const selections = useSelections();
  const [first] = selections;
  if (!first) return null;
  const names = selections.map(({ outcomeName }) => outcomeName).join(", ");
  const count = selections.length;
  const isSingle = count === 1;
  return (
    <div className={styles.place}>
      <button type="button" className={styles.bar} aria-label={message("slip.open", { count })} onClick={onOpen}>
        <span className={styles.count}>{count}</span>
        <span className={styles.texts}>
          <span className={styles.title}>{isSingle ? first.outcomeName : message("slip.count", { count })}</span>
          <span className={styles.names}>{isSingle ? first.eventName : names}</span>
        </span>
        <Icon name="up" size={20} />
      </button>
    </div>
  );
};
