import { useSelectionStore, useSelections } from "../../data/betslip/selection-context.ts";
import { message } from "../../i18n/message.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./betslip.module.css";
import { SelectionCard } from "./selection-card.tsx";

interface BetslipPanelProps {
  readonly liveHref: string;
  /** Given where the panel floats over the page. */
  readonly onClose?: () => void;
}

const EmptySlip = ({ liveHref }: { readonly liveHref: string }) => (
  <div className={styles.empty}>
    <svg
      width="72"
      height="72"
      viewBox="0 0 72 72"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="14" y="8" width="36" height="52" rx="5" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M22 20h20M22 28h14" stroke="var(--line-strong)" strokeWidth="2.5" />
      <rect x="32" y="36" width="30" height="18" rx="5" fill="var(--accent)" />
      <path d="m41 45 4 4 8-8" stroke="var(--on-accent)" strokeWidth="2.5" />
    </svg>
    <h3 className={styles.emptyTitle}>{message("slip.emptyTitle")}</h3>
    <p className={styles.emptyText}>{message("slip.emptyText")}</p>
    <ButtonLink small href={liveHref}>
      {message("slip.seeLive")}
    </ButtonLink>
  </div>
);

/** The picked outcomes with their live prices. */
export const BetslipPanel = ({ liveHref, onClose }: BetslipPanelProps) => {
  const store = useSelectionStore();
  const selections = useSelections();
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{message("slip.title")}</h2>
        <span className={styles.count} data-empty={selections.length === 0}>
          {selections.length}
        </span>
        <span className={styles.space} />
        {selections.length > 0 && (
          <IconButton icon="trash" size={18} label={message("slip.clear")} onClick={store.clear} />
        )}
        {onClose && <IconButton icon="x" label={message("actions.close")} onClick={onClose} />}
      </header>
      {selections.length === 0 ? (
        <EmptySlip liveHref={liveHref} />
      ) : (
        <ul className={styles.cards}>
          {selections.map((selection) => (
            <SelectionCard
              key={`${selection.eventId}/${selection.slot}`}
              selection={selection}
              onRemove={store.remove}
            />
          ))}
        </ul>
      )}
    </>
  );
};
