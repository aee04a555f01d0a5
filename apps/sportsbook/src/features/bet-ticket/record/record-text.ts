import { longName } from "../../../entities/ticket/bet-type.ts";
import { oddsText } from "../../../entities/ticket/odds.ts";
import { formatDate } from "../../../i18n/dates.ts";
import { message } from "../../../i18n/message.ts";
import { legWords } from "./leg-words.ts";
import { attemptWords, reasonsOf } from "./reason-words.ts";
import { rowWords, type WordsOf } from "./record-words.ts";

const CLOCK = /\W*HH\W*mm(?:\W*ss)?/;

/** The day alone, as the brand writes it: the list has the times. */
export const dayText = (dateFormat: string, at: number): string =>
  formatDate(
    dateFormat.replace(CLOCK, (joint) => (joint.startsWith(".") ? "." : "")),
    at,
  );

const headLines = ({ record, bet }: WordsOf, dateFormat: string): string[] => [
  `${message("record.title")}: ${message(`record.status.${record.status}`)}`,
  `${longName(bet)}, ${formatDate(dateFormat, record.receivedAt)}`,
  `${message("ticket.betId")} ${bet.id}`,
];

/** What came of the price, by its label. */
export const answerLabel = ({ record }: Pick<WordsOf, "record">): string =>
  message(record.status === "PLACED" ? "record.acceptedAt" : "record.atAnswer");

/** Then and now; once where both are the same or one is not known. A bet that was not taken pays nothing. */
export const payoutText = ({ record, money }: WordsOf): string | null => {
  const { tappedWinnings, decidedWinnings, status } = record;
  if (status === "REJECTED") return null;
  const known = [...new Set([tappedWinnings, decidedWinnings].filter((one) => one !== null))];
  const [from, to] = known.map((amount) => money(amount));
  if (from === undefined) return null;
  return to === undefined ? from : message("record.fromTo", { from, to });
};

const priceLines = (of: WordsOf): string[] => {
  const { tappedOdds, decidedOdds } = of.record;
  const payout = payoutText(of);
  return [
    ...(tappedOdds === null ? [] : [`${message("record.atTap")}: ${oddsText(tappedOdds, of.oddsFormat)}`]),
    ...(decidedOdds === null ? [] : [`${answerLabel(of)}: ${oddsText(decidedOdds, of.oddsFormat)}`]),
    ...(payout === null ? [] : [`${message("record.payout")}: ${payout}`]),
  ];
};

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(" · ");

/** The whole record, to be handed on. */
export const recordText = (of: WordsOf, dateFormat: string): string => {
  const attempts = attemptWords(of.record);
  const parts = [
    headLines(of, dateFormat),
    priceLines(of),
    rowWords(of).map(({ time, text, note, total }) => `${time}  ${joined([text, note, total])}`),
    reasonsOf(of.record).map(({ code, title, text }) => joined([code, title, text])),
    legWords(of).map(({ name, market, tapped, decided }) =>
      joined([name, market, message("record.fromTo", { from: tapped, to: decided })]),
    ),
    attempts.map(({ title, text, codes }) => joined([title, text, codes])),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
};
