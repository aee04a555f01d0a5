import { parseAmount } from "@touchline/betting";
import type { PunterMessage } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { StoredNews } from "../../config/stored.ts";
import type { ReadonlyStore } from "../store.ts";
import type { TicketNews } from "./tickets-model.ts";

type AutoMessage = Extract<PunterMessage, { kind: "autoCashoutResult" }>;

const ruleNews = ({ seq, betId, paid, value, currency }: AutoMessage): TicketNews[] => {
  const worth = parseAmount(value, currency);
  if (worth === null) return [];
  return [
    { kind: "rule", seq, betId, paid: paid === null ? null : parseAmount(paid, currency), value: worth, currency },
  ];
};

/** What of a message is told by a toast. */
const newsOf = (message: PunterMessage): TicketNews[] => {
  if (message.kind === "betSettled") return [{ kind: "settled", seq: message.seq, settled: message }];
  return message.kind === "autoCashoutResult" ? ruleNews(message) : [];
};

/** Bets that ended and rules that were met, each told once, whatever pages are opened. */
export const createNews = (stored: StoredNews) => {
  const announced = createStore<readonly TicketNews[]>(() => []);
  let last = 0;

  return {
    announced: announced as ReadonlyStore<readonly TicketNews[]>,
    hear: (message: PunterMessage): void => {
      const news = newsOf(message);
      if (news.length === 0 || message.seq <= Math.max(last, stored.read())) return;
      last = message.seq;
      stored.write(last);
      announced.setState([...announced.getState(), ...news], true);
    },
    dismiss: (seq: number): void =>
      announced.setState(
        announced.getState().filter((news) => news.seq !== seq),
        true,
      ),
  };
};
