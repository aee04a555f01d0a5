import { useMemo } from "react";
import { useStore } from "zustand";
import { useMoney } from "../../data/tickets/ticket-settings.ts";
import type { TicketNews as News, Tickets } from "../../data/tickets/tickets-model.ts";
import { message } from "../../i18n/message.ts";
import { type ToastMessage, Toasts } from "../../ui/toasts.tsx";
import { betIdOf, currencyOf, newsText } from "./news-text.ts";

interface TicketNewsProps {
  readonly tickets: Tickets;
  readonly ticketHref: (betId: string) => string;
}

interface AnnouncedProps extends TicketNewsProps {
  readonly news: News;
}

const Announced = ({ tickets, ticketHref, news }: AnnouncedProps) => {
  const money = useMoney(currencyOf(news));
  const href = ticketHref(betIdOf(news));
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
      label={message("lastTickets.title")}
      toast={toast}
      raised
      onGone={(id) => tickets.dismissNews(Number(id))}
    />
  );
};

/** A bet that ended, or a rule that was met, is told of once and leaves by itself; the next one waits for its turn. */
export const TicketNews = (props: TicketNewsProps) => {
  const [news] = useStore(props.tickets.announced);
  return news ? <Announced {...props} news={news} /> : null;
};
