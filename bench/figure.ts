/** One measured figure: ours and its peer's from the same run. */
export interface Figure {
  readonly id: string;
  readonly what: string;
  readonly ours: string;
  readonly peer: string;
  readonly ratio: number;
  readonly goal: Goal;
  /** The value that the goal applies to, if it is not the ratio: bytes, for example. */
  readonly judged?: number;
}

export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** A short run only shows that a bench works; it has too few samples to check goals. */
export type Length = "full" | "short";

export const isMeasured = ({ ratio, judged = ratio }: Figure): boolean =>
  Number.isFinite(ratio) && Number.isFinite(judged);

export const isReached = ({ ratio, judged = ratio, goal }: Figure): boolean =>
  "atLeast" in goal ? judged >= goal.atLeast : judged <= goal.atMost;

const goalText = (goal: Goal): string => ("atLeast" in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`);

export const formatFigure = (figure: Figure): string =>
  [
    figure.id.padEnd(5),
    figure.what.padEnd(58),
    `ours ${figure.ours}`.padEnd(26),
    `peer ${figure.peer}`.padEnd(30),
    `ratio ${figure.ratio.toFixed(2)}`.padEnd(14),
    `goal ${goalText(figure.goal)}`.padEnd(13),
    isReached(figure) ? "ok" : "short",
  ].join(" ");
