import type { LaidBar } from "@touchline/brands/timeline";
import type { CSSProperties } from "react";
import { formatTime } from "../model/format-time.ts";
import type { SpanOfTime } from "../model/span.ts";
import { audienceWords } from "../model/words.ts";
import controls from "../parts/controls.module.css";
import styles from "./bar.module.css";
import { placeIn } from "./place-in.ts";

interface ScheduleBarProps {
  readonly bar: LaidBar;
  readonly span: SpanOfTime;
  readonly isShown: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (path: string) => void;
}

const isAlways = ({ from, to }: LaidBar): boolean => !Number.isFinite(from) && !Number.isFinite(to);

/** A banner goes by its own name. A block has none, so it is named by its time. */
const nameOf = (bar: LaidBar): string => {
  if (bar.banner) return bar.name;
  if (isAlways(bar)) return "Always";
  return Number.isFinite(bar.to) ? `Until ${formatTime(bar.to)}` : "On";
};

const notesOf = (bar: LaidBar): string => {
  const notes = [
    ...(bar.audience.length === 1 || bar.rules.length > 0 ? [audienceWords(bar)] : []),
    ...(bar.banner?.enabled === false ? ["switched off"] : []),
    ...(Number.isFinite(bar.to) || isAlways(bar) ? [] : ["open end"]),
  ];
  return notes.join(", ");
};

const windowOf = ({ from, to }: LaidBar): string =>
  [
    ...(Number.isFinite(from) ? [`from ${formatTime(from)}`] : []),
    ...(Number.isFinite(to) ? [`until ${formatTime(to)}`] : []),
  ].join(", ");

export const ScheduleBar = ({ bar, span, isShown, isChosen, onChoose }: ScheduleBarProps) => (
  <button
    type="button"
    className={styles.bar}
    style={{ ...placeIn(span, bar), "--lane": bar.lane } as CSSProperties}
    data-shown={isShown && bar.banner !== null}
    data-off={bar.banner?.enabled === false}
    data-open={bar.to > span.to}
    aria-pressed={isChosen}
    title={[nameOf(bar), notesOf(bar), windowOf(bar)].filter(Boolean).join(", ")}
    onClick={() => onChoose(bar.path)}
  >
    <b>{nameOf(bar)}</b>
    <em>{notesOf(bar)}</em>
    <span className={controls.unseen}>{windowOf(bar)}</span>
  </button>
);
