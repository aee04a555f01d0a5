import type { Filters } from "@touchline/protocol";
import { useHref } from "../../entities/links/links-context.ts";
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
}

/** The sports that have outrights, with how many. */
export const OutrightSports = ({ sports, total, current }: OutrightSportsProps) => {
  const hrefOf = useHref();
  const outrightsHref = (filters: Filters): string =>
    hrefOf({ view: "sports", filters: { date: "all", page: "outrights", ...filters } });
  return (
    <nav className={styles.sports} aria-label={message("filters.outrights")} data-scrolls>
      <ChipLink href={outrightsHref({})} current={current === undefined} count={formatCount(total)}>
        {message("filters.all")}
      </ChipLink>
      {sports.map(({ id, key, name, count }) => (
        <ChipLink
          key={id}
          href={outrightsHref({ sport: id })}
          current={id === current}
          icon={sportIcon(key)}
          count={formatCount(count)}
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  );
};
