import type { ReactNode } from "react";
import { type FoundLeague, isSearchable } from "../../data/live-offer/search-source.ts";
import { message } from "../../i18n/message.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FoundLeagues } from "./found-leagues.tsx";
import styles from "./search.module.css";

interface SearchResultsProps {
  readonly text: string;
  readonly leagues: readonly FoundLeague[];
  readonly leagueHref: (tournamentId: number) => string;
  /** The found events as a board; what it is given stands in where there are none. */
  readonly events: (empty: ReactNode) => ReactNode;
}

/** Events first, then leagues; a hint while there is too little to look for. */
export const SearchResults = ({ text, leagues, leagueHref, events }: SearchResultsProps) => {
  if (!isSearchable(text)) return <p className={styles.hint}>{message("search.hint")}</p>;
  const nothing =
    leagues.length === 0 ? (
      <EmptyState mark="none" title={message("empty.search.title", { text })} text={message("empty.search.text")} />
    ) : null;
  return (
    <>
      {events(nothing)}
      <FoundLeagues leagues={leagues} hrefOf={leagueHref} />
    </>
  );
};
