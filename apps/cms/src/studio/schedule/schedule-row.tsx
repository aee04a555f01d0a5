import type { Viewer } from "@touchline/brands";
import { isBarShown, type LaidRow } from "@touchline/brands/timeline";
import type { CSSProperties } from "react";
import type { Check } from "../model/checks.ts";
import type { SpanOfTime } from "../model/span.ts";
import { ICON_OF_BLOCK, subtitleOf, titleOf } from "../model/words.ts";
import { Icon } from "../parts/icon.tsx";
import { placeWords } from "../words/places.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./schedule.module.css";
import { ScheduleBar } from "./schedule-bar.tsx";
import { ScheduleMarks } from "./schedule-marks.tsx";

interface ScheduleRowProps {
  readonly row: LaidRow;
  readonly span: SpanOfTime;
  readonly at: number;
  readonly viewer: Viewer;
  readonly checks: readonly Check[];
  readonly chosen: string | null;
  readonly onChoose: (path: string) => void;
}

export const ScheduleRow = ({ row, span, at, viewer, checks, chosen, onChoose }: ScheduleRowProps) => {
  const places = useWords(placeWords);
  return (
    <div className={styles.row} style={{ "--lanes": row.lanes } as CSSProperties}>
      <div className={styles.name}>
        <Icon name={ICON_OF_BLOCK[row.blockType]} />
        <div>
          <b>{titleOf(row)}</b>
          <small>{subtitleOf(row, places)}</small>
        </div>
      </div>
      <div className={styles.track}>
        {row.bars.map((bar) => (
          <ScheduleBar
            key={bar.path}
            bar={bar}
            span={span}
            isShown={isBarShown(bar, at, viewer)}
            isChosen={bar.path === chosen}
            onChoose={onChoose}
          />
        ))}
        <ScheduleMarks row={row} span={span} checks={checks} />
      </div>
    </div>
  );
};
