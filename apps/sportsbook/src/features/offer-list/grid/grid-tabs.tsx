import { message } from "../../../i18n/message.ts";
import { ChipToggle } from "../../../ui/chip.tsx";
import type { GridChoice } from "./grid-choice.ts";
import { GRID_PARTS, type GridKey } from "./grid-markets.ts";
import styles from "./grid-tabs.module.css";

interface GridTabsProps {
  readonly tabs: readonly GridKey[];
  readonly choice: GridChoice;
  readonly onChoose: (choice: Partial<GridChoice>) => void;
}

/** Goals, corners or bookings. */
export const GridTabs = ({ tabs, choice, onChoose }: GridTabsProps) => (
  <fieldset className={styles.tabs} aria-label={message("board.market")}>
    {tabs.map((key) => (
      <ChipToggle key={key} pressed={key === choice.key} onToggle={() => onChoose({ key })}>
        {message(`grid.tab.${key}`)}
      </ChipToggle>
    ))}
  </fieldset>
);

const COLUMNS = ["handicap", "total"] as const;

/** Which market a list of one market shows. */
export const MarketTabs = ({ choice, onChoose }: Omit<GridTabsProps, "tabs">) => (
  <fieldset className={styles.tabs} aria-label={message("board.market")}>
    <span className={styles.word}>{message("board.market")}</span>
    {GRID_PARTS.flatMap((part) =>
      COLUMNS.map((column) => (
        <ChipToggle
          key={`${part}/${column}`}
          pressed={part === choice.part && column === choice.column}
          onToggle={() => onChoose({ part, column })}
        >
          {`${message(`grid.${column}`)} ${message(`grid.shortPart.${part}`)}`}
        </ChipToggle>
      )),
    )}
  </fieldset>
);
