import type { OddsFormat } from "@touchline/betting";
import type { Bet } from "@touchline/protocol";
import type { WriteMoney } from "../../data/tickets/tickets-context.ts";
import { isSystem } from "../../entities/ticket/bet-type.ts";
import { oddsByPhase, oddsText } from "../../entities/ticket/odds.ts";
import { payoutOf, winningsShown } from "../../entities/ticket/payout.ts";
import { message } from "../../i18n/message.ts";
import { formatCount, formatShare } from "../../i18n/numbers.ts";

export type SummaryRowId =
  | "odds"
  | "combinations"
  | "stake"
  | "payinTax"
  | "payout"
  | "minPayout"
  | "payoutTax"
  | "payinBonus"
  | "winningsBonus"
  | "cashedOut"
  | "autoCashout";

export interface SummaryRow {
  readonly id: SummaryRowId;
  readonly label: string;
  readonly text: string;
}

type Extra = Bet["payin"]["taxes"][number];

const rowIf = (given: boolean, row: () => SummaryRow): SummaryRow[] => (given ? [row()] : []);

const extraRows = (
  id: "payinTax" | "payoutTax" | "payinBonus" | "winningsBonus",
  extras: readonly Extra[],
  money: WriteMoney,
): SummaryRow[] =>
  extras.map(({ rate, amount }) => ({
    id,
    label: message(`ticket.row.${id}`, { rate: formatShare(rate) }),
    text: money(amount),
  }));

const stakeRow = ({ desiredProfit, payin }: Bet, money: WriteMoney): SummaryRow =>
  desiredProfit === null
    ? { id: "stake", label: message("slip.stake"), text: money(payin.stake) }
    : { id: "stake", label: message("slip.desiredProfit"), text: money(desiredProfit) };

const payoutRow = (bet: Bet, money: WriteMoney): SummaryRow[] => {
  const payout = payoutOf(bet);
  if (!payout) return [];
  return [{ id: "payout", label: message(`ticket.payout.${payout.label}`), text: money(payout.amount) }];
};

/** Sum of partial cash-outs. */
const partsRow = (bet: Bet, money: WriteMoney): SummaryRow[] =>
  rowIf(/[1-9]/.test(bet.cashouted) && payoutOf(bet)?.label !== "cashedOut", () => ({
    id: "cashedOut",
    label: message("ticket.row.cashedOut"),
    text: money(bet.cashouted),
  }));

/** Only rows that apply, in the order of the specification. */
export const summaryRows = (bet: Bet, money: WriteMoney, oddsFormat: OddsFormat): readonly SummaryRow[] => {
  const { minWinningsTotal, autoCashoutRule, payin } = bet;
  const winnings = winningsShown(bet);
  return [
    ...rowIf(!isSystem(bet), () => ({
      id: "odds",
      label: message("slip.totalOdds"),
      text: oddsText(oddsByPhase(bet.phase, bet.odds), oddsFormat),
    })),
    ...rowIf(isSystem(bet), () => ({
      id: "combinations",
      label: message("ticket.row.combinations"),
      text: formatCount(bet.combinationCount),
    })),
    stakeRow(bet, money),
    ...extraRows("payinTax", payin.taxes, money),
    ...payoutRow(bet, money),
    ...(isSystem(bet) && payoutOf(bet) && minWinningsTotal !== null
      ? [{ id: "minPayout", label: message("slip.minPayout"), text: money(minWinningsTotal) } as const]
      : []),
    ...extraRows("payoutTax", winnings?.taxes ?? [], money),
    ...extraRows("payinBonus", payin.bonuses, money),
    ...extraRows("winningsBonus", winnings?.bonuses ?? [], money),
    ...partsRow(bet, money),
    ...(autoCashoutRule
      ? [{ id: "autoCashout", label: message("ticket.row.autoCashout"), text: money(autoCashoutRule.amount) } as const]
      : []),
  ];
};
