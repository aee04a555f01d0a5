import { message } from "../../i18n/message.ts";
import { ChipToggle } from "../../ui/chip.tsx";
import { Late } from "../../ui/late.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import type { LineMenuProps } from "./line-menu.tsx";
import styles from "./market-chooser.module.css";

const LineMenu = lazyPart(
  () => import("./line-menu.tsx"),
  (module) => module.LineMenu,
);

interface MarketChooserProps extends LineMenuProps {
  readonly labels: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (label: string) => void;
}

/** Choice of the market of a one-market list and, if it has lines, of the line. */
export const MarketChooser = ({ labels, chosen, onChoose, ...lineMenu }: MarketChooserProps) => (
  <div className={styles.bar}>
    <fieldset className={styles.chooser} aria-label={message("board.market")}>
      <span className={styles.word}>{message("board.market")}</span>
      {labels.map((label) => (
        <ChipToggle key={label} pressed={label === chosen} onToggle={() => onChoose(label)}>
          {label}
        </ChipToggle>
      ))}
    </fieldset>
    {lineMenu.lines.length > 1 && (
      <Late>
        <LineMenu {...lineMenu} />
      </Late>
    )}
  </div>
);
