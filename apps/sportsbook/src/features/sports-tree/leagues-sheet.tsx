import { useQuery } from "@tanstack/react-query";
import type { Route, Statistics } from "@touchline/protocol";
import { useId, useState } from "react";
import { useFavourites } from "../../data/favourites/favourites-context.ts";
import { useOfferApi } from "../../data/offer/offer-context.ts";
import { statisticsQuery } from "../../data/queries.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { useCounts } from "../../entities/offer-counts.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { sportIcon } from "../../ui/sport-icon.ts";
import { FindField } from "./find-field.tsx";
import { everyLeague, findLeagues, type League, type SportLeagues } from "./league-lists.ts";
import { type Chosen, chosenOf, routeOfChoice, selectedOf, sportShown, type TimeRange } from "./leagues-choice.ts";
import styles from "./leagues-sheet.module.css";
import { FavouriteLeagues, SportLeaguesList } from "./sport-leagues.tsx";
import { type SportTile, SportTiles, tileIdOf } from "./sport-tiles.tsx";

const TILES = Array.from({ length: 9 }, (_, index) => index);
const ROWS = [148, 112, 96, 132, 88, 120, 104, 140, 92];

/** The skeleton of the sheet, until counts are loaded. */
const LeaguesWaiting = () => (
  <div className={styles.lists} aria-busy="true">
    <div className={styles.tiles}>
      {TILES.map((tile) => (
        <span key={tile} className={styles.tile}>
          <Skeleton width={24} height={20} shape="box" />
          <Skeleton width={48} height={10} />
        </span>
      ))}
    </div>
    <div className={styles.leagues}>
      {ROWS.map((width) => (
        <span key={width} className={styles.waiting}>
          <Skeleton width={18} height={13} />
          <Skeleton width={width} height={12} />
        </span>
      ))}
    </div>
  </div>
);

interface RangeCountsOptions {
  readonly time: TimeRange;
  /** The time range of the page, and its counts. */
  readonly pageTime: TimeRange;
  readonly statistics: Statistics | null;
}

/** The page has the counts of its own time range; those of the other range are loaded on demand. */
const useRangeCounts = ({ time, pageTime, statistics }: RangeCountsOptions) => {
  const isOther = time !== pageTime;
  const { data } = useQuery({ ...statisticsQuery(useOfferApi(), time), enabled: isOther });
  const counted = isOther ? (data ?? null) : statistics;
  return { shown: counted ?? statistics, isCounted: counted !== null };
};

interface LeaguesSheetProps {
  readonly route: Route;
  readonly onClose: () => void;
}

const TIMES: readonly TimeRange[] = ["today", "all"];

const tilesOf = (sports: readonly SportLeagues[], favouriteCount: number): SportTile[] => [
  { id: "favourites", name: message("filters.favourites"), icon: "star", count: favouriteCount },
  ...sports.map(({ id, key, name, count }) => ({ id, name, icon: sportIcon(key), count })),
];

/** Sports and their leagues. A selection takes effect by the button at the foot, not by the tap. */
export const LeaguesSheet = ({ route, onClose }: LeaguesSheetProps) => {
  const { statistics } = useCounts();
  const hrefOf = useHref();
  const lists = useId();
  const favourites = useFavourites();
  const isLive = route.view === "live";
  const pageTime = route.filters.date ?? "all";
  const [time, setTime] = useState<TimeRange>(pageTime);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Chosen | null>(() => chosenOf(route));
  const [selectedIds, setSelectedIds] = useState(() => selectedOf(route));
  const { shown, isCounted } = useRangeCounts({
    time: isLive ? pageTime : time,
    pageTime,
    statistics,
  });

  const all = shown ? findLeagues(shown, "") : [];
  const matching = shown && text !== "" ? findLeagues(shown, text) : all;
  const selected = everyLeague(all).filter(({ id }) => selectedIds.includes(id));
  const sport = sportShown(matching, chosen, selected);
  const current = chosen === "favourites" ? chosen : sport?.id;
  const target = current ?? chosen ?? route.filters.sport;

  const choose = (id: Chosen): void => {
    setChosen(id);
    setSelectedIds([]);
  };
  const select = ({ id }: League): void =>
    setSelectedIds((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const clear = (): void => {
    setText("");
    setSelectedIds([]);
  };

  const ofTarget = chosen === "favourites" ? undefined : all.find(({ id }) => id === target)?.count;
  const count = selected.length > 0 ? selected.reduce((total, league) => total + league.count, 0) : ofTarget;
  const country = text === "" ? (selected[0]?.categoryId ?? route.filters.category) : sport?.countries[0]?.id;
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <h2 className={styles.title}>{message("tree.sportsAndLeagues")}</h2>
        <IconButton icon="x" label={message("actions.close")} onClick={onClose} />
      </header>
      <div className={styles.tools}>
        <FindField text={text} onText={setText} />
        {!isLive && (
          // Without this the sheet takes a press on the radios as the start of a swipe.
          <div className={styles.times} data-base-ui-swipe-ignore="">
            <SegmentedChoice
              label={message("filters.timeRange")}
              segments={TIMES.map((id) => ({ id, text: message(`filters.${id}`) }))}
              value={time}
              onChange={setTime}
            />
          </div>
        )}
      </div>
      {shown ? (
        <div className={styles.lists}>
          <SportTiles
            tiles={tilesOf(matching, favourites.events.size + favourites.tournaments.size)}
            current={current}
            controls={lists}
            isCounted={isCounted}
            onChoose={choose}
          />
          <div
            id={lists}
            className={styles.leagues}
            role="tabpanel"
            aria-labelledby={tileIdOf(lists, current)}
            data-counted={isCounted}
          >
            {matching.length === 0 ? (
              <p className={styles.hint} role="status">
                {text === "" ? message("empty.other.text") : message("empty.search.title", { text })}
              </p>
            ) : current === "favourites" ? (
              <FavouriteLeagues sports={matching} selected={selected} onSelect={select} />
            ) : (
              sport && (
                <SportLeaguesList
                  key={`${sport.id}/${text}`}
                  sport={sport}
                  country={country}
                  selected={selected}
                  onSelect={select}
                />
              )
            )}
          </div>
        </div>
      ) : (
        <LeaguesWaiting />
      )}
      <footer className={styles.foot}>
        <Button kind="ghost" onClick={clear}>
          {message("search.clear")}
        </Button>
        <a
          className={styles.show}
          href={hrefOf(routeOfChoice(route, { time, chosen: target, leagues: selected }))}
          onClick={onClose}
        >
          <span aria-live="polite">
            {isCounted && count !== undefined ? message("tree.show", { count }) : message("tree.showUncounted")}
          </span>
        </a>
      </footer>
    </div>
  );
};
