import { type ReactNode, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { isSearchable, type Search } from "../../data/live-offer/search.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { ChipToggle } from "../../ui/chip.tsx";
import { type FoundKind, type ShownResults, showFound } from "./found.ts";
import { FoundGroup } from "./found-group.tsx";
import { FoundLeagues } from "./found-leagues.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import styles from "./search.module.css";
import type { TopLeague } from "./top-leagues.ts";
import { useMarks } from "./use-marks.ts";

interface SearchResultsProps {
  readonly search: Search;
  readonly topLeagues: readonly TopLeague[];
  readonly leagueHref: (tournamentId: number) => string;
  readonly renderEvents: (ids: readonly number[]) => ReactNode;
}

const LABELS = { all: "filters.all", events: "search.events", leagues: "search.leagues" } as const;
const KINDS = Object.keys(LABELS) as FoundKind[];

interface KindChipsProps {
  readonly counts: ShownResults["counts"];
  readonly kind: FoundKind;
  readonly onChoose: (kind: FoundKind) => void;
}

const KindChips = ({ counts, kind, onChoose }: KindChipsProps) => (
  <fieldset className={styles.chips}>
    <legend className={styles.said}>{message("search.kinds")}</legend>
    {KINDS.map((each) => (
      <ChipToggle key={each} count={formatCount(counts[each])} pressed={each === kind} onToggle={() => onChoose(each)}>
        {message(LABELS[each])}
      </ChipToggle>
    ))}
  </fieldset>
);

/** What was found: what is live, what comes, and leagues. Before anything is typed, what was searched for last. */
export const SearchResults = ({ search, topLeagues, leagueHref, renderEvents }: SearchResultsProps) => {
  const text = useStore(search.text).trim();
  const places = useStore(search.places);
  const board = useStore(search.board);
  const failed = useStore(search.failed);
  const [kind, setKind] = useState<FoundKind>("all");
  const results = useRef<HTMLDivElement>(null);
  const { counts, events, leagues } = showFound(board, places, kind);

  const drawn = events.flatMap(({ ids }) => ids).join();
  useEffect(() => {
    search.setVisible(drawn === "" ? [] : drawn.split(",").map(Number));
  }, [search, drawn]);
  useMarks(results, places.text);

  if (!isSearchable(text)) return <RecentSearches search={search} />;
  if (failed && counts.all === 0) return <p className={styles.hint}>{message("search.failed")}</p>;
  if (places.text === "") return null;
  if (counts.all === 0) return <NothingFound text={places.text} topLeagues={topLeagues} leagueHref={leagueHref} />;
  return (
    <div ref={results} role="presentation" onClickCapture={search.remember}>
      <KindChips counts={counts} kind={kind} onChoose={setKind} />
      {events.map(({ key, title, count, ids }) => (
        <FoundGroup key={key} title={title} count={count}>
          {renderEvents(ids)}
        </FoundGroup>
      ))}
      {leagues.length > 0 && (
        <FoundGroup title={message("search.leagues")} count={counts.leagues}>
          <FoundLeagues leagues={leagues} hrefOf={leagueHref} />
        </FoundGroup>
      )}
    </div>
  );
};
