import { parseAmount } from "@touchline/betting";
import type { PlacedBet } from "@touchline/protocol";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { multiplesName } from "../../entities/ticket/multiples-name.ts";
import { message } from "../../i18n/message.ts";
import { priceWords } from "../../i18n/price-words.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { type Decided, selectionsOfBet, takenOdds } from "./outcome.ts";
import styles from "./result.module.css";
import { useMoney } from "./slip-hooks.ts";
import { useCopy } from "./use-copy.ts";

const STATUSES = { PLACED: "placed", REJECTED: "rejected" } as const;

/** Rows of multiples are answered in the order they were sent. */
const rowName = (bet: PlacedBet, { result, summary, slip }: Decided): string | null => {
  const { multiples } = summary;
  const row = multiples.length === result.bets.length ? multiples[result.bets.indexOf(bet)] : undefined;
  return row ? multiplesName(row.sizes, slip.selectionsList.length) : null;
};

const nameOf = (bet: PlacedBet, decided: Decided): string => {
  const [first, ...others] = selectionsOfBet(bet, decided.slip);
  const isOne = first !== undefined && others.length === 0;
  if (isOne && first.type === "bet_builder") return first.eventName;
  if (isOne) return Object.values(first.markets)[0]?.outcomeName ?? "";
  return rowName(bet, decided) ?? message(`slip.type.${decided.summary.type}`);
};

/** What became of its stake. */
const moneyText = ({ status }: PlacedBet, amount: string, odds: string | null): string => {
  if (status === "REJECTED") return message("receipt.returnedAmount", { amount });
  return odds === null ? message("receipt.takenAmount", { amount }) : message("receipt.takenAt", { amount, odds });
};

/** One decided bet: its selections, stake and id. */
export const BetRow = ({ bet, decided }: { readonly bet: PlacedBet; readonly decided: Decided }) => {
  const { oddsFormat } = usePresentation();
  const money = useMoney();
  const copy = useCopy();
  const [first, ...others] = selectionsOfBet(bet, decided.slip);
  const stake = money.format(parseAmount(bet.stake, decided.currency) ?? 0n);
  const odds = first && others.length === 0 ? takenOdds(bet, decided.slip, first) : null;
  const outcomes = first ? (Object.values(first.markets)[0]?.outcomes ?? 1) : 1;
  const words = priceWords(oddsFormat, first?.type === "bet_builder" ? 1 : outcomes);
  return (
    <li className={styles.bet}>
      <span className={styles.name}>{nameOf(bet, decided)}</span>
      <StatusBadge status={STATUSES[bet.status]} text={message(`receipt.status.${bet.status}`)} />
      <span className={styles.note}>{moneyText(bet, stake, odds === null ? null : words.format(odds))}</span>
      {bet.status === "PLACED" && (
        <span className={styles.id}>
          <span>
            {message("ticket.betId")} <code>{bet.id}</code>
          </span>
          <IconButton
            icon="copy"
            size={18}
            label={`${message("receipt.copyId")}: ${nameOf(bet, decided)}`}
            onClick={() => copy(bet.id, message("receipt.idCopied"))}
          />
        </span>
      )}
    </li>
  );
};
