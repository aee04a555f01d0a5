import { useState } from "react";
import { useFavouriteIds, useFavouritesStore, useIsFavourite } from "../../data/favourites/favourites-context.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Accordion, AccordionPart } from "../../ui/accordion.tsx";
import { Flag } from "../../ui/icon.tsx";
import { Star } from "../../ui/star.tsx";
import { everyLeague, type League, type SportLeagues } from "./league-lists.ts";
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
const LeagueRows = ({ leagues, marked, onMark, sub = false }: RowsProps) => (
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

interface MarkProps {
  readonly marked: League | null;
  readonly onMark: (league: League) => void;
}

interface SportLeaguesListProps extends MarkProps {
  readonly sport: SportLeagues;
  /** The country that is open at first. */
  readonly country: number | undefined;
}

/** The top leagues, then the countries, of which one is open. */
export const SportLeaguesList = ({ sport, country, ...mark }: SportLeaguesListProps) => {
  const [open, setOpen] = useState<readonly string[]>(country === undefined ? [] : [`${country}`]);
  return (
    <>
      {sport.top.length > 0 && (
        <>
          <h3 className={styles.heading}>{message("tree.topLeagues")}</h3>
          <LeagueRows leagues={sport.top} {...mark} />
        </>
      )}
      <h3 className={styles.heading}>{message("tree.countries")}</h3>
      <Accordion flat single open={open} onChange={setOpen}>
        {sport.countries.map(({ id, name, flag, count, leagues }) => (
          <AccordionPart
            key={id}
            id={`${id}`}
            title={name}
            lead={<Flag code={flag} />}
            tag={<span className={styles.count}>{formatCount(count)}</span>}
          >
            <LeagueRows sub leagues={leagues} {...mark} />
          </AccordionPart>
        ))}
      </Accordion>
    </>
  );
};

interface FavouriteLeaguesProps extends MarkProps {
  readonly sports: readonly SportLeagues[];
}

/** A league whose star is taken away stays until one has looked at something else: the finger may have slipped. */
export const FavouriteLeagues = ({ sports, ...mark }: FavouriteLeaguesProps) => {
  const favourites = useFavouriteIds("tournaments");
  const [listed] = useState(favourites);
  const leagues = everyLeague(sports).filter(({ id }) => listed.has(id));
  if (leagues.length === 0) return <p className={styles.hint}>{message("empty.favourites.text")}</p>;
  return (
    <>
      <h3 className={styles.heading}>{message("filters.favourites")}</h3>
      <LeagueRows leagues={leagues} {...mark} />
    </>
  );
};
