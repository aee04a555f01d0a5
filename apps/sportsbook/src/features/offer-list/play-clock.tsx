import type { LiveMetadata } from "@touchline/protocol";
import { useLayoutEffect, useRef } from "react";
import { pageTicker } from "../../data/ticker.ts";
import { formatPlayTime } from "../../i18n/play.ts";

interface PlayClockProps {
  readonly metadata: LiveMetadata;
  readonly reversed: boolean;
  readonly className: string | undefined;
  readonly part: "lead" | "rest";
}

/** A running clock: the shared ticker writes its text, React only places it. */
export const PlayClock = ({ metadata, reversed, className, part }: PlayClockProps) => {
  const place = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const write = (): void => {
      const text = formatPlayTime(metadata, reversed, Date.now())[part];
      if (place.current && place.current.textContent !== text) place.current.textContent = text;
    };
    write();
    return metadata.timeRunning ? pageTicker.subscribe(write) : undefined;
  }, [metadata, reversed, part]);

  return <span ref={place} className={className} />;
};
