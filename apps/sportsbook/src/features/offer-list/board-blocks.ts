import type { Board, BoardGroup, BoardSection } from "../../data/offer/board.ts";
import type { OfferTables } from "../../data/offer/offer-model.ts";

/** The blocks of a list from top to bottom. */
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
  /** Whether each sport begins with a caption that heads the columns. */
  readonly captions: boolean;
  readonly collapsed: ReadonlySet<string>;
}

interface SportRun {
  readonly sportId: number;
  readonly groups: BoardGroup[];
}

/** Neighbouring groups of the same league share one head. */
const joinNeighbours = (groups: readonly BoardGroup[]): BoardGroup[] => {
  const joined: BoardGroup[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last?.tournamentId !== group.tournamentId) joined.push(group);
    else joined.splice(-1, 1, { ...last, eventIds: [...last.eventIds, ...group.eventIds] });
  }
  return joined;
};

const runsBySport = (groups: readonly BoardGroup[], tables: OfferTables): SportRun[] => {
  const runs: SportRun[] = [];
  for (const group of joinNeighbours(groups)) {
    const sportId = tables.tournaments.get(group.tournamentId)?.sportId ?? 0;
    const last = runs.at(-1);
    if (last?.sportId === sportId) last.groups.push(group);
    else runs.push({ sportId, groups: [group] });
  }
  return runs;
};

const countOf = (groups: readonly BoardGroup[]): number =>
  groups.reduce((sum, { eventIds }) => sum + eventIds.length, 0);

/** Makes keys unique: a repeated key gets a number. */
const createKeys = (section: string) => {
  const asked = new Map<string, number>();
  return (name: string): string => {
    const times = asked.get(name) ?? 0;
    asked.set(name, times + 1);
    return `${section}/${name}/${times}`;
  };
};

const runBlocks = (run: SportRun, keyOf: (name: string) => string, options: BlockOptions): Block[] => {
  const { sportId, groups } = run;
  const caption: Block = { kind: "caption", key: keyOf(`sport-${sportId}`), sportId, count: countOf(groups) };
  const leagues = groups.map((group): Block => {
    const key = keyOf(String(group.tournamentId));
    return { kind: "league", key, sportId, group, collapsed: options.collapsed.has(key) };
  });
  return options.captions ? [caption, ...leagues] : leagues;
};

const sectionBlocks = (section: BoardSection, options: BlockOptions): Block[] => {
  const head: Block[] = section.title === null ? [] : [{ kind: "section", key: section.key, title: section.title }];
  const keyOf = createKeys(section.key);
  return [...head, ...runsBySport(section.groups, options.tables).flatMap((run) => runBlocks(run, keyOf, options))];
};

export const boardBlocks = (board: Board, options: BlockOptions): Block[] =>
  board.sections.flatMap((section) => sectionBlocks(section, options));

/** Whether the leagues are of more than one sport. */
export const isMixed = (blocks: readonly Block[]): boolean =>
  new Set(blocks.flatMap((block) => (block.kind === "league" ? [block.sportId] : []))).size > 1;
