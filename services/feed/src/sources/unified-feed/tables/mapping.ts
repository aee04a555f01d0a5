import { metaOutcomeId, metaTemplates } from "../../simulator/market/meta.ts";
import { OUTRIGHT_MARKETS } from "../../simulator/outright/outright-markets.ts";
import { ENGINES } from "../../simulator/sports/engines.ts";
import { gridKeysOf } from "../../simulator/sports/grids.ts";
import type { SportKey } from "../../simulator/world/tournaments.ts";
import type { MarketId } from "../wire/messages.ts";
import { parseSpecifiers } from "../wire/specifiers.ts";
import { MARKETS, type MarketRow, OUTRIGHTS } from "./markets.ts";
import { SPECIFIERS } from "./specifiers.ts";

/** What the whole market is to us, whatever its specifiers. */
export interface MappedRow {
  readonly row: MarketRow;
  readonly metaMarketId: number;
  /** Our ids of the outcomes, in the order of the row; empty where each event has its own. */
  readonly outcomes: readonly number[];
  /** Our name of the specifier that distinguishes its lines. */
  readonly line: string | null;
  readonly inLists: boolean;
  readonly inGrids: boolean;
}

export interface MappedMarket extends MappedRow {
  readonly specifiers: Readonly<Record<string, string>>;
}

export type EventKind = SportKey | "outright";

const outcomesOf = ({ outcomes }: MarketRow, metaMarketId: number): readonly number[] =>
  outcomes === "players" ? [] : outcomes.map((_, index) => metaOutcomeId(metaMarketId, index));

const mapSport = (sport: SportKey): readonly MappedRow[] => {
  const gridKeys = gridKeysOf(sport);
  return MARKETS[sport].map((row) => {
    const meta = metaTemplates.find((each) => each.sport === sport && each.template.key === row.key);
    if (!meta) throw new Error(`${sport} has no market ${row.key}`);
    const { outcomes } = meta.template.kind;
    if (row.outcomes !== "players" && row.outcomes.length !== outcomes.length)
      throw new Error(`${sport}, ${row.key}: ${row.outcomes.length} outcomes instead of ${outcomes.length}`);
    return {
      ...{ row, metaMarketId: meta.id, outcomes: outcomesOf(row, meta.id), line: meta.template.line ?? null },
      inLists: ENGINES[sport].listMarkets.includes(row.key),
      inGrids: gridKeys.has(row.key),
    };
  });
};

const mapOutrights = (): readonly MappedRow[] =>
  OUTRIGHTS.map((row) => {
    const metaMarketId = OUTRIGHT_MARKETS.find(({ key }) => key === row.key)?.id;
    if (metaMarketId === undefined) throw new Error(`there is no outright market ${row.key}`);
    return { row, metaMarketId, outcomes: [], line: null, inLists: false, inGrids: false };
  });

export const MAPPED: Readonly<Record<EventKind, readonly MappedRow[]>> = {
  ...(Object.fromEntries(
    (Object.keys(MARKETS) as SportKey[]).map((sport) => [sport, mapSport(sport)]),
  ) as unknown as Record<SportKey, readonly MappedRow[]>),
  outright: mapOutrights(),
};

const HEAD_START = /^(\d+):(\d+)$/;
const LINE = /^[+-]?\d{1,5}(\.\d{1,3})?$/;

/** A number as we write it: 2.5, -1, 0. Null where it is none. */
const lineOf = (value: string, headStart: boolean): string | null => {
  const [, home, away] = HEAD_START.exec(value) ?? [];
  if (headStart) return home === undefined ? null : `${Number(home) - Number(away)}`;
  return LINE.test(value) ? `${Number(value) + 0}` : null;
};

const translate = (row: MappedRow, given: ReadonlyMap<string, string>): Record<string, string> | null => {
  const { specifiers = [], fixed = {}, headStart = false } = row.row;
  if (given.size !== specifiers.length + Object.keys(fixed).length) return null;
  if (Object.entries(fixed).some(([name, value]) => given.get(name) !== value)) return null;
  const translated: Record<string, string> = {};
  for (const name of specifiers) {
    const ours = SPECIFIERS[name] as string;
    const value = given.get(name);
    const written = value === undefined ? null : ours === row.line ? lineOf(value, headStart) : value;
    if (written === null) return null;
    translated[ours] = written;
  }
  return translated;
};

/** Our market for a market of the provider; null where no row has it. */
export const mapMarket = (kind: EventKind, { id, specifiers }: MarketId): MappedMarket | null => {
  const given = parseSpecifiers(specifiers);
  if (!given) return null;
  for (const mapped of MAPPED[kind]) {
    if (mapped.row.id !== id) continue;
    const translated = translate(mapped, given);
    if (translated) return { ...mapped, specifiers: translated };
  }
  return null;
};
