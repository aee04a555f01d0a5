import { type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import { useEventNames } from "../../data/event/event-names.ts";
import type { EventNames, FullEvent } from "../../data/event/full-event.ts";
import { useFavouriteIds, useFavouritesStore } from "../../data/favourites/favourites-context.ts";
import { useKeptChoice } from "../../entities/kept-choice.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type Tab, Tabs } from "../../ui/tabs.tsx";
import {
  ALL_GROUPS,
  blocksOf,
  builderBlocks,
  dealColumns,
  groupTabs,
  type MarketBlock,
  PLAYER_GROUP,
  selectBlocks,
} from "./market-blocks.ts";
import { type MarketLook, MarketSection } from "./market-section.tsx";
import styles from "./markets.module.css";
import { OutcomeTile } from "./outcome-tile.tsx";

interface MarketsProps {
  readonly event: FullEvent;
  /** Whether markets on players are shown at all. */
  readonly players: boolean;
  /** Draws the tab of the bet builder, given how the markets in it are drawn; null where there is none. */
  readonly renderBuilder: ((renderMarkets: (look: MarketLook) => ReactNode) => ReactNode) | null;
}

const REGULAR: MarketLook = { Tile: OutcomeTile };
const BUILDER_TAB = "bet-builder";

/** Markets that are open initially: an event may have hundreds of prices. */
const OPEN_AT_FIRST = 12;

/** Open markets: the first few, unless the bettor opened or closed them. */
const useOpenKeys = (blocks: readonly MarketBlock[]) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const first = new Set(blocks.slice(0, OPEN_AT_FIRST).map(({ key }) => key));
  const isOpen = (key: string): boolean => chosen.get(key) ?? first.has(key);
  const setOpen = (keys: readonly string[], open: readonly string[]): void =>
    setChosen(new Map([...chosen, ...keys.map((key) => [key, open.includes(key)] as const)]));
  return { isOpen, setOpen };
};

/** A market keeps its column until other markets are shown, so that it does not jump to the other side. */
const useColumns = (blocks: readonly MarketBlock[], isOpen: (key: string) => boolean, isNarrow: boolean) => {
  const shown = blocks.map(({ key }) => key).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: dealt by what is shown, not by how it stands
  const keys = useMemo(
    () => (isNarrow ? [blocks.map(({ key }) => key)] : dealColumns(blocks, isOpen)),
    [shown, isNarrow],
  );
  const byKey = new Map(blocks.map((block) => [block.key, block]));
  return keys.map((column) => column.flatMap((key) => byKey.get(key) ?? []));
};

interface MarketColumnsProps {
  readonly event: EventNames;
  readonly blocks: readonly MarketBlock[];
  readonly look: MarketLook;
}

const MarketColumns = ({ event, blocks, look }: MarketColumnsProps) => {
  const isNarrow = useIsNarrow();
  const kinds = useFavouriteIds("markets");
  const { toggle } = useFavouritesStore();
  const togglePin = useCallback((metaMarketId: number) => toggle("markets", metaMarketId), [toggle]);
  const { isOpen, setOpen } = useOpenKeys(blocks);
  const columns = useColumns(blocks, isOpen, isNarrow);
  return (
    <div className={styles.columns} data-narrow={isNarrow}>
      {columns.map((column, index) => {
        const keys = column.map(({ key }) => key);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Accordion key={index} open={keys.filter(isOpen)} onChange={(open) => setOpen(keys, open)}>
            {column.map((block) => (
              <MarketSection
                key={block.key}
                event={event}
                block={block}
                favourite={kinds.has(block.metaMarketId)}
                onPin={togglePin}
                {...look}
              />
            ))}
          </Accordion>
        );
      })}
    </div>
  );
};

const countMarkets = (blocks: readonly MarketBlock[]): number =>
  blocks.reduce((sum, { markets }) => sum + markets.length, 0);

/** All, then the groups; the bet builder comes after the first group. */
const marketTabs = (event: FullEvent, blocks: readonly MarketBlock[], hasBuilder: boolean): readonly Tab[] => {
  const [main = [], ...others] = groupTabs(event, blocks).map(({ key, name }) => [{ id: key, text: name }]);
  const builder = { id: BUILDER_TAB, text: message("betBuilder.title"), icon: "layers" };
  return [
    { id: ALL_GROUPS, text: message("eventView.all"), count: formatCount(countMarkets(blocks)) },
    ...main,
    ...(hasBuilder ? [builder] : []),
    ...others.flat(),
  ];
};

export const Markets = ({ event, players, renderBuilder }: MarketsProps) => {
  const kinds = useFavouriteIds("markets");
  const blocks = useMemo(
    () => blocksOf(event.markets).filter(({ group }) => players || group !== PLAYER_GROUP),
    [event.markets, players],
  );
  const [wanted, setWanted] = useKeptChoice<string | null>(`markets of ${event.id}`, null);
  const tabs = marketTabs(event, blocks, renderBuilder !== null);
  const tab = (tabs.find(({ id }) => id === wanted) ?? tabs[1] ?? tabs[0])?.id ?? ALL_GROUPS;
  const names = useEventNames(event);

  if (blocks.length === 0) {
    return <EmptyState drawing="none" title={message("eventView.emptyTitle")} text={message("eventView.emptyText")} />;
  }
  return (
    <div className={styles.markets}>
      <Tabs label={message("eventView.groups")} tabs={tabs} current={tab} onChange={setWanted}>
        {tab === BUILDER_TAB && renderBuilder ? (
          <Suspense>
            {renderBuilder((look) => (
              <MarketColumns
                event={names}
                blocks={selectBlocks(builderBlocks(blocks), ALL_GROUPS, kinds)}
                look={look}
              />
            ))}
          </Suspense>
        ) : (
          <MarketColumns key={tab} event={names} blocks={selectBlocks(blocks, tab, kinds)} look={REGULAR} />
        )}
      </Tabs>
    </div>
  );
};
