import type { AddressBar } from "./address-bar.ts";

/** What an address says about the ticket page. Its brand is read with every other page's, before the first picture. */
export interface TicketQuery {
  readonly betId: string | null;
  readonly standalone: boolean;
  readonly loadMobileView: boolean;
  readonly brand: string | null;
}

const BET = "betId";

export const readTicketQuery = (search: string): TicketQuery => {
  const query = new URLSearchParams(search);
  return {
    betId: query.get(BET) || null,
    standalone: query.get("standalone") !== "false",
    loadMobileView: query.get("loadMobileView") === "true",
    brand: query.get("brand"),
  };
};

/** A query with this bet and no other; with none, as links have it that lead away from a ticket. */
export const withBet = (search: string, betId: string | null): string => {
  const query = new URLSearchParams(search);
  if (query.get(BET) === betId) return search;
  if (betId === null) query.delete(BET);
  else query.set(BET, betId);
  const text = query.toString();
  return text && `?${text}`;
};

/** Takes a parameter out of the address; path and fragment stay. */
export const forgetParameter = ({ path, search, hash, replace }: AddressBar, name: string): void => {
  const query = new URLSearchParams(search());
  if (!query.has(name)) return;
  query.delete(name);
  const text = query.toString();
  replace(path() + (text && `?${text}`) + hash());
};
