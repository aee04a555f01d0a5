import { Blocked, CannotTell, Complaint } from "./complaint.ts";

export type Outcome = "passed" | "failed" | "skipped";

export interface Result {
  readonly name: string;
  readonly group: string;
  readonly proves: string;
  readonly outcome: Outcome;
  /** What is wrong, or why it was skipped; null where it passed. */
  readonly problem: string | null;
  /** Skipped because of a fault that another check reports. */
  readonly blocked: boolean;
  /** What to do; null unless it failed. */
  readonly fix: string | null;
  readonly milliseconds: number;
}

/** Every check ends in this time. The longest one follows pushes for a while. */
const LONGEST_CHECK_MS = 60_000;

const withinLimit = (work: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => reject(new Complaint(`it took longer than ${LONGEST_CHECK_MS / 1000} s`));
    const timer = setTimeout(end, LONGEST_CHECK_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** What a check has found. */
export type Judged = Pick<Result, "outcome" | "problem" | "blocked">;

export const judge = async (run: () => Promise<void>): Promise<Judged> => {
  try {
    await withinLimit(run());
    return { outcome: "passed", problem: null, blocked: false };
  } catch (error) {
    const { message } = error as Error;
    const blocked = error instanceof Blocked;
    if (error instanceof CannotTell) return { outcome: "skipped", problem: message, blocked };
    if (error instanceof Complaint) return { outcome: "failed", problem: message, blocked };
    return { outcome: "failed", problem: `the check itself failed: ${message}`, blocked };
  }
};

export const countOutcomes = (results: readonly Result[]): Readonly<Record<Outcome, number>> => {
  const count = (outcome: Outcome): number => results.filter((result) => result.outcome === outcome).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
};

/** Whether nothing failed, and nothing was blocked by another fault. */
export const isFine = (results: readonly Result[]): boolean =>
  results.every(({ outcome, blocked }) => outcome !== "failed" && !blocked);
