import { combineOdds, parseAmount, roundHalfUp } from "@touchline/betting";
import { type AcceptanceRecord, isRejectionCode, REJECTION_CODES } from "@touchline/protocol";

export type Move = "up" | "down";

/** Null where it did not move, or one of the two is not known. */
export const moveOf = (from: number | null, to: number | null): Move | null => {
  if (from === null || to === null || from === to) return null;
  return to > from ? "up" : "down";
};

export type RecordRow =
  | { readonly kind: "received" | "delay" | "checked" | "answer"; readonly at: number }
  | {
      readonly kind: "move";
      readonly at: number;
      readonly id: string;
      readonly from: number;
      readonly to: number;
      /** Of the whole bet; null where it has no odds of its own, or not all were recorded. */
      readonly total: number | null;
    };

const multiply = (odds: readonly (number | null)[]): number | null => {
  const known = odds.filter((one) => one !== null);
  if (known.length < odds.length) return null;
  const { product, scale } = combineOdds(known);
  return Number(roundHalfUp(product * 100n, scale));
};

const movesOf = ({ selections, moves, tappedOdds }: AcceptanceRecord): RecordRow[] => {
  const odds = new Map(selections.map(({ id, tapped }) => [id, tapped]));
  return moves
    .filter(({ id }) => odds.has(id))
    .toSorted((one, other) => one.at - other.at)
    .map((move) => {
      odds.set(move.id, move.to);
      return { kind: "move", ...move, total: tappedOdds === null ? null : multiply([...odds.values()]) };
    });
};

/** What happened, in the order of time. A bet that was answered before its time was not checked at it. */
export const rowsOf = (record: AcceptanceRecord): RecordRow[] => {
  const { receivedAt, takenAt, delayMs, dueAt, decidedAt } = record;
  const rows: RecordRow[] = [
    { kind: "received", at: receivedAt },
    ...(delayMs > 0 ? [{ kind: "delay", at: takenAt } as const] : []),
    ...movesOf(record),
    ...(decidedAt !== null && decidedAt >= dueAt ? [{ kind: "checked", at: dueAt } as const] : []),
    ...(decidedAt === null ? [] : [{ kind: "answer", at: decidedAt } as const]),
  ];
  return rows.toSorted((one, other) => one.at - other.at);
};

export interface TotalStep {
  readonly at: number;
  readonly total: number;
}

/** The odds of the whole bet from its receipt to the answer, each time they changed. */
export const totalsOf = (record: AcceptanceRecord): TotalStep[] => {
  const { tappedOdds, decidedOdds, receivedAt, decidedAt } = record;
  if (tappedOdds === null) return [];
  const steps: TotalStep[] = [{ at: receivedAt, total: tappedOdds }];
  for (const row of movesOf(record))
    if (row.kind === "move" && row.total !== null) steps.push({ at: row.at, total: row.total });
  if (decidedAt !== null && decidedOdds !== null) steps.push({ at: decidedAt, total: decidedOdds });
  return steps.filter(({ total }, index) => index === 0 || steps[index - 1]?.total !== total);
};

/** How a bet was accepted, with the code by which people speak of it. */
export const ACCEPTED_CODES = { same: "A-01", better: "A-02", lower: "A-03" } as const;
export type Acceptance = keyof typeof ACCEPTED_CODES;

const difference = (record: AcceptanceRecord): bigint | null => {
  const { tappedOdds, decidedOdds, tappedWinnings, decidedWinnings, currency } = record;
  if (tappedOdds !== null && decidedOdds !== null) return BigInt(decidedOdds - tappedOdds);
  const then = tappedWinnings === null ? null : parseAmount(tappedWinnings, currency);
  const now = decidedWinnings === null ? null : parseAmount(decidedWinnings, currency);
  return then === null || now === null ? null : now - then;
};

/** Null for one that was not accepted, and where the odds of the tap or of the answer are not known. */
export const acceptanceOf = (record: AcceptanceRecord): Acceptance | null => {
  const by = record.status === "PLACED" ? difference(record) : null;
  if (by === null) return null;
  if (by === 0n) return "same";
  return by > 0n ? "better" : "lower";
};

/** `R-01` for the first of the codes; a code that is not ours as it is. */
export const rejectionCode = (code: string | number): string =>
  isRejectionCode(code) ? `R-${String(REJECTION_CODES.indexOf(code) + 1).padStart(2, "0")}` : String(code);

/** The price that the chosen option protects: against less, or against any move. */
export const floorOf = ({ oddsChanges, tappedOdds }: AcceptanceRecord): number | null =>
  oddsChanges === "accept_any_changes" ? null : tappedOdds;
