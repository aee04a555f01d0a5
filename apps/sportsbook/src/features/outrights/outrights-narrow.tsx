import { useState } from "react";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Badge } from "../../ui/badge.tsx";
import { ChipToggle } from "../../ui/chip.tsx";
import { Flag, Icon } from "../../ui/icon.tsx";
import type { Competition } from "./competitions.ts";
import styles from "./outrights.module.css";
import { ClosingNote, type OutrightsProps, RunnerList } from "./runner-list.tsx";
import { useShownMarkets } from "./use-shown-markets.ts";

type PricesProps = Pick<OutrightsProps, "renderTile"> & {
  readonly event: NonNullable<OutrightsProps["event"]>;
};

const FIRST = 5;

/** One market at a time, chosen by its chip. */
const CompetitionPrices = ({ event, renderTile }: PricesProps) => {
  const markets = useShownMarkets(event.markets);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = markets.find(({ market }) => market.slot === chosen) ?? markets[0];
  if (!current) return null;
  const { market, closed } = current;
  return (
    <>
      <div className={styles.chips} data-scrolls>
        {markets.map(({ market: { slot, name } }) => (
          <ChipToggle key={slot} pressed={slot === market.slot} onToggle={() => setChosen(slot)}>
            {name}
          </ChipToggle>
        ))}
      </div>
      <p className={styles.note}>
        <span>{message("outrights.prices", { count: market.size })}</span>
        {closed ? (
          <Badge tone="warning" icon="lock">
            {message("outrights.closed")}
          </Badge>
        ) : (
          <span>
            <ClosingNote at={event.startsAt} />
          </span>
        )}
      </p>
      <RunnerList key={market.slot} market={market} closed={closed} first={FIRST} renderTile={renderTile} />
    </>
  );
};

interface CompetitionCardProps extends Pick<OutrightsProps, "event" | "waiting" | "renderTile"> {
  readonly competition: Competition;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const CompetitionCard = ({ competition, isOpen, onToggle, event, ...rest }: CompetitionCardProps) => (
  <section className={styles.card} aria-label={competition.name}>
    <h2>
      <button type="button" className={styles.cardHead} aria-expanded={isOpen} onClick={onToggle}>
        <Flag code={competition.flag} />
        <span className={styles.cardTitle}>
          <span className={styles.country}>{competition.country}</span> {competition.name}
        </span>
        <span className={styles.count}>{formatCount(competition.marketCount)}</span>
        <Icon name={isOpen ? "up" : "down"} />
      </button>
    </h2>
    {isOpen && (event ? <CompetitionPrices event={event} renderTile={rest.renderTile} /> : rest.waiting)}
  </section>
);

/** A card for each competition, of which one is open. */
export const OutrightsNarrow = ({ competitions, open, onOpen, ...rest }: OutrightsProps) => (
  <div className={styles.cards}>
    {competitions.map((competition) => {
      const isOpen = competition.id === open?.id;
      return (
        <CompetitionCard
          key={competition.id}
          competition={competition}
          isOpen={isOpen}
          onToggle={() => onOpen(isOpen ? null : competition.id)}
          {...rest}
        />
      );
    })}
  </div>
);
