import type { Amount } from "@touchline/betting";
import type { Bet, ValueHistory } from "@touchline/protocol";
import { useRef } from "react";
import { useMoney } from "../../../data/tickets/ticket-settings.ts";
import { isOpen } from "../../../entities/ticket/bet-status.ts";
import { shortMoney } from "../cashout/quick-amounts.ts";
import { Axis, Grid } from "./axis.tsx";
import type { Lock } from "./history-points.ts";
import type { HistoryView } from "./history-view.ts";
import { summaryText } from "./history-words.ts";
import { LockSpans } from "./lock-spans.tsx";
import styles from "./plot.module.css";
import { layOut } from "./plot-layout.ts";
import { PlotPointer } from "./plot-pointer.tsx";
import { referenceLines } from "./reference-lines.ts";
import { References, referenceText } from "./references.tsx";
import { useWidth } from "./use-width.ts";
import { EndMark, ValueLine } from "./value-line.tsx";

interface PlotProps {
  readonly history: ValueHistory;
  readonly bet: Bet;
  readonly view: HistoryView;
  readonly locks: readonly Lock[];
}

const Drawing = ({ history, bet, view, locks, width }: PlotProps & { readonly width: number }) => {
  const money = useMoney(history.currency);
  const short = (amount: Amount): string => shortMoney(amount, history.currency, money);
  const lines = referenceLines(bet, history);
  const texts = { amount: short, line: (line: (typeof lines)[number]) => referenceText(line, short) };
  const { scale, ticks, height, wide } = layOut(view, lines, width, texts);
  const open = isOpen(bet);
  const summary = summaryText(view, locks, open, money);
  return (
    <>
      <svg className={styles.drawing} width={width} height={height} role="img" aria-label={summary}>
        <Grid ticks={ticks} scale={scale} write={short} />
        <LockSpans locks={locks} scale={scale} />
        <References lines={lines} scale={scale} wide={wide} write={short} />
        <ValueLine points={view.points} scale={scale} />
        <Axis view={view} scale={scale} />
        <EndMark view={view} scale={scale} isOpen={open} money={money} />
      </svg>
      <PlotPointer history={history} view={view} scale={scale} />
    </>
  );
};

/** The history as a drawing. It goes from left to right in every language, as the time of a match does. */
export const Plot = (props: PlotProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return (
    <div ref={frame} className={styles.frame} dir="ltr">
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  );
};
