import { chooseTaxesAndBonuses } from "@touchline/betting";
import { loadBrands } from "@touchline/brands/shipped";
import {
  type EventDetail,
  eventDetailSchema,
  offerListWireSchema,
  type PlacementRequest,
  type TaxesAndBonuses,
  unpackOfferList,
} from "@touchline/protocol";
import type { Random } from "./random.ts";

/** An open outcome as a bettor sees it. */
export interface Offered {
  readonly eventId: number;
  readonly version: number;
  readonly game: EventDetail["game"];
  readonly slot: number;
  readonly price: number;
}

const MOST_EVENTS = 24;

const getJson = async (url: string): Promise<unknown> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
};

const outcomesOf = ({ id, version, game, suspended, markets }: EventDetail): Offered[] =>
  suspended
    ? []
    : markets.flatMap(({ outcomes }) =>
        outcomes
          .filter(({ price }) => price > 0)
          .map(({ slot, price }) => ({ eventId: id, version, game, slot, price })),
      );

/** Some outcomes of the current offer, live and prematch. */
export const readMarket = async (apiUrl: string): Promise<Offered[]> => {
  const idsOf = async (game: string): Promise<number[]> => {
    const list = unpackOfferList(offerListWireSchema.parse(await getJson(`${apiUrl}/api/offer/list?game=${game}`)));
    return list.events.slice(0, MOST_EVENTS / 2).map(({ id }) => id);
  };
  const ids = new Set([...(await idsOf("live")), ...(await idsOf("sports"))]);
  const events = await Promise.all(
    [...ids].map(async (id) => eventDetailSchema.parse(await getJson(`${apiUrl}/api/offer/events/${id}`))),
  );
  return events.flatMap(outcomesOf);
};

const STAKES = ["0.50", "1.00", "2.37", "5.00", "20.00", "60.00"];

/** Taxes and bonuses of shipped brands, as their pages show them. */
const SHOWN: Readonly<Record<string, TaxesAndBonuses | undefined>> = Object.fromEntries(
  loadBrands().map(({ slug, settings }) => [slug, chooseTaxesAndBonuses(settings.betslip.taxesAndBonuses, "EUR")]),
);

/** A single or combo on the given outcomes; prices may have changed since. */
export const makeRequest = (market: readonly Offered[], random: Random, brand: string): PlacementRequest => {
  const taxesAndBonuses = SHOWN[brand];
  const chosen = new Map<number, Offered>();
  for (let leg = random.whole(1, 3); leg > 0; leg -= 1) {
    const offered = random.pick(market);
    chosen.set(offered.eventId, offered);
  }
  const isLate = random.chance(0.3);
  const selections = [...chosen.values()].map(({ eventId, version, game, slot, price }) => ({
    hash: `h${random.uuid()}`,
    eventId,
    eventVersion: version,
    game,
    slots: [slot],
    // Some requests have an outdated price and accept no other.
    odds: isLate ? price + 7 : price,
  }));
  const hashes = selections.map(({ hash }) => hash);
  return {
    reqUuid: random.uuid(),
    betslipId: random.uuid(),
    brand,
    currency: "EUR",
    ...(taxesAndBonuses && { taxesAndBonuses }),
    oddsChanges: isLate ? "ask_me" : random.pick(["accept_any_changes", "accept_higher_odds", "ask_me"]),
    selections,
    bets: [
      {
        type: hashes.length === 1 ? "single" : "combo",
        stake: random.pick(STAKES),
        sizes: [],
        hashes,
        bankers: [],
      },
    ],
  };
};
