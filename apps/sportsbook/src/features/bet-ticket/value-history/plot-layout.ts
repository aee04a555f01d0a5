import type { Amount } from "@touchline/betting";
import { isValued } from "./history-points.ts";
import type { HistoryView } from "./history-view.ts";
import { highestOf, type ReferenceLine } from "./reference-lines.ts";
import { amountTicks, type Box, createScale, type Scale } from "./scale.ts";

/** From this width on the texts of the lines stand beside the drawing. */
const WIDE = 560;
/** About as much as a letter of the axis takes. */
const LETTER = 6.4;

export interface PlotLayout {
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

/** Room for every value and every line, and for their texts. */
export const layOut = (
  view: HistoryView,
  lines: readonly ReferenceLine[],
  width: number,
  texts: PlotTexts,
): PlotLayout => {
  const values = view.points.filter(isValued).map(({ value }) => value);
  const most = highestOf([...values, ...lines.map(({ amount }) => amount)]);
  const ticks = amountTicks(most);
  const box = boxOf(width, ticks.map(texts.amount), lines.map(texts.line));
  return { wide: width >= WIDE, height: box.height, ticks, scale: createScale(view.span, most, box) };
};
