import { useMemo, useState } from "react";
import { usePickedSlot } from "../../data/betslip/selection-context.ts";
import type { createFavouriteMarkets } from "../../data/event/favourite-markets.ts";
import type { FullEvent } from "../../data/event/full-event.ts";
import { useStateValue } from "../../data/use-state-value.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import {
  ALL_GROUPS,
  blocksOf,
  dealColumns,
  groupTabs,
  type MarketBlock,
  PLAYER_GROUP,
  selectBlocks,
} from "./market-blocks.ts";
import { MarketPart } from "./market-part.tsx";
import styles from "./markets.module.css";

interface MarketsProps {
  readonly event: FullEvent;
  readonly favourites: ReturnType<typeof createFavouriteMarkets>;
  /** Whether markets on players are shown at all. */
  readonly players: boolean;
  readonly narrow: boolean;
}

/** An event has hundreds of prices: beyond these, markets open when they are asked for. */
const OPEN_AT_FIRST = 12;

/** What is open: the first few, but for those the bettor opened or closed. */
const useOpenKeys = (blocks: readonly MarketBlock[]) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const first = new Set(blocks.slice(0, OPEN_AT_FIRST).map(({ key }) => key));
  const isOpen = (key: string): boolean => chosen.get(key) ?? first.has(key);
  const setOpen = (keys: readonly string[], open: readonly string[]): void =>
    setChosen(new Map([...chosen, ...keys.map((key) => [key, open.includes(key)] as const)]));
  return { isOpen, setOpen };
};

/** Columns stay as they were dealt until other markets are shown: a market must not jump to the other side. */
const useColumns = (blocks: readonly MarketBlock[], isOpen: (key: string) => boolean, narrow: boolean) => {
  const shown = blocks.map(({ key }) => key).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: dealt by what is shown, not by how it stands
  const keys = useMemo(() => (narrow ? [blocks.map(({ key }) => key)] : dealColumns(blocks, isOpen)), [shown, narrow]);
  const byKey = new Map(blocks.map((block) => [block.key, block]));
  return keys.map((column) => column.flatMap((key) => byKey.get(key) ?? []));
};

const MarketColumns = ({
  event,
  blocks,
  favourites,
  narrow,
}: Omit<MarketsProps, "players"> & { readonly blocks: readonly MarketBlock[] }) => {
  const pickedSlot = usePickedSlot(event.id);
  const kinds = useStateValue(favourites.kinds);
  const { isOpen, setOpen } = useOpenKeys(blocks);
  const columns = useColumns(blocks, isOpen, narrow);
  return (
    <div className={styles.columns} data-narrow={narrow}>
      {columns.map((column, index) => {
        const keys = column.map(({ key }) => key);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Accordion key={index} open={keys.filter(isOpen)} onChange={(open) => setOpen(keys, open)}>
            {column.map((block) => (
              <MarketPart
                key={block.key}
                event={event}
                block={block}
                pickedSlot={pickedSlot}
                favourite={kinds.has(block.metaMarketId)}
                narrow={narrow}
                onPin={favourites.toggle}
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

/** All that can be bet on, in groups. */
export const Markets = ({ event, favourites, players, narrow }: MarketsProps) => {
  const kinds = useStateValue(favourites.kinds);
  const blocks = useMemo(
    () => blocksOf(event.markets).filter(({ group }) => players || group !== PLAYER_GROUP),
    [event.markets, players],
  );
  const groups = groupTabs(event, blocks);
  const [wanted, setWanted] = useState<string | null>(null);
  const current = groups.find(({ key }) => key === (wanted ?? groups[0]?.key))?.key ?? ALL_GROUPS;
  const tab = wanted === ALL_GROUPS ? ALL_GROUPS : current;

  if (blocks.length === 0) {
    return <EmptyState mark="none" title={message("eventView.emptyTitle")} text={message("eventView.emptyText")} />;
  }
  return (
    <div className={styles.markets}>
      <Tabs
        label={message("eventView.groups")}
        tabs={[
          { id: ALL_GROUPS, text: message("eventView.all"), count: formatCount(countMarkets(blocks)) },
          ...groups.map(({ key, name }) => ({ id: key, text: name })),
        ]}
        current={tab}
        onChange={setWanted}
      >
        <MarketColumns
          key={tab}
          event={event}
          blocks={selectBlocks(blocks, tab, kinds)}
          favourites={favourites}
          narrow={narrow}
        />
      </Tabs>
    </div>
  );
};
