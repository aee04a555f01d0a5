import type { WriteMoney } from "../../data/tickets/ticket-settings.ts";
import type { TicketNews } from "../../data/tickets/tickets-model.ts";
import { statusOf, statusText } from "../../entities/ticket/bet-status.ts";
import { message } from "../../i18n/message.ts";

type Settled = Extract<TicketNews, { kind: "settled" }>["settled"];

const nameOf = ({ type, selections, name }: Settled): string =>
  selections > 1 ? `${message(`slip.type.${type}`)} · ${selections}` : name;

/** The same words for won and lost: what it is, how it ended, and what it paid if anything. */
const settledText = (settled: Settled, money: WriteMoney): string => {
  const { resolution, payout, corrected } = settled;
  const status = statusText(statusOf({ ...settled, resolution, refundReason: null }));
  const result = /[1-9]/.test(payout) ? message("ticket.news.paid", { status, amount: money(payout) }) : status;
  return message(corrected ? "ticket.news.corrected" : "ticket.news.settled", { bet: nameOf(settled), result });
};

export const newsText = (news: TicketNews, money: WriteMoney): string => {
  if (news.kind === "settled") return settledText(news.settled, money);
  return news.paid === null
    ? message("ticket.news.told", { amount: money(news.value) })
    : message("ticket.news.rule", { amount: money(news.paid) });
};

export const betIdOf = (news: TicketNews): string => (news.kind === "settled" ? news.settled.betId : news.betId);

export const currencyOf = (news: TicketNews): string =>
  news.kind === "settled" ? news.settled.currency : news.currency;
