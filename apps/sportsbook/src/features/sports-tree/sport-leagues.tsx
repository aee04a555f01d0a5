import { useState } from "react";
import { useFavouriteIds, useFavouritesStore, useIsFavourite } from "../../data/favourites/favourites-context.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { Flag } from "../../ui/icon.tsx";
import { Star } from "../../ui/star.tsx";
import { everyLeague, type League, type SportLeagues } from "./league-lists.ts";
import styles from "./leagues-sheet.module.css";

interface RowsProps {
  readonly leagues: readonly League[];
  readonly selected: readonly League[];
  readonly onSelect: (league: League) => void;
  /** True below a heading that shows the country's flag. */
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

/** A press selects a league, another press deselects it; several can be selected. The star is a separate button. */
const LeagueRows = ({ leagues, selected, onSelect, sub = false }: RowsProps) => (
  <ul>
    {leagues.map((league) => {
      const isSelected = selected.some(({ id }) => id === league.id);
      return (
        <li key={league.id} className={styles.league} data-selected={isSelected} data-sub={sub}>
          <button type="button" className={styles.select} aria-pressed={isSelected} onClick={() => onSelect(league)}>
            {!sub && <Flag code={league.flag} />}
            <span className={styles.name}>{league.name}</span>
            <span className={styles.count}>{formatCount(league.count)}</span>
          </button>
          <LeagueStar id={league.id} name={league.name} />
        </li>
      );
    })}
  </ul>
);

interface SelectionProps {
  readonly selected: readonly League[];
  readonly onSelect: (league: League) => void;
}

interface SportLeaguesListProps extends SelectionProps {
  readonly sport: SportLeagues;
  /** The country that is open initially. */
  readonly country: number | undefined;
}

export const SportLeaguesList = ({ sport, country, ...select }: SportLeaguesListProps) => {
  const [open, setOpen] = useState<readonly string[]>(country === undefined ? [] : [`${country}`]);
  return (
    <>
      {sport.top.length > 0 && (
        <>
          <h3 className={styles.heading}>{message("tree.topLeagues")}</h3>
          <LeagueRows leagues={sport.top} {...select} />
        </>
      )}
      <h3 className={styles.heading}>{message("tree.countries")}</h3>
      <Accordion flat single open={open} onChange={setOpen}>
        {sport.countries.map(({ id, name, flag, count, leagues }) => (
          <AccordionItem
            key={id}
            id={`${id}`}
            title={name}
            lead={<Flag code={flag} />}
            tag={<span className={styles.count}>{formatCount(count)}</span>}
          >
            <LeagueRows sub leagues={leagues} {...select} />
          </AccordionItem>
        ))}
      </Accordion>
    </>
  );
};

interface FavouriteLeaguesProps extends SelectionProps {
  readonly sports: readonly SportLeagues[];
}

/** A league that is no longer a favourite stays in the list until another sport is chosen, so that a mistaken tap can be undone. */
export const FavouriteLeagues = ({ sports, ...select }: FavouriteLeaguesProps) => {
  const favourites = useFavouriteIds("tournaments");
  const [listed] = useState(favourites);
  const leagues = everyLeague(sports).filter(({ id }) => listed.has(id));
  if (leagues.length === 0) return <p className={styles.hint}>{message("empty.favourites.text")}</p>;
  return (
    <>
      <h3 className={styles.heading}>{message("filters.favourites")}</h3>
      <LeagueRows leagues={leagues} {...select} />
    </>
  );
};
