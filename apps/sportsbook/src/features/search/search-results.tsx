import type { ReactNode } from "react";
import { type FoundLeague, isSearchable } from "../../data/live-offer/search-source.ts";
import { messages } from "../../i18n/messages.ts";
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
  if (!isSearchable(text)) return <p className={styles.hint}>{messages.search.hint}</p>;
  const { title, text: advice } = messages.empty.search;
  const nothing = leagues.length === 0 ? <EmptyState mark="none" title={title(text)} text={advice} /> : null;
  return (
    <>
      {events(nothing)}
      <FoundLeagues leagues={leagues} hrefOf={leagueHref} />
    </>
  );
};
