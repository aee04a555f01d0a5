import type { LiveMetadata } from "@touchline/protocol";
import { useLayoutEffect, useRef, useState } from "react";
import { useFirstDrawing } from "../../data/drawn-page.ts";
import type { EventState } from "../../data/offer/offer-model.ts";
import { useEventTime } from "../../data/preferences/use-event-time.ts";
import { useTicker } from "../../data/use-now.ts";
import { message } from "../../i18n/message.ts";
import { formatPlayTime } from "../../i18n/play.ts";
import styles from "./event-row.module.css";

interface PlayClockProps {
  readonly metadata: LiveMetadata;
  readonly reversed: boolean;
  readonly className: string | undefined;
  readonly part: "lead" | "rest";
}

/** A running clock. The shared ticker writes its text without a render. */
const PlayClock = ({ metadata, reversed, className, part }: PlayClockProps) => {
  const place = useRef<HTMLSpanElement>(null);
  const ticker = useTicker();
  const drawn = useFirstDrawing();
  const [first] = useState(() => formatPlayTime(metadata, reversed, drawn?.at ?? Date.now())[part]);

  useLayoutEffect(() => {
    const write = (): void => {
      const text = formatPlayTime(metadata, reversed, Date.now())[part];
      if (place.current && place.current.textContent !== text) place.current.textContent = text;
    };
    write();
    return metadata.timeRunning ? ticker.subscribe(write) : undefined;
  }, [metadata, reversed, part, ticker]);

  return (
    <span ref={place} className={className}>
      {first}
    </span>
  );
};

/** The specification's numbers of the detailed play status. */
const HALTS: Readonly<Record<number, "interrupted" | "suspended">> = { 7: "interrupted", 8: "suspended" };

/** Text instead of the clock while a match is not running. */
const haltOf = ({ ended, detailedPlayStatus }: EventState): string | null => {
  const halt = ended ? "ended" : HALTS[detailedPlayStatus];
  return halt ? message(`play.${halt}`) : null;
};

const Progress = ({ share }: { readonly share: number }) => (
  <span className={styles.progress} style={{ "--share": `${share}%` } as React.CSSProperties} />
);

const Halt = ({ word, over }: { readonly word: string; readonly over: boolean }) => (
  <span className={over ? styles.over : styles.halt}>{word}</span>
);

const LiveTime = ({ event }: { readonly event: EventState }) => {
  const { metadata, reversed } = event;
  if (!metadata) return <span className={styles.clock}>{message("navigation.live")}</span>;
  return (
    <>
      <PlayClock className={styles.clock} metadata={metadata} reversed={reversed} part="lead" />
      {!metadata.currentGameScore && <Progress share={metadata.progress} />}
      <PlayClock className={styles.part} metadata={metadata} reversed={reversed} part="rest" />
    </>
  );
};

const StartTime = ({ startsAt }: { readonly startsAt: number }) => {
  const { time, day } = useEventTime(startsAt);
  return (
    <>
      <time className={styles.time} dateTime={new Date(startsAt).toISOString()}>
        {time}
      </time>
      <span className={styles.day}>{day ?? message("filters.today")}</span>
    </>
  );
};

/** Start time or clock of an event. */
export const EventTime = ({ event }: { readonly event: EventState }) => {
  const halt = haltOf(event);
  if (halt) return <Halt word={halt} over={event.ended} />;
  return event.live ? <LiveTime event={event} /> : <StartTime startsAt={event.startsAt} />;
};
