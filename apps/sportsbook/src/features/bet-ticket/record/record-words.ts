import type { OddsFormat } from "@touchline/betting";
import type { AcceptanceRecord, Bet, BetSelection } from "@touchline/protocol";
import type { WriteMoney } from "../../../data/tickets/tickets-context.ts";
import { oddsText } from "../../../entities/ticket/odds.ts";
import { formatDate } from "../../../i18n/dates.ts";
import { intlTag, perLanguage } from "../../../i18n/language.ts";
import { message } from "../../../i18n/message.ts";
import { floorOf, type Move, moveOf, type RecordRow, rowsOf } from "./record-facts.ts";

const seconds = perLanguage(
  ({ locale }) =>
    new Intl.NumberFormat(intlTag(locale), {
      style: "unit",
      unit: "second",
      unitDisplay: "narrow",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

export const secondsText = (milliseconds: number): string => seconds().format(milliseconds / 1000);

/** With milliseconds, in the zone of the device. */
export const exactTime = (at: number): string =>
  `${formatDate("HH:mm:ss", at)}.${String(new Date(at).getMilliseconds()).padStart(3, "0")}`;

export interface WordsOf {
  readonly record: AcceptanceRecord;
  readonly bet: Bet;
  readonly money: WriteMoney;
  readonly oddsFormat: OddsFormat;
}

export interface RowWords {
  readonly row: RecordRow;
  readonly time: string;
  readonly text: string;
  readonly note: string | null;
  /** The odds of the whole bet from here on. */
  readonly total: string | null;
  readonly move: Move | null;
}

export const selectionOf = ({ selections }: Bet, id: string): BetSelection | undefined =>
  selections.find((selection) => selection.id === id);

/** A bet builder is one leg. */
export const nameOf = (selection: BetSelection): string =>
  selection.eventMarketOutcomes.map(({ name }) => name).join(", ");

export const legOdds = ({ bet, oddsFormat }: WordsOf, id: string, price: number | null): string =>
  oddsText(price, oddsFormat, selectionOf(bet, id)?.eventMarketOutcomes[0]?.eventMarket.outcomes);

const standingText = (record: AcceptanceRecord, total: number | null): string | null => {
  const floor = floorOf(record);
  if (floor === null || total === null) return null;
  if (record.oddsChanges === "ask_me")
    return message(total === floor ? "record.standing.atPrice" : "record.standing.offPrice");
  if (total === floor) return message("record.standing.atFloor");
  return message(total > floor ? "record.standing.aboveFloor" : "record.standing.belowFloor");
};

type Words = Pick<RowWords, "text" | "note"> & Partial<Pick<RowWords, "total" | "move">>;

const receivedWords = ({ record, money, oddsFormat }: WordsOf): Words => {
  const { tappedOdds, oddsChanges } = record;
  const stake = money(record.stake);
  return {
    text:
      tappedOdds === null
        ? message("record.row.receivedStake", { stake })
        : message("record.row.received", { stake, odds: oddsText(tappedOdds, oddsFormat) }),
    note: message(`oddsChanges.${oddsChanges}.title`),
  };
};

const moveWords = (row: Extract<RecordRow, { kind: "move" }>, of: WordsOf): Words => {
  const selection = selectionOf(of.bet, row.id);
  return {
    text: message("record.row.move", {
      name: selection ? nameOf(selection) : message("record.selection"),
      from: legOdds(of, row.id, row.from),
      to: legOdds(of, row.id, row.to),
    }),
    note: standingText(of.record, row.total),
    total: row.total === null ? null : oddsText(row.total, of.oddsFormat),
    move: moveOf(row.from, row.to),
  };
};

const answerWords = ({ record, bet, oddsFormat }: WordsOf): Words => {
  const isTaken = record.status === "PLACED";
  return {
    text: message(`record.status.${record.status}`),
    note: isTaken ? `${message("ticket.betId")} ${bet.id}` : message("record.noMoney"),
    total: record.decidedOdds === null ? null : oddsText(record.decidedOdds, oddsFormat),
  };
};

const wordsOf = (row: RecordRow, of: WordsOf): Words => {
  const { delayMs } = of.record;
  switch (row.kind) {
    case "received":
      return receivedWords(of);
    case "delay":
      return { text: message("record.row.delay"), note: secondsText(delayMs) };
    case "move":
      return moveWords(row, of);
    case "checked":
      return { text: message(delayMs > 0 ? "record.row.delayOver" : "record.row.checked"), note: null };
    case "answer":
      return answerWords(of);
  }
};

export const rowWords = (of: WordsOf): RowWords[] =>
  rowsOf(of.record).map((row) => ({ row, time: exactTime(row.at), total: null, move: null, ...wordsOf(row, of) }));
