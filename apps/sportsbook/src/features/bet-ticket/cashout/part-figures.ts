import { type Amount, parseAmount, partialValue, ruleBoundsOf, snapPart } from "@touchline/betting";
import type { Bet } from "@touchline/protocol";
import type { SliderHand } from "../../../ui/slider.tsx";

type PartedBet = Pick<Bet, "currency" | "cashout" | "winnings" | "openStake">;

export const openStakeOf = ({ openStake, currency }: Pick<Bet, "openStake" | "currency">): Amount =>
  parseAmount(openStake, currency) ?? 0n;

/** What a part of the stake pays now, and what is left to play for. */
export interface PartFigures {
  readonly open: Amount;
  /** For all that is open; zero where nothing is offered. */
  readonly offered: Amount;
  readonly part: Amount;
  readonly paid: Amount;
  readonly stays: Amount;
  readonly upTo: Amount;
}

const shareOfValue = (value: Amount, part: Amount, open: Amount): Amount =>
  open > 0n ? partialValue(value, part, open) : 0n;

/** The part stays when the offer moves; only a stake that has become smaller than it makes it smaller. */
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

/** A stake of one coin has no parts. */
export const hasParts = (bet: PartedBet): boolean =>
  bet.cashout.allowed && !bet.cashout.processing && openStakeOf(bet) > 1n;

/** Where the thumb is let go near an end, that end is meant; who counts with keys means what they say. */
export const partChosen = (value: number, open: Amount, by: SliderHand): Amount =>
  by === "pointer" ? snapPart(BigInt(value), open) : BigInt(value);

/** At least the smallest coin. */
export const percentOf = (open: Amount, percent: bigint): Amount => {
  const part = (open * percent) / 100n;
  return part > 0n ? part : 1n;
};

/** The smallest part that pays as much as is staked: from then on the rest plays for free. Null where the offer is not above it. */
export const partWorthStake = ({ open, offered }: Pick<PartFigures, "open" | "offered">): Amount | null =>
  offered > open ? (open * open + offered - 1n) / offered : null;
