import { useFavouritesStore, useIsFavourite } from "../../data/favourites/favourites-context.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Flag } from "../../ui/icon.tsx";
import { Star } from "../../ui/star.tsx";
import type { League } from "./league-lists.ts";
import styles from "./leagues-sheet.module.css";

interface RowsProps {
  readonly leagues: readonly League[];
  readonly marked: League | null;
  readonly onMark: (league: League) => void;
  /** Under their country: its flag is said there. */
  readonly sub?: boolean;
}

const LeagueStar = ({ id, name }: Pick<League, "id" | "name">) => {
  const { toggle } = useFavouritesStore();
  const isFavourite = useIsFavourite("tournaments", id);
  return (
    <Star
      pressed={isFavourite}
      label={message(isFavourite ? "event.removeFavourite" : "event.addFavourite", { name })}
      onToggle={() => toggle("tournaments", id)}
    />
  );
};

/** A press marks a league, and another takes the mark away; the star is a matter of its own. */
export const LeagueRows = ({ leagues, marked, onMark, sub = false }: RowsProps) => (
  <ul>
    {leagues.map((league) => (
      <li key={league.id} className={styles.league} data-marked={league.id === marked?.id} data-sub={sub}>
        <button
          type="button"
          className={styles.mark}
          aria-pressed={league.id === marked?.id}
          onClick={() => onMark(league)}
        >
          {!sub && <Flag code={league.flag} />}
          <span className={styles.name}>{league.name}</span>
          <span className={styles.count}>{formatCount(league.count)}</span>
        </button>
        <LeagueStar id={league.id} name={league.name} />
      </li>
    ))}
  </ul>
);
