import { type Betslip, combineOdds, oddsOf, type Selection } from "@touchline/betting";
import { useBetslips } from "../../data/betslip/betslips-context.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { useTicketHref } from "../../entities/links/links-context.ts";
import { formatDate } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SelectionCards } from "../../ui/selection-card.tsx";
import { BetRow } from "./bet-row.tsx";
import foot from "./foot.module.css";
import { totalOddsText } from "./odds-text.ts";
import { type Decided, placedAtOf, placedBets, selectionsOfBet, sumStakes, sumWinnings, takenOdds } from "./outcome.ts";
import { outcomesOf, PickCard } from "./pick-card.tsx";
import styles from "./result.module.css";
import slipStyles from "./slip.module.css";
import { useActiveSlip, useMoney } from "./slip-hooks.ts";
import { useHeading } from "./use-heading.ts";

interface ReceiptCardProps {
  readonly slip: Betslip;
  readonly selection: Selection;
  /** The price it was placed at. */
  readonly taken: number | null;
}

interface PriceMoveProps {
  readonly selection: Selection;
  readonly from: number;
  readonly to: number;
}

/** In words, that it was placed at another price than that of the tap. */
const PriceMove = ({ selection, from, to }: PriceMoveProps) => {
  const { oddsFormat } = usePresentation();
  const { format } = priceWords(oddsFormat, outcomesOf(selection));
  const prices = { from: format(from), to: format(to) };
  return (
    <p className={styles.moved} data-better={to > from}>
      {to > from ? message("receipt.better", prices) : message("receipt.lower", prices)}
    </p>
  );
};

/** A placed pick. If it was placed at another price than that of the tap, both prices are shown. */
const ReceiptCard = ({ slip, selection, taken }: ReceiptCardProps) => {
  const asked = oddsOf(slip, selection);
  const hasMoved = asked !== null && taken !== null && asked !== taken;
  const shown: Selection = { ...selection, availability: "open", previousOdds: hasMoved ? asked : null };
  const move = hasMoved ? (taken > asked ? "up" : "down") : null;
  return (
    <PickCard selection={shown} odds={taken} move={move} settled>
      {hasMoved && <PriceMove selection={selection} from={asked} to={taken} />}
    </PickCard>
  );
};

/** Each placed selection once, with the price it was placed at. */
const legsOf = (decided: Decided): { readonly selection: Selection; readonly taken: number | null }[] => {
  const legs = new Map<string, { readonly selection: Selection; readonly taken: number | null }>();
  for (const bet of placedBets(decided))
    for (const selection of selectionsOfBet(bet, decided.slip))
      legs.set(selection.id, { selection, taken: takenOdds(bet, decided.slip, selection) });
  return [...legs.values()];
};

const totalOf = (decided: Decided, legs: ReturnType<typeof legsOf>) => {
  const prices = legs.flatMap(({ taken }) => taken ?? []);
  const isProduct = decided.summary.type === "combo" && prices.length === legs.length;
  return isProduct ? combineOdds(prices) : null;
};

interface ReceiptProps {
  readonly decided: Decided;
  readonly onDone: () => void;
}

/** Shown when the server accepted all bets: selections, prices and stakes. */
export const Receipt = ({ decided, onDone }: ReceiptProps) => {
  const { reuseSelections } = useBetslips();
  const { oddsFormat, dates } = usePresentation();
  const isEmpty = useActiveSlip().selectionsList.length === 0;
  const money = useMoney();
  const heading = useHeading();
  const ticketHref = useTicketHref();
  const bets = placedBets(decided);
  const [sole] = bets.length === 1 ? bets : [];
  const [placedAt] = bets.map(placedAtOf);
  const legs = legsOf(decided);
  const total = totalOf(decided, legs);
  const rows = [
    ...(total ? [[message("slip.totalOdds"), totalOddsText(total, oddsFormat)]] : []),
    [message("slip.stake"), money.format(sumStakes(bets, decided.currency))],
    [message("slip.payout"), money.format(sumWinnings(bets, decided.currency))],
  ];
  return (
    <>
      <div className={slipStyles.body}>
        <div className={styles.centre}>
          <span className={styles.icon}>
            <Icon name="check" size={32} />
          </span>
          <h3 ref={heading} tabIndex={-1} className={styles.title}>
            {message("receipt.placed", { count: bets.length })}
          </h3>
          {placedAt !== undefined && (
            <time className={styles.text} dateTime={new Date(placedAt).toISOString()}>
              {formatDate(dates.betList, placedAt)}
            </time>
          )}
        </div>
        <SelectionCards>
          {legs.map(({ selection, taken }) => (
            <ReceiptCard key={selection.id} slip={decided.slip} selection={selection} taken={taken} />
          ))}
        </SelectionCards>
        <ul className={styles.bets}>
          {bets.map((bet) => (
            <BetRow key={bet.id} bet={bet} decided={decided} />
          ))}
        </ul>
      </div>
      <footer className={foot.foot}>
        <dl className={foot.rows}>
          {rows.map(([label, text], index) => (
            <div key={label} className={foot.pair} data-large={index === rows.length - 1}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {sole && (
          <ButtonLink block href={ticketHref(sole.id)}>
            {message("receipt.viewTicket")}
          </ButtonLink>
        )}
        {isEmpty && (
          <Button kind="ghost" block onClick={reuseSelections}>
            {message("receipt.reuse")}
          </Button>
        )}
        <Button kind="primary" block onClick={onDone}>
          {message("receipt.done")}
        </Button>
      </footer>
    </>
  );
};
