import { useMemo, useState } from "react";
import type { Board } from "../../data/offer/board.ts";
import { useOfferStore, useOfferTables } from "../../data/offer/offer-context.ts";
import type { OfferTables } from "../../data/offer/offer-model.ts";
import { marketLabels } from "./columns.ts";
import { atLine, linedKinds, linesOf } from "./line-choice.ts";

const sportsOf = ({ sections }: Board, { tournaments }: OfferTables): Set<number> =>
  new Set(
    sections.flatMap(({ groups }) => groups.map(({ tournamentId }) => tournaments.get(tournamentId)?.sportId ?? 0)),
  );

/** What a list of one market can be asked for, what it was asked for, and the events that has. Other lists show all there is. */
export const useOneMarket = (board: Board, isOne: boolean) => {
  const store = useOfferStore();
  const tables = useOfferTables();
  const [label, setLabel] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);

  const shown = useMemo(() => {
    if (!isOne) return { labels: [], chosen: undefined, lines: [], line: null, board };
    const labels = marketLabels(sportsOf(board, tables), tables);
    const chosen = labels.find((each) => each === label) ?? labels[0];
    const options = { eventOf: store.event, kinds: linedKinds(tables, chosen) };
    const lines = linesOf(board, options);
    const line = asked !== null && lines.includes(asked) ? asked : null;
    return { labels, chosen, lines, line, board: line === null ? board : atLine(board, line, options) };
  }, [store, tables, board, label, asked, isOne]);

  const choose = (next: string): void => {
    setLabel(next);
    setAsked(null);
  };
  return { ...shown, choose, setLine: setAsked };
};
