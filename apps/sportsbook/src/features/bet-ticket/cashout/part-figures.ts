import { type Amount, parseAmount, partialValue, ruleBoundsOf, snapPart } from "@touchline/betting";
import type { Bet } from "@touchline/protocol";
import type { SliderHand } from "../../../ui/slider.tsx";

type PartedBet = Pick<Bet, "currency" | "cashout" | "winnings" | "openStake">;

export const openStakeOf = ({ openStake, currency }: Pick<Bet, "openStake" | "currency">): Amount =>
  parseAmount(openStake, currency) ?? 0n;

/** What a part of the stake pays now, and what is left to play for. */
export interface PartFigures {
  readonly open: Amount;
  /** For the full open stake; zero without an offer. */
  readonly offered: Amount;
  readonly part: Amount;
  readonly paid: Amount;
  readonly stays: Amount;
  readonly upTo: Amount;
}

const shareOfValue = (value: Amount, part: Amount, open: Amount): Amount =>
  open > 0n ? partialValue(value, part, open) : 0n;

/** The chosen part stays when the offer changes; it is reduced only if the open stake became smaller. */
export const partFigures = (bet: PartedBet, wanted: Amount): PartFigures => {
  const open = openStakeOf(bet);
  const { offered, limit } = ruleBoundsOf(bet);
  const part = wanted < open ? wanted : open;
  const stays = open - part;
  return {
    open,
    offered,
    part,
    paid: shareOfValue(offered, part, open),
    stays,
    upTo: shareOfValue(limit, stays, open),
  };
};

/** A stake of the smallest unit cannot be divided. */
export const hasParts = (bet: PartedBet): boolean =>
  bet.cashout.allowed && !bet.cashout.processing && openStakeOf(bet) > 1n;

/** Pointer values near an end snap to it; keyboard values are exact. */
export const partChosen = (value: number, open: Amount, by: SliderHand): Amount =>
  by === "pointer" ? snapPart(BigInt(value), open) : BigInt(value);

/** At least the currency's smallest unit. */
export const percentOf = (open: Amount, percent: bigint): Amount => {
  const part = (open * percent) / 100n;
  return part > 0n ? part : 1n;
};

/** The smallest part whose cash-out pays the full open stake. Null if the offer is not above the stake. */
export const partWorthStake = ({ open, offered }: Pick<PartFigures, "open" | "offered">): Amount | null =>
  offered > open ? (open * open + offered - 1n) / offered : null;
