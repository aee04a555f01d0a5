import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Icon } from "./icon.tsx";
import styles from "./part-failure.module.css";

interface PartFailureProps {
  /** A row among other parts, the slip's column or sheet, or all of a screen. */
  readonly size: "card" | "slip" | "screen";
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** Replaces a part of the page that failed, with a button to try again. */
export const PartFailure = ({ size, title, text, action, onAction }: PartFailureProps) => {
  const isCard = size === "card";
  const button = (
    <Button small={isCard} onClick={onAction}>
      <Icon name="refresh" />
      {action}
    </Button>
  );
  return (
    <div className={isCard ? styles.card : undefined} role="alert">
      {isCard ? (
        <>
          <p>
            <b>{title}</b> {text}
          </p>
          {button}
        </>
      ) : (
        <EmptyState drawing="error" small={size === "slip"} title={title} text={text}>
          {button}
        </EmptyState>
      )}
    </div>
  );
};
