import type { AcceptanceRecord } from "@touchline/protocol";
import { rejectionText } from "../../../i18n/betting-texts.ts";
import { formatDate } from "../../../i18n/dates.ts";
import { message } from "../../../i18n/message.ts";
import { ACCEPTED_CODES, acceptanceOf, rejectionCode } from "./record-facts.ts";

export interface Reason {
  readonly code: string;
  readonly title: string;
  readonly text: string;
}

/** The record has codes only. */
const textOf = (code: string | number): string => rejectionText({ code, reason: "" });

/** Why it was accepted as it was, or turned down. */
export const reasonsOf = (record: AcceptanceRecord): Reason[] => {
  const acceptance = acceptanceOf(record);
  if (acceptance)
    return [
      {
        code: ACCEPTED_CODES[acceptance],
        title: message(`record.reason.${acceptance}.title`),
        text: message(`record.reason.${acceptance}.text`),
      },
    ];
  return record.codes.map((code) => ({
    code: rejectionCode(code),
    title: textOf(code),
    text: message("record.noMoney"),
  }));
};

export interface AttemptWords {
  readonly betId: string;
  readonly title: string;
  readonly text: string;
  readonly codes: string;
}

export const attemptWords = ({ attempts }: AcceptanceRecord): AttemptWords[] =>
  attempts.map(({ betId, at, codes }) => ({
    betId,
    title: message("record.attempt", { time: formatDate("HH:mm:ss", at) }),
    text: [...codes.map(textOf), message("record.noMoney")].join(" · "),
    codes: codes.map(rejectionCode).join(", "),
  }));
