import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type FoundLeague, isSearchable, type Search } from "../../data/live-offer/search.ts";
import { useStore } from "../../data/use-store.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { ChipToggle } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Flag, Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { matchRanges } from "./match-ranges.ts";
import styles from "./search.module.css";
import { type ResultKind, type ShownResults, shownResults } from "./shown-results.ts";
import type { TopLeague } from "./top-leagues.ts";

const useLeagueHref = () => {
  const hrefOf = useHref();
  return (tournament: number): string => hrefOf({ view: "sports", filters: { date: "all", tournament } });
};

interface NoResultsProps {
  readonly text: string;
  readonly topLeagues: readonly TopLeague[];
}

const NoResults = ({ text, topLeagues }: NoResultsProps) => {
  const leagueHref = useLeagueHref();
  return (
    <>
      <div role="status">
        <EmptyState
          drawing="none"
          title={message("empty.search.title", { text })}
          text={message("empty.search.text")}
        />
      </div>
      {topLeagues.length > 0 && (
        <section aria-label={message("search.suggestions")}>
          <h2 className={styles.heading}>{message("search.suggestions")}</h2>
          <ul className={styles.leagues}>
            {topLeagues.map(({ id, name, flag }) => (
              <li key={id} data-row>
                <a className={styles.league} href={leagueHref(id)}>
                  <Flag code={flag} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const NAME = "search-match";
const NAMES = "[data-event] [dir='auto'], [data-search-match]";

const rangesIn = (element: Element, typed: string): Range[] => {
  const text = element.firstChild;
  if (!(text instanceof Text)) return [];
  return matchRanges(text.data, typed).map(([from, to]) => {
    const range = new Range();
    range.setStart(text, from);
    range.setEnd(text, to);
    return range;
  });
};

/**
 * Marks what was typed in the names below. The rows are drawn by those who know nothing of a search, so the marks are
 * laid over them; a browser that cannot do so shows the names unmarked.
 */
const useHighlights = (results: RefObject<HTMLElement | null>, typed: string): void => {
  useLayoutEffect(() => {
    if (!("highlights" in CSS)) return undefined;
    const names = [...(results.current?.querySelectorAll(NAMES) ?? [])];
    CSS.highlights.set(NAME, new Highlight(...names.flatMap((name) => rangesIn(name, typed))));
    return () => {
      CSS.highlights.delete(NAME);
    };
  });
};

/** Recent searches, or a hint if there are none. */
const RecentSearches = ({ search }: { readonly search: Search }) => {
  const texts = useStore(search.recent);
  if (texts.length === 0) return <p className={styles.hint}>{message("search.hint")}</p>;
  return (
    <section aria-label={message("search.recent")}>
      <header className={styles.recent}>
        <h2 className={styles.heading}>{message("search.recent")}</h2>
        <IconButton icon="trash" label={message("search.forget")} onClick={search.forgetRecent} />
      </header>
      <ul className={styles.leagues}>
        {texts.map((text) => (
          <li key={text} data-row>
            <button type="button" className={styles.league} onClick={() => search.type(text)}>
              <Icon name="clock" />
              <span dir="auto">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface LeagueResultsProps {
  readonly leagues: readonly FoundLeague[];
}

const LeagueResults = ({ leagues }: LeagueResultsProps) => {
  const leagueHref = useLeagueHref();
  return (
    <ul className={styles.leagues}>
      {leagues.map(({ id, name, sport, category, count }) => (
        <li key={id} data-row>
          <a className={styles.league} href={leagueHref(id)}>
            <Flag code={category.flag} />
            <span className={styles.names}>
              <b data-search-match>{name}</b>
              <small>
                {sport} · {category.name}
              </small>
            </span>
            <span className={styles.count}>{formatCount(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};

interface ResultGroupProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

const ResultGroup = ({ title, count, children }: ResultGroupProps) => (
  <section aria-label={title}>
    <h2 className={styles.heading}>
      {title} <span className={styles.count}>{formatCount(count)}</span>
    </h2>
    {children}
  </section>
);

interface SearchResultsProps {
  readonly search: Search;
  readonly topLeagues: readonly TopLeague[];
  readonly renderEvents: (ids: readonly number[]) => ReactNode;
}

const LABELS = { all: "filters.all", events: "search.events", leagues: "search.leagues" } as const;
const KINDS = Object.keys(LABELS) as ResultKind[];

interface KindChipsProps {
  readonly counts: ShownResults["counts"];
  readonly kind: ResultKind;
  readonly onChoose: (kind: ResultKind) => void;
}

const KindChips = ({ counts, kind, onChoose }: KindChipsProps) => (
  <fieldset className={styles.chips}>
    <legend className={styles.visuallyHidden}>{message("search.kinds")}</legend>
    {KINDS.map((each) => (
      <ChipToggle key={each} count={formatCount(counts[each])} pressed={each === kind} onToggle={() => onChoose(each)}>
        {message(LABELS[each])}
      </ChipToggle>
    ))}
  </fieldset>
);

/** Results in groups: live events, upcoming events, leagues. Before anything is typed, recent searches. */
export const SearchResults = ({ search, topLeagues, renderEvents }: SearchResultsProps) => {
  const text = useStore(search.text).trim();
  const places = useStore(search.places);
  const board = useStore(search.board);
  const failed = useStore(search.failed);
  const [kind, setKind] = useState<ResultKind>("all");
  const results = useRef<HTMLDivElement>(null);
  const { counts, events, leagues } = shownResults(board, places, kind);

  const drawn = events.flatMap(({ ids }) => ids).join();
  useEffect(() => {
    search.setVisible(drawn === "" ? [] : drawn.split(",").map(Number));
  }, [search, drawn]);
  useHighlights(results, places.text);

  if (!isSearchable(text)) return <RecentSearches search={search} />;
  if (failed && counts.all === 0) return <p className={styles.hint}>{message("search.failed")}</p>;
  if (places.text === "") return null;
  if (counts.all === 0) return <NoResults text={places.text} topLeagues={topLeagues} />;
  return (
    <div ref={results} role="presentation" onClickCapture={search.remember}>
      <KindChips counts={counts} kind={kind} onChoose={setKind} />
      {events.map(({ key, title, count, ids }) => (
        <ResultGroup key={key} title={title} count={count}>
          {renderEvents(ids)}
        </ResultGroup>
      ))}
      {leagues.length > 0 && (
        <ResultGroup title={message("search.leagues")} count={counts.leagues}>
          <LeagueResults leagues={leagues} />
        </ResultGroup>
      )}
    </div>
  );
};
