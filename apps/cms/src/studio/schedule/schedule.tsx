import { layRows, type Row } from "@touchline/brands/timeline";
import { useEffect, useRef, useState } from "react";
import type { ChangePreview } from "../data/use-preview-state.ts";
import type { Check } from "../model/checks.ts";
import { type PreviewState, SPANS, viewerOf } from "../model/preview-state.ts";
import { isWithin, shareOf, spanAround } from "../model/span.ts";
import { Segmented } from "../parts/segmented.tsx";
import { timeMachineWords } from "../words/time-machine.ts";
import { useWords } from "../words/use-words.ts";
import { DayHeads } from "./day-heads.tsx";
import { Needle } from "./needle.tsx";
import styles from "./schedule.module.css";
import { ScheduleRow } from "./schedule-row.tsx";

interface ScheduleProps {
  readonly rows: readonly Row[];
  readonly checks: readonly Check[];
  readonly at: number;
  readonly state: PreviewState;
  /** Path of the bar whose facts are shown. */
  readonly chosen: string | null;
  readonly change: ChangePreview;
}

/** Banners are why one looks at a schedule; what is always there has little to say in it. */
const interestOf = ({ blockType, bars }: Row): number => {
  if (blockType === "banner") return 0;
  return bars.some(({ from, to }) => Number.isFinite(from) || Number.isFinite(to)) ? 1 : 2;
};
const byInterest = (one: Row, other: Row): number => interestOf(one) - interestOf(other);

/** The span stays where it is until the moment leaves it, so that nothing slips away under the hand. */
const useSpan = (at: number, span: PreviewState["span"]) => {
  const [shown, setShown] = useState(() => ({ span, time: spanAround(at, span) }));
  if (shown.span === span && isWithin(shown.time, at)) return shown.time;
  const next = { span, time: spanAround(at, span) };
  setShown(next);
  return next.time;
};

const scrollToShare = (element: HTMLElement | null, share: number): void => {
  const direction = element && getComputedStyle(element).direction === "rtl" ? -1 : 1;
  element?.scrollTo({ left: direction * share * (element.scrollWidth - element.clientWidth) });
};

/** Every place of the page in time, with gaps and overlaps under the numbers of the checks. */
export const Schedule = ({ rows, checks, at, state, chosen, change }: ScheduleProps) => {
  const words = useWords(timeMachineWords);
  const span = useSpan(at, state.span);
  const latestAt = useRef(at);
  latestAt.current = at;
  const scroller = useRef<HTMLElement>(null);
  const tracks = useRef<HTMLDivElement>(null);
  // Where there is no room for all of it, the moment is in sight at first.
  useEffect(() => scrollToShare(scroller.current, shareOf(span, latestAt.current)), [span]);
  const move = (time: number): void => change({ at: time });
  return (
    <section ref={scroller} className={styles.schedule} aria-label={words.schedule}>
      <div className={styles.grid}>
        <div className={styles.head}>
          <div className={styles.name}>
            <h2>{words.schedule}</h2>
            <Segmented
              label={words.span}
              isLabelHidden
              choices={SPANS.map((value) => ({ value, name: words.spans[value] }))}
              value={state.span}
              onChange={(value) => change({ span: value })}
            />
          </div>
          <DayHeads span={span} onMove={move} />
        </div>
        {layRows(rows.toSorted(byInterest), span).map((row) => (
          <ScheduleRow
            key={row.path}
            row={row}
            span={span}
            at={at}
            viewer={viewerOf(state)}
            checks={checks}
            chosen={chosen}
            onChoose={(path) => change({ chosen: path })}
          />
        ))}
        <div ref={tracks} className={styles.needleArea}>
          <Needle area={tracks} span={span} at={at} onMove={move} />
        </div>
      </div>
    </section>
  );
};
