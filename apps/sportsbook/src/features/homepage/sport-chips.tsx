import type { WidgetSport } from "../../data/homepage/widget-board.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { ChipToggle } from "../../ui/chip.tsx";
import { sportIcon } from "../../ui/sport-icon.ts";
import styles from "./events-block.module.css";

interface SportChipsProps {
  readonly sports: readonly WidgetSport[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

export const SportChips = ({ sports, chosen, onChoose }: SportChipsProps) => (
  <fieldset className={styles.chips} data-scrolls>
    <legend className={styles.said}>{message("home.sports")}</legend>
    {sports.map(({ id, key, name, count }) => (
      <ChipToggle
        key={id}
        icon={sportIcon(key)}
        count={formatCount(count)}
        pressed={id === chosen}
        onToggle={() => onChoose(id)}
      >
        {name}
      </ChipToggle>
    ))}
  </fieldset>
);
