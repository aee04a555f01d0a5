import type { Board, BoardGroup, BoardSection } from "../../data/offer/board.ts";
import type { OfferTables } from "../../data/offer/offer-model.ts";

/** What a list is made of from top to bottom. */
export type Block =
  | { readonly kind: "section"; readonly key: string; readonly title: string }
  | { readonly kind: "caption"; readonly key: string; readonly sportId: number; readonly count: number }
  | {
      readonly kind: "league";
      readonly key: string;
      readonly sportId: number;
      readonly group: BoardGroup;
      readonly collapsed: boolean;
    };

interface BlockOptions {
  readonly tables: OfferTables;
  /** Whether each sport begins with a line of its own that heads the columns. */
  readonly captions: boolean;
  readonly collapsed: ReadonlySet<string>;
}

interface SportRun {
  readonly sportId: number;
  readonly groups: BoardGroup[];
}

const runsBySport = (groups: readonly BoardGroup[], tables: OfferTables): SportRun[] => {
  const runs: SportRun[] = [];
  for (const group of groups) {
    const sportId = tables.tournaments.get(group.tournamentId)?.sportId ?? 0;
    const last = runs.at(-1);
    if (last?.sportId === sportId) last.groups.push(group);
    else runs.push({ sportId, groups: [group] });
  }
  return runs;
};

const countOf = (groups: readonly BoardGroup[]): number =>
  groups.reduce((sum, { eventIds }) => sum + eventIds.length, 0);

const runBlocks = (section: BoardSection, run: SportRun, position: number, options: BlockOptions): Block[] => {
  const caption: Block = {
    kind: "caption",
    key: `${section.key}/${run.sportId}/${position}`,
    sportId: run.sportId,
    count: countOf(run.groups),
  };
  const leagues = run.groups.map((group): Block => {
    const key = `${section.key}/${group.tournamentId}/${position}`;
    return { kind: "league", key, sportId: run.sportId, group, collapsed: options.collapsed.has(key) };
  });
  return options.captions ? [caption, ...leagues] : leagues;
};

export const boardBlocks = (board: Board, options: BlockOptions): Block[] =>
  board.sections.flatMap((section) => {
    const head: Block[] = section.title === null ? [] : [{ kind: "section", key: section.key, title: section.title }];
    const runs = runsBySport(section.groups, options.tables);
    return [...head, ...runs.flatMap((run, position) => runBlocks(section, run, position, options))];
  });

/** Whether the leagues are of more than one sport. */
export const isMixed = (blocks: readonly Block[]): boolean =>
  new Set(blocks.flatMap((block) => (block.kind === "league" ? [block.sportId] : []))).size > 1;
