import type { MarketDefinition, SourceEvent } from "../source.ts";
import { SPORT_KEYS, type SportKey } from "../sources/simulator/world/tournaments.ts";
import { type EventKind, MAPPED, type MappedRow } from "../sources/unified-feed/tables/mapping.ts";
import { SPECIFIERS } from "../sources/unified-feed/tables/specifiers.ts";
import { SPORTS } from "../sources/unified-feed/tables/sports.ts";
import type { Urn } from "../sources/unified-feed/wire/urn.ts";

const PREFIX = "sr";

export const sportOf = ({ sportId }: Pick<SourceEvent, "sportId">): SportKey => SPORT_KEYS[sportId - 1] as SportKey;

export const sportNumberOf = (sport: SportKey): number => SPORTS.find(([, ours]) => ours === sport)?.[0] as number;

export const kindOf = (event: Pick<SourceEvent, "type" | "sportId">): EventKind =>
  event.type === "OUTRIGHT" ? "outright" : sportOf(event);

export const urnOfEvent = ({ id, type }: Pick<SourceEvent, "id" | "type">): Urn => ({
  prefix: PREFIX,
  type: type === "OUTRIGHT" ? "season" : "match",
  number: id,
});

const rows = new Map<string, MappedRow>(
  Object.entries(MAPPED).flatMap(([kind, mapped]) => mapped.map((row) => [`${kind} ${row.metaMarketId}`, row])),
);

const headStart = (line: number): string => (line >= 0 ? `${line}:0` : `0:${-line}`);

export interface ProviderMarket {
  readonly id: number;
  readonly specifiers: string;
  /** By outcome of the definition. */
  readonly outcomes: readonly string[];
}

/** The provider's market for one of the simulator's. `runnerOf` names the outcomes that are the event's own. */
export const providerMarketOf = (
  kind: EventKind,
  { metaMarketId, specifiers, outcomes, names }: MarketDefinition,
  runnerOf: (names: readonly string[], index: number) => string,
): ProviderMarket | null => {
  const mapped = rows.get(`${kind} ${metaMarketId}`);
  if (!mapped) return null;
  const { row, line } = mapped;
  const given = (row.specifiers ?? []).map((name) => {
    const ours = SPECIFIERS[name] as string;
    const value = specifiers[ours] as string;
    return `${name}=${row.headStart && ours === line ? headStart(Number(value)) : value}`;
  });
  const fixed = Object.entries(row.fixed ?? {}).map(([name, value]) => `${name}=${value}`);
  return {
    id: row.id,
    specifiers: [...given, ...fixed].join("|"),
    outcomes: row.outcomes === "players" ? outcomes.map((_, index) => runnerOf(names ?? [], index)) : row.outcomes,
  };
};
