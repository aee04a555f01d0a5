import type { LaidBar } from "@touchline/brands/timeline";
import type { CSSProperties } from "react";
import { formatTime } from "../model/format-time.ts";
import type { SpanOfTime } from "../model/span.ts";
import { audienceWords } from "../model/words.ts";
import controls from "../parts/controls.module.css";
import { type PlaceWords, placeWords } from "../words/places.ts";
import { timeMachineWords } from "../words/time-machine.ts";
import { useWords } from "../words/use-words.ts";
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

type Words = (typeof timeMachineWords)["en"];

/** A banner goes by its own name. A block has none, so it is named by its time. */
const nameOf = (bar: LaidBar, words: Words): string => {
  if (bar.banner) return bar.name;
  if (isAlways(bar)) return words.always;
  return Number.isFinite(bar.to) ? words.until(formatTime(bar.to)) : words.on;
};

const notesOf = (bar: LaidBar, words: Words, places: PlaceWords): string => {
  const notes = [
    ...(bar.audience.length === 1 || bar.rules.length > 0 ? [audienceWords(bar, places)] : []),
    ...(bar.banner?.enabled === false ? [words.switchedOff] : []),
    ...(Number.isFinite(bar.to) || isAlways(bar) ? [] : [words.openEnd]),
  ];
  return notes.join(", ");
};

const windowOf = ({ from, to }: LaidBar, words: Words): string =>
  [
    ...(Number.isFinite(from) ? [words.windowFrom(formatTime(from))] : []),
    ...(Number.isFinite(to) ? [words.windowUntil(formatTime(to))] : []),
  ].join(", ");

export const ScheduleBar = ({ bar, span, isShown, isChosen, onChoose }: ScheduleBarProps) => {
  const [words, places] = [useWords(timeMachineWords), useWords(placeWords)];
  const [name, notes, time] = [nameOf(bar, words), notesOf(bar, words, places), windowOf(bar, words)];
  return (
    <button
      type="button"
      className={styles.bar}
      style={{ ...placeIn(span, bar), "--lane": bar.lane } as CSSProperties}
      data-shown={isShown && bar.banner !== null}
      data-off={bar.banner?.enabled === false}
      data-open={bar.to > span.to}
      aria-pressed={isChosen}
      title={[name, notes, time].filter(Boolean).join(", ")}
      onClick={() => onChoose(bar.path)}
    >
      <b>{name}</b>
      <em>{notes}</em>
      <span className={controls.unseen}>{time}</span>
    </button>
  );
};
