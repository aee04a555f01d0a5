import { type Amount, formatMoney, parseAmount, type SymbolPosition } from "@touchline/betting";
import { createContext, useCallback, useContext } from "react";
import { createStore } from "zustand/vanilla";
import { pageLocale } from "../../i18n/language.ts";
import type { ReadonlyStore } from "../store.ts";
import { useStore } from "../use-store.ts";
import type { Tickets } from "./tickets-model.ts";

/** Null while nobody is signed in, or until the part of the app that knows bets has come. */
export const TicketsContext = createContext<ReadonlyStore<Tickets | null> | null>(null);

export const useTickets = (): ReadonlyStore<Tickets | null> => {
  const tickets = useContext(TicketsContext);
  if (!tickets) throw new Error("no tickets above this component");
  return tickets;
};

const UNKNOWN: Tickets["open"] = createStore(() => null);

/** How many bets of the punter are open; null until it is known. */
export const useOpenBets = (): number | null => useStore(useStore(useTickets())?.open ?? UNKNOWN);

/** What the brand says about bets that were placed. */
export interface TicketSettings {
  /** False removes cash-out everywhere. */
  readonly cashoutEnabled: boolean;
  readonly symbolPosition: SymbolPosition;
}

export const TicketSettingsContext = createContext<TicketSettings | null>(null);

export const useTicketSettings = (): TicketSettings => {
  const settings = useContext(TicketSettingsContext);
  if (!settings) throw new Error("no settings of tickets above this component");
  return settings;
};

/** Writes an amount, or the text of one as it came. */
export type WriteMoney = (amount: Amount | string) => string;

/** A bet keeps the currency it was placed in, whatever the bettor plays in now. */
export const useMoney = (currency: string): WriteMoney => {
  const { symbolPosition } = useTicketSettings();
  return useCallback(
    (amount) => {
      const units = typeof amount === "string" ? (parseAmount(amount, currency) ?? 0n) : amount;
      return formatMoney(units, { currency, locale: pageLocale(), position: symbolPosition });
    },
    [currency, symbolPosition],
  );
};
