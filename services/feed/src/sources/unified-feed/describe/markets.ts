import type { MarketDefinition, SourceMarket } from "../../../source.ts";
import type { MarketState } from "../state/market-state.ts";
import { type EventKind, type MappedMarket, mapMarket } from "../tables/mapping.ts";
import { parseUrn } from "../wire/urn.ts";

/** Lines of a market that are shown in lists with several lines. */
const LINES = 4;

export interface Names {
  /** Null where it is not known yet: the market waits for it. */
  readonly nameOf: (urn: string) => string | null;
  readonly producerName: (producer: number) => string;
  /** A market that no row of the table has. */
  readonly onUnmapped: () => void;
}

interface Described {
  readonly mapped: MappedMarket | null;
  /** What its lines have in common. */
  readonly family: string;
  readonly line: number;
  definition: MarketDefinition | null;
  /** The provider's ids, in the order of the definition. */
  ids: readonly string[];
  revision: number;
  prices: readonly number[];
}

const priceOf = (state: MarketState, id: string): number => {
  const outcome = state.outcomes.find((each) => each.id === id);
  if (!outcome?.active || outcome.price <= 100) return 0;
  return state.status === 1 ? outcome.price : -outcome.price;
};

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

const numberOf = (urn: string): number => parseUrn(urn)?.number ?? 0;

/** Order by number, so that it is the same after a restart. Null while a name is missing. */
const definePlayers = (
  mapped: MappedMarket,
  state: MarketState,
  { nameOf }: Names,
): [string[], MarketDefinition] | null => {
  const ids = state.outcomes.map(({ id }) => id).filter((id) => numberOf(id) > 0);
  ids.sort((one, other) => numberOf(one) - numberOf(other));
  const names = ids.map(nameOf);
  if (names.includes(null) || ids.length === 0) return null;
  const { metaMarketId, specifiers } = mapped;
  return [ids, { metaMarketId, specifiers, outcomes: ids.map(numberOf), names: names as string[] }];
};

const familyOf = ({ metaMarketId, specifiers, line }: MappedMarket): string => {
  const others = Object.entries(specifiers).filter(([name]) => name !== line);
  return `${metaMarketId}${others.join()}`;
};

const lineOf = ({ specifiers, line }: MappedMarket): number => (line === null ? 0 : Number(specifiers[line]));

/** Our markets of one event. A market keeps its definition object as long as its outcomes are the same. */
export const createMarketsOf = (kind: EventKind, names: Names) => {
  const described = new Map<MarketState, Described>();
  const byOurs = new Map<string, MarketState>();

  const oursOf = ({ metaMarketId, specifiers }: Pick<MarketDefinition, "metaMarketId" | "specifiers">): string =>
    `${metaMarketId}${JSON.stringify(Object.entries(specifiers).toSorted())}`;

  const begin = (state: MarketState): Described => {
    const mapped = mapMarket(kind, state);
    const begun: Described = {
      ...{ mapped, family: mapped ? familyOf(mapped) : "", line: mapped ? lineOf(mapped) : 0 },
      ...{ definition: null, ids: [], revision: -1, prices: [] },
    };
    if (mapped && mapped.row.outcomes !== "players") {
      const { metaMarketId, specifiers, outcomes } = mapped;
      begun.ids = mapped.row.outcomes;
      begun.definition = { metaMarketId, specifiers, outcomes };
    }
    if (mapped) byOurs.set(oursOf(mapped), state);
    else names.onUnmapped();
    described.set(state, begun);
    return begun;
  };

  const refresh = (known: Described, state: MarketState): Described => {
    if (known.mapped?.row.outcomes === "players") {
      const players = definePlayers(known.mapped, state, names);
      if (players && (!known.definition || !isSameList(players[0], known.ids))) [known.ids, known.definition] = players;
    }
    known.prices = known.ids.map((id) => priceOf(state, id));
    // Without a definition it is looked at again: a name may have come.
    known.revision = known.definition ? state.revision : -1;
    return known;
  };

  const describe = (state: MarketState): Described => {
    const known = described.get(state) ?? begin(state);
    return known.mapped && known.revision !== state.revision ? refresh(known, state) : known;
  };

  interface Offered {
    readonly state: MarketState;
    readonly mapped: MappedMarket;
    readonly definition: MarketDefinition;
    readonly prices: readonly number[];
    readonly family: string;
    readonly line: number;
  }

  const offeredOf = (state: MarketState): Offered[] => {
    if (state.status !== 1 && state.status !== -1 && state.status !== -2) return [];
    const { mapped, definition, prices, family, line } = describe(state);
    if (!mapped || !definition || prices.every((price) => price === 0)) return [];
    return [{ state, mapped, definition, prices, family, line }];
  };

  /** How far from even: the main line is the most even one, unless the provider says which it is. */
  const tilt = ({ prices }: Offered): number => Math.abs(Math.abs(prices[0] ?? 0) - Math.abs(prices.at(-1) ?? 0));

  const mainOf = (lines: readonly Offered[]): Offered | undefined =>
    lines.find(({ state }) => state.favourite) ?? lines.toSorted((one, other) => tilt(one) - tilt(other))[0];

  const inOrder = (lines: readonly Offered[]): readonly Offered[] => {
    const main = mainOf(lines)?.line ?? 0;
    const distance = ({ line }: Offered): number => Math.abs(line - main);
    return lines.toSorted((one, other) => distance(one) - distance(other) || one.line - other.line);
  };

  const toSource = ({ state, mapped, definition, prices }: Offered, place: number): SourceMarket => {
    const main = place === 0;
    const listed = main && mapped.inLists;
    const lined = listed || (mapped.inGrids && place < LINES);
    return { definition, main, listed, lined, prices, producer: names.producerName(state.producer) };
  };

  return {
    offered: (states: Iterable<MarketState>): readonly SourceMarket[] => {
      const offered = [...states].flatMap(offeredOf);
      const families = Map.groupBy(offered, ({ family }) => family)
        .values()
        .toArray()
        .toSorted((one, other) => (one[0]?.mapped.metaMarketId ?? 0) - (other[0]?.mapped.metaMarketId ?? 0));
      const markets = families.flatMap((lines) => inOrder(lines).map(toSource));
      return [
        ...markets.filter(({ listed }) => listed),
        ...markets.filter(({ listed, lined }) => lined && !listed),
        ...markets.filter(({ lined }) => !lined),
      ];
    },
    /** The market of the provider behind one of ours, with the provider's ids of its outcomes. */
    find: (
      definition: MarketDefinition,
    ): { state: MarketState; idOf: (outcome: number) => string | undefined } | null => {
      const state = byOurs.get(oursOf(definition));
      if (!state) return null;
      const { mapped } = describe(state);
      const given = mapped?.row.outcomes;
      return {
        state,
        idOf: (outcome) =>
          given === "players"
            ? [...state.outcomes.map(({ id }) => id), ...(state.settlement?.results.keys() ?? [])].find(
                (id) => numberOf(id) === definition.outcomes[outcome],
              )
            : given?.[outcome],
      };
    },
    /** Makes a market known that was never offered here, so that its settlement is found. */
    know: (state: MarketState): void => {
      describe(state);
    },
    isMapped: (state: MarketState): boolean => describe(state).mapped !== null,
  };
};

export type MarketsOf = ReturnType<typeof createMarketsOf>;
