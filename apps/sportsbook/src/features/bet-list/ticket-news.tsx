import { useMemo } from "react";
import { useMoney, type WriteMoney } from "../../data/tickets/tickets-context.ts";
import type { TicketNews as News, Tickets } from "../../data/tickets/tickets-model.ts";
import { useStore } from "../../data/use-store.ts";
import { useTicketHref } from "../../entities/links/links-context.ts";
import { statusOf, statusText } from "../../entities/ticket/bet-status.ts";
import { message } from "../../i18n/message.ts";
import { type ToastMessage, Toasts } from "../../ui/toasts.tsx";

type Settled = Extract<News, { kind: "settled" }>["settled"];

const nameOf = ({ type, selections, name }: Settled): string =>
  selections > 1 ? `${message(`slip.type.${type}`)} · ${selections}` : name;

/** The same wording for won and lost bets: name, result, and the payout if there is one. */
const settledText = (settled: Settled, money: WriteMoney): string => {
  const { resolution, payout, corrected } = settled;
  const status = statusText(statusOf({ ...settled, resolution, refundReason: null }));
  const result = /[1-9]/.test(payout) ? message("ticket.news.paid", { status, amount: money(payout) }) : status;
  return message(corrected ? "ticket.news.corrected" : "ticket.news.settled", { bet: nameOf(settled), result });
};

const newsText = (news: News, money: WriteMoney): string => {
  if (news.kind === "settled") return settledText(news.settled, money);
  return news.paid === null
    ? message("ticket.news.told", { amount: money(news.value) })
    : message("ticket.news.rule", { amount: money(news.paid) });
};

const betIdOf = (news: News): string => (news.kind === "settled" ? news.settled.betId : news.betId);

const currencyOf = (news: News): string => (news.kind === "settled" ? news.settled.currency : news.currency);

interface TicketNewsProps {
  readonly tickets: Tickets;
}

interface AnnouncedProps extends TicketNewsProps {
  readonly news: News;
}

const Announced = ({ tickets, news }: AnnouncedProps) => {
  const money = useMoney(currencyOf(news));
  const href = useTicketHref()(betIdOf(news));
  const toast = useMemo<ToastMessage>(
    () => ({
      id: String(news.seq),
      tone: "news",
      text: newsText(news, money),
      link: { href, text: message("ticket.news.open") },
    }),
    [news, money, href],
  );
  return (
    <Toasts
      label={message("navigation.myBets")}
      toast={toast}
      raised
      onGone={(id) => tickets.dismissNews(Number(id))}
    />
  );
};

/** A toast for each settled bet and each rule that was met. They are shown one after the other. */
export const TicketNews = (props: TicketNewsProps) => {
  const [news] = useStore(props.tickets.announced);
  return news ? <Announced {...props} news={news} /> : null;
};
