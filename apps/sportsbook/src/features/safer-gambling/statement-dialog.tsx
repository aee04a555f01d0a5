import type { SymbolPosition } from "@touchline/betting";
import type { Statement } from "../../data/safer-gambling/safer-gambling-model.ts";
import { useStore } from "../../data/use-store.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PositionFigures } from "./position-figures.tsx";
import styles from "./reality-check.module.css";

interface StatementDialogProps {
  readonly statement: Statement;
  readonly position: SymbolPosition;
}

/** The sums of the last days. Nothing is bet before it is acknowledged, and what is not known yet cannot be. */
export const StatementDialog = ({ statement, position }: StatementDialogProps) => {
  const { days, sums, acknowledge } = statement;
  const figures = useStore(sums);
  return (
    <Dialog
      open
      icon="clock"
      title={message("gambling.statement.title", { count: days })}
      text={message("gambling.statement.lead")}
    >
      <PositionFigures figures={figures} position={position} />
      <div className={styles.answers}>
        <Button kind="outline" block busy={figures === null} onClick={acknowledge}>
          {message("gambling.statement.acknowledge")}
        </Button>
      </div>
    </Dialog>
  );
};
