import { useSelections } from "../../data/betslip/selection-context.ts";
import { messages } from "../../i18n/messages.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./betslip-bar.module.css";

/** Floats above the bottom bar while something is picked. */
export const BetslipBar = ({ onOpen }: { readonly onOpen: () => void }) => {
  const selections = useSelections();
  const [first] = selections;
  if (!first) return null;
  const names = selections.map(({ outcomeName }) => outcomeName).join(", ");
  const isSingle = selections.length === 1;
  return (
    <div className={styles.place}>
      <button type="button" className={styles.bar} aria-label={messages.slip.open(selections.length)} onClick={onOpen}>
        <span className={styles.count}>{selections.length}</span>
        <span className={styles.texts}>
          <span className={styles.title}>{isSingle ? first.outcomeName : messages.slip.count(selections.length)}</span>
          <span className={styles.names}>{isSingle ? first.eventName : names}</span>
        </span>
        <Icon name="up" size={20} />
      </button>
    </div>
  );
};
