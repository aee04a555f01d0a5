import { message } from "../../i18n/message.ts";
import { ChipToggle } from "../../ui/chip.tsx";
import styles from "./market-chooser.module.css";

interface MarketChooserProps {
  readonly labels: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (label: string) => void;
}

/** Which market a list of one market shows. */
export const MarketChooser = ({ labels, chosen, onChoose }: MarketChooserProps) => {
  const current = labels.find((label) => label === chosen) ?? labels[0];
  return (
    <fieldset className={styles.chooser} aria-label={message("board.market")}>
      <span className={styles.word}>{message("board.market")}</span>
      {labels.map((label) => (
        <ChipToggle key={label} pressed={label === current} onToggle={() => onChoose(label)}>
          {label}
        </ChipToggle>
      ))}
    </fieldset>
  );
};
