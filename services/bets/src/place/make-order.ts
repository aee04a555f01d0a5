import { calculatePayin, minorDigits, parseAmount, payoutRulesOf } from "@touchline/betting";
import { type BetTerms, type Leg, type NewBet, type PlaceOrder, uuidV7 } from "@touchline/db";
import { agreedOddsChanges } from "@touchline/jurisdictions";
import type { OrderedBet, PlaceCommand } from "@touchline/protocol";
import type { Offer } from "@touchline/server-kit";
import { reasonOf } from "../accept/reasons.ts";
import type { Bookmaker } from "../bookmaker.ts";
import { areTermsWorse, earlyCodes, type Selections } from "./check-request.ts";
import { describeLeg } from "./describe-legs.ts";
import { digestOf } from "./digest.ts";
import { packCodes } from "./pack-codes.ts";

/** Delay of a leg. It is live if either the bettor's page or the current offer says so. */
const delayOf = ({ game, eventId, event }: Leg, brand: string, offer: Offer, bookmaker: Bookmaker): number => {
  const isLive = game === "LIVE" || offer.events.get(eventId)?.game === "LIVE";
  return isLive && event ? bookmaker.liveDelayOf(brand, event.sportId) : 0;
};

interface Setting {
  readonly command: PlaceCommand;
  readonly offer: Offer;
  readonly bookmaker: Bookmaker;
  readonly now: number;
}

const makeBet = (bet: OrderedBet, selections: Selections, { command, offer, bookmaker, now }: Setting): NewBet => {
  const { brand, currency } = command.request;
  const pack = bookmaker.packOf(command.tenant);
  const oddsChanges = agreedOddsChanges(pack, command.request.oddsChanges);
  const legs = bet.hashes.map((hash) =>
    describeLeg(selections.get(hash) as Parameters<typeof describeLeg>[0], bet.bankers.includes(hash), offer),
  );
  const { desiredProfit } = bet;
  const wanted = desiredProfit === undefined ? {} : { desiredProfit };
  const taxesAndBonuses = bookmaker.taxesAndBonusesOf(brand, currency);
  const isWorse = areTermsWorse(command.request, taxesAndBonuses);
  const terms: BetTerms = {
    ...{ type: bet.type, oddsChanges, sizes: bet.sizes, legs },
    ...wanted,
    ...(taxesAndBonuses && { taxesAndBonuses }),
    cashback: bookmaker.cashbackOf(brand),
  };
  const stake = parseAmount(bet.stake, currency) as bigint;
  const payin = calculatePayin(stake, payoutRulesOf(taxesAndBonuses, currency));
  const betTypes = bookmaker.betTypesOf(command.tenant, brand) ?? [];
  const codes = [
    ...earlyCodes(bet, selections, betTypes),
    ...packCodes({ stake, legs }, pack, currency, offer),
    ...(isWorse ? (["TERMS_CHANGED"] as const) : []),
  ];
  const tapped = legs.map(({ hash, odds, eventVersion, game }) => ({ hash, odds, eventVersion, game }));
  return {
    id: uuidV7(now),
    brand,
    type: bet.type,
    stake,
    payinTax: payin.tax,
    payinBonus: payin.bonus,
    hashes: bet.hashes,
    terms,
    reasons: codes.map(reasonOf),
    newTaxesAndBonuses: isWorse ? (taxesAndBonuses ?? {}) : undefined,
    received: { atEdge: command.at, oddsChanges: command.request.oddsChanges, tapped },
  };
};

/** The order for the ledger: the request with its decision time and, in its bets, a copy of the offer data that they need later. */
export const makeOrder = (setting: Setting): PlaceOrder => {
  const { command, offer, bookmaker, now } = setting;
  const { punter, request } = command;
  const { reqUuid, betslipId, brand, currency } = request;
  const selections: Selections = new Map(request.selections.map((selection) => [selection.hash, selection]));
  const bets = request.bets.map((bet) => makeBet(bet, selections, setting));
  const legs = bets.flatMap(({ terms }) => (terms as BetTerms).legs);
  const delay = Math.max(0, ...legs.map((leg) => delayOf(leg, brand, offer, bookmaker)));
  const digest = digestOf(request);
  return {
    punter,
    reqUuid,
    betslipId,
    digest,
    currency,
    digits: minorDigits(currency),
    at: now,
    acceptAt: now + delay,
    bets,
  };
};
