import type { LiveMetadata } from "@touchline/protocol";
import { useSyncExternalStore } from "react";
import { pageTicker } from "../../data/ticker.ts";
import { formatPlayTime } from "../../i18n/play.ts";
import styles from "./betslip.module.css";

interface PlayStandingProps {
  readonly metadata: LiveMetadata;
  readonly reversed: boolean;
}

/** How far a match is and how it stands: `63′ 2:1`. */
export const PlayStanding = ({ metadata, reversed }: PlayStandingProps) => {
  const lead = useSyncExternalStore(pageTicker.subscribe, () => formatPlayTime(metadata, reversed, Date.now()).lead);
  const { home, away } = metadata.score;
  return (
    <span className={styles.clock}>
      {lead} {reversed ? `${away}:${home}` : `${home}:${away}`}
    </span>
  );
};
