import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { ChipLink } from "../../ui/chip.tsx";
import { sportIcon } from "../../ui/sport-icon.ts";
import type { CompetitionSport } from "./competitions.ts";
import styles from "./outrights.module.css";

interface OutrightSportsProps {
  readonly sports: readonly CompetitionSport[];
  readonly total: number;
  readonly current: number | undefined;
  /** Undefined for all of them. */
  readonly hrefOf: (sport: number | undefined) => string;
}

/** The sports that have outrights, with how many. */
export const OutrightSports = ({ sports, total, current, hrefOf }: OutrightSportsProps) => (
  <nav className={styles.sports} aria-label={message("filters.outrights")} data-scrolls>
    <ChipLink href={hrefOf(undefined)} current={current === undefined} count={formatCount(total)}>
      {message("filters.all")}
    </ChipLink>
    {sports.map(({ id, key, name, count }) => (
      <ChipLink key={id} href={hrefOf(id)} current={id === current} icon={sportIcon(key)} count={formatCount(count)}>
        {name}
      </ChipLink>
    ))}
  </nav>
);
