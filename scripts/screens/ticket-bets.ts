import { BETS_SUBJECTS, type PlacementRequest } from "@touchline/protocol";
import { type Offered, readMarket } from "../../faults/market.ts";
import { startOwnMatches } from "../../faults/own-matches.ts";

interface Order {
  readonly type: "single" | "combo" | "system";
  readonly live: number;
  readonly before: number;
  readonly sizes?: readonly number[];
  readonly bankers?: number;
  readonly stake: string;
}

/** One bet per ticket type; the one for the pictures is last. */
const ORDERS: readonly Order[] = [
  { type: "system", live: 2, before: 3, sizes: [3], bankers: 1, stake: "6.00" },
  { type: "single", live: 1, before: 0, stake: "15.00" },
  { type: "combo", live: 2, before: 1, stake: "20.00" },
];

/** One outcome per event, with a price below 3.00. */
const favourites = (market: readonly Offered[], game: Offered["game"]): Offered[] => {
  const fair = market.filter((offered) => offered.game === game && offered.slot < 3 && offered.price < 300);
  return [...new Map(fair.map((offered) => [offered.eventId, offered])).values()];
};

const requestOf = (picks: readonly Offered[], { type, sizes = [], bankers = 0, stake }: Order): PlacementRequest => {
  const selections = picks.map(({ eventId, version, game, slot, price }) => ({
    ...{ hash: `h${crypto.randomUUID()}`, eventId, eventVersion: version, game, slots: [slot], odds: price },
  }));
  const hashes = selections.map(({ hash }) => hash);
  return {
    ...{ reqUuid: crypto.randomUUID(), betslipId: crypto.randomUUID(), brand: "default", currency: "EUR" },
    oddsChanges: "accept_any_changes",
    selections,
    bets: [{ type, stake, sizes: [...sizes], hashes, bankers: hashes.slice(0, bankers) }],
  };
};

/** Places bets of a punter on the current offer. */
export const placeTicketBets = async (natsUrl: string, apiUrl: string, punter: string): Promise<void> => {
  const matches = await startOwnMatches(natsUrl);
  const market = await readMarket(apiUrl);
  const [live, before] = [favourites(market, "LIVE"), favourites(market, "PREMATCH")];
  for (const order of ORDERS) {
    const picks = [...live.splice(0, order.live), ...before.splice(0, order.before)];
    const request = requestOf(picks, order);
    const command = { tenant: "touchline", punter, currency: "EUR", at: Date.now(), request };
    await matches.ask(BETS_SUBJECTS.place, [command]);
  }
  await matches.stop();
};
