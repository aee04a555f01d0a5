import { type Amount, parseAmount } from "@touchline/betting";
import type { Bet, RuleKind, ValueHistory } from "@touchline/protocol";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useMoney } from "../../../data/tickets/tickets-context.ts";
import { isOpen } from "../../../entities/ticket/bet-status.ts";
import { message } from "../../../i18n/message.ts";
import { shortMoney } from "../cashout/quick-amounts.ts";
import { Axis, Grid } from "./axis.tsx";
import { isValued, type Lock } from "./history-points.ts";
import type { HistoryView } from "./history-view.ts";
import { summaryText } from "./history-words.ts";
import { LockSpans } from "./lock-spans.tsx";
import styles from "./plot.module.css";
import { PlotPointer } from "./plot-pointer.tsx";
import { amountTicks, type Box, createScale, type Scale, spread } from "./scale.ts";
import { EndPoint, ValueLine } from "./value-line.tsx";

/** A reference amount: the stake or a rule. */
interface ReferenceLine {
  readonly id: string;
  readonly kind: "stake" | "target" | "stop";
  readonly amount: Amount;
}

const KINDS: Readonly<Record<RuleKind, ReferenceLine["kind"]>> = { target: "target", minute: "target", stop: "stop" };

/** The stake, and the rules of the bet. */
const referenceLines = ({ rules }: Bet, { stake, currency }: ValueHistory): ReferenceLine[] => [
  { id: "stake", kind: "stake", amount: parseAmount(stake, currency) ?? 0n },
  ...rules.map(({ id, kind, amount }) => ({ id, kind: KINDS[kind], amount: parseAmount(amount, currency) ?? 0n })),
];

const highestOf = (amounts: readonly Amount[]): Amount =>
  amounts.toSorted((one, other) => (one < other ? 1 : -1))[0] ?? 0n;

/** In pixels: from this width on the texts are beside the drawing. */
const WIDE = 560;
/** Estimated width of a letter on the axis, in pixels. */
const LETTER = 6.4;

interface PlotLayout {
  readonly wide: boolean;
  readonly height: number;
  readonly ticks: readonly Amount[];
  readonly scale: Scale;
}

interface PlotTexts {
  readonly amount: (amount: Amount) => string;
  readonly line: (line: ReferenceLine) => string;
}

const roomFor = (texts: readonly string[]): number =>
  Math.ceil(Math.max(...texts.map(({ length }) => length)) * LETTER);

const boxOf = (width: number, amounts: readonly string[], lines: readonly string[]): Box => {
  const left = roomFor(amounts) + 12;
  return width >= WIDE
    ? { width, height: 306, left, right: roomFor(lines) + 10, top: 18, bottom: 44 }
    : { width, height: 200, left, right: 10, top: 14, bottom: 38 };
};

/** Space for all values, lines and texts. */
const layOut = (view: HistoryView, lines: readonly ReferenceLine[], width: number, texts: PlotTexts): PlotLayout => {
  const values = view.points.filter(isValued).map(({ value }) => value);
  const most = highestOf([...values, ...lines.map(({ amount }) => amount)]);
  const ticks = amountTicks(most);
  const box = boxOf(width, ticks.map(texts.amount), lines.map(texts.line));
  return { wide: width >= WIDE, height: box.height, ticks, scale: createScale(view.span, most, box) };
};

type WriteAmount = (amount: Amount) => string;

interface ReferencesProps {
  readonly lines: readonly ReferenceLine[];
  readonly scale: Scale;
  readonly wide: boolean;
  /** Where the last value is drawn. */
  readonly end: number;
  readonly write: WriteAmount;
}

const referenceText = ({ kind, amount }: ReferenceLine, write: WriteAmount): string =>
  message(`valueHistory.line.${kind}`, { amount: write(amount) });

/** Where there is no room beside the drawing, the texts are at the side away from the last value, which has a text of its own. */
const textPlace = ({ scale, wide, end }: ReferencesProps) => {
  if (wide) return { x: scale.right + 8, dy: 4 };
  const isEndRight = end > (scale.left + scale.right) / 2;
  return isEndRight ? { x: scale.left + 4, dy: -4 } : { x: scale.right, dy: -4, textAnchor: "end" as const };
};

const References = (props: ReferencesProps) => {
  const { lines, scale, write } = props;
  const places = lines.map(({ amount }) => scale.y(amount));
  // The numbers of locks stand at the top.
  const spaced = spread(
    places.map((y) => (props.wide ? y : Math.max(y, scale.top + 20))),
    13,
    scale.base,
  );
  const text = textPlace(props);
  return lines.map((line, index) => (
    <g key={line.id} className={styles.reference} data-kind={line.kind}>
      <path
        className={styles.dashes}
        data-rule={line.kind !== "stake"}
        d={`M${scale.left} ${places[index]}H${scale.right}`}
      />
      <text className={styles.beside} data-rule={line.kind !== "stake"} y={spaced[index]} {...text}>
        {referenceText(line, write)}
      </text>
    </g>
  ));
};

/** Width of an element, measured before the first paint and on every change. */
const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    setWidth(current.clientWidth);
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

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
  const end = scale.x(view.points.at(-1)?.at ?? view.span.from);
  const open = isOpen(bet);
  const summary = summaryText(view, locks, open, money);
  return (
    <>
      <svg className={styles.drawing} width={width} height={height} role="img" aria-label={summary}>
        <Grid ticks={ticks} scale={scale} write={short} />
        <LockSpans locks={locks} scale={scale} />
        <References lines={lines} scale={scale} wide={wide} end={end} write={short} />
        <ValueLine points={view.points} scale={scale} />
        <Axis view={view} scale={scale} />
        <EndPoint view={view} scale={scale} isOpen={open} money={money} />
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
