import { type Amount, parseAmount } from "@touchline/betting";
import type { ValueHistory } from "@touchline/protocol";
import { useMoney } from "../../../data/tickets/ticket-settings.ts";
import { message } from "../../../i18n/message.ts";
import type { HistoryView } from "./history-view.ts";
import { pointWords } from "./history-words.ts";
import styles from "./plot.module.css";
import { PointedPlate } from "./pointed-plate.tsx";
import type { Scale } from "./scale.ts";
import { usePointed } from "./use-pointed.ts";

interface PlotPointerProps {
  readonly history: ValueHistory;
  readonly view: HistoryView;
  readonly scale: Scale;
}

/** Reads the drawing at a moment: by a pointer over it, by a finger along it, or by the keys. */
export const PlotPointer = ({ history, view, scale }: PlotPointerProps) => {
  const money = useMoney(history.currency);
  const { index, pointed, handlers } = usePointed(view.points, scale);
  const stake: Amount = parseAmount(history.stake, history.currency) ?? 0n;
  const point = view.points[index];
  const words = point && pointWords(point, view, stake, money);
  return (
    <>
      <div
        className={styles.pointer}
        role="slider"
        tabIndex={0}
        aria-label={message("course.pointer")}
        aria-valuemin={0}
        aria-valuemax={view.points.length - 1}
        aria-valuenow={index}
        aria-valuetext={words && `${words.when}, ${words.value}, ${words.note}`}
        {...handlers}
      />
      {pointed && words && <PointedPlate point={pointed} words={words} scale={scale} />}
    </>
  );
};
