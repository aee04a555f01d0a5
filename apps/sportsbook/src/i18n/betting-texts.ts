import {
  type Amount,
  CASHOUT_CODES,
  type CombineReason,
  MAX_BET_BUILDER_MARKETS,
  type SlipError,
  type SlipNoticeKey,
  type TypeObstacle,
} from "@touchline/betting";
import { isRejectionCode, type RejectionReason } from "@touchline/protocol";
import { message } from "./message.ts";

const builderIsFull = (): string =>
  message("error.restriction_max_bet_builder_bets", { count: MAX_BET_BUILDER_MARKETS });

/** Why a type of ticket cannot be played. */
export const obstacleText = (obstacle: TypeObstacle): string => message(`obstacle.${obstacle}`);

/** What keeps the slip from being placed. */
export const slipErrorText = (error: SlipError, formatAmount: (amount: Amount) => string): string => {
  switch (error.key) {
    case "stake_below_min":
      return message("error.stake_below_min", { amount: formatAmount(error.min) });
    case "stake_above_max":
      return message("error.stake_above_max", { amount: formatAmount(error.max) });
    case "balance_insufficient":
      return message("error.balance_insufficient", { amount: formatAmount(error.missing) });
    case "ticket_type":
      return obstacleText(error.obstacle);
    default:
      return message(`error.${error.key}`);
  }
};

/** Why a pick was not taken into the slip. */
export const slipNoticeText = (key: SlipNoticeKey, maxSelections: number): string => {
  switch (key) {
    case "restriction_max_bet_builder_bets":
      return builderIsFull();
    case "restriction_max_selections":
      return message("error.restriction_max_selections", { count: maxSelections });
    default:
      return message(`error.${key}`);
  }
};

/** Why a bet was not taken: in our words, or in the server's own where its code is none of ours. */
export const rejectionText = ({ code, reason }: RejectionReason): string => {
  if (isRejectionCode(code)) return message(`rejection.${code}`);
  return reason.trim() === "" ? message("placement.notPlaced") : reason;
};

/** Why an outcome does not go with those in the bet builder. */
export const combineReasonText = (reason: CombineReason): string =>
  reason === "too_many" ? builderIsFull() : message(`combine.${reason}`);

const isCodeName = (name: string): name is keyof typeof CASHOUT_CODES => Object.hasOwn(CASHOUT_CODES, name);

/** Why a bet cannot be cashed out. A code that is not ours says no more than that. */
export const cashoutCodeText = (code: number): string => {
  const name = Object.keys(CASHOUT_CODES)
    .filter(isCodeName)
    .find((candidate) => CASHOUT_CODES[candidate] === code);
  return message(`cashoutCode.${name ?? "unknown"}`);
};
