import { useState } from "react";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Flag } from "../../ui/icon.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { Competition } from "./competitions.ts";
import styles from "./outrights.module.css";
import { ClosingNote, type OutrightsProps, RunnerList } from "./runner-list.tsx";
import { type ShownMarket, useShownMarkets } from "./use-shown-markets.ts";

const FIRST = 10;
const FIRST_OF_OTHERS = 4;

const ClosedBadge = () => (
  <Badge tone="warning" icon="lock">
    {message("outrights.closed")}
  </Badge>
);

interface OthersProps extends Pick<OutrightsProps, "renderTile"> {
  readonly markets: readonly ShownMarket[];
}

/** The markets besides the chosen one; the first of them is open. */
const Others = ({ markets, renderTile }: OthersProps) => {
  const [open, setOpen] = useState<readonly string[]>(() =>
    markets.slice(0, 1).map(({ market }) => String(market.slot)),
  );
  return (
    <Accordion open={open} onChange={setOpen}>
      {markets.map(({ market, closed }) => (
        <AccordionItem
          key={market.slot}
          id={String(market.slot)}
          title={market.name}
          {...(closed && { tag: <ClosedBadge /> })}
        >
          <div className={styles.inset}>
            <RunnerList market={market} closed={closed} first={FIRST_OF_OTHERS} renderTile={renderTile} />
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  );
};

interface CompetitionPageProps extends Pick<OutrightsProps, "renderTile" | "renderStar"> {
  readonly competition: Competition;
  readonly event: NonNullable<OutrightsProps["event"]>;
}

/** One competition: its markets as tabs, the chosen one in full, the others below. */
const CompetitionPage = ({ competition, event, renderTile, renderStar }: CompetitionPageProps) => {
  const markets = useShownMarkets(event.markets);
  const [chosen, setChosen] = useState<string | null>(null);
  const current = markets.find(({ market }) => String(market.slot) === chosen) ?? markets[0];
  if (!current) return null;
  const { market, closed } = current;
  return (
    <section className={styles.page} aria-label={competition.name}>
      <header className={styles.pageHead}>
        <Flag code={competition.flag} />
        <div className={styles.names}>
          <h2 className={styles.title}>{competition.name}</h2>
          <span className={styles.meta}>
            {competition.country} · {message("outrights.markets", { count: markets.length })}
          </span>
        </div>
        {renderStar(competition)}
      </header>
      <Tabs
        label={competition.name}
        tabs={markets.map((each) => ({ id: String(each.market.slot), text: each.market.name }))}
        current={String(market.slot)}
        onChange={setChosen}
      >
        <div className={styles.chosen}>
          <p className={styles.note}>
            <span>{message("outrights.prices", { count: market.size })}</span>
            {closed ? (
              <ClosedBadge />
            ) : (
              <span>
                <ClosingNote at={competition.closesAt} />
              </span>
            )}
          </p>
          <RunnerList key={market.slot} market={market} closed={closed} first={FIRST} renderTile={renderTile} />
        </div>
      </Tabs>
      <Others
        key={market.slot}
        markets={markets.filter((each) => each.market.slot !== market.slot)}
        renderTile={renderTile}
      />
    </section>
  );
};

/** The competitions in a list, and beside it the one that is chosen. */
export const OutrightsWide = ({ competitions, open, onOpen, event, waiting, ...rest }: OutrightsProps) => (
  <div className={styles.wide}>
    <nav className={styles.list} aria-label={message("outrights.competitions")}>
      {competitions.map(({ id, name, country, flag, marketCount }) => (
        <button
          key={id}
          type="button"
          className={styles.entry}
          aria-current={id === open?.id}
          onClick={() => onOpen(id)}
        >
          <Flag code={flag} />
          <span className={styles.names}>
            <b>{name}</b>
            <small>{country}</small>
          </span>
          <span className={styles.count}>{formatCount(marketCount)}</span>
        </button>
      ))}
    </nav>
    {open && event ? <CompetitionPage key={event.id} competition={open} event={event} {...rest} /> : waiting}
  </div>
);
