import { offerRoutes, PUSH_PATH } from "@touchline/protocol";
import { type Check, GIVE, type Need } from "./check.ts";
import { CHECKS } from "./checks/index.ts";
import { Blocked, CannotTell, Complaint } from "./complaint.ts";
import { type Context, createContexts } from "./context.ts";
import { type Options, UsedWrongly } from "./options.ts";
import { reasonOf } from "./wire/ask.ts";

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

/** Nothing answers at the address. */
export class Unreachable extends Error {}

const isGiven: Readonly<Record<Need, (options: Options) => boolean>> = {
  token: ({ token }) => token !== null,
  otherToken: ({ otherToken }) => otherToken !== null,
  hostToken: ({ hostToken }) => hostToken !== null,
  tenant: ({ tenant }) => tenant !== null,
  push: ({ push }) => push !== null,
  place: ({ place }) => place,
};

/** Every check ends in this time. The longest one follows pushes for a while. */
const LONGEST_CHECK_MS = 60_000;

const withinLimit = (work: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => reject(new Complaint(`it took longer than ${LONGEST_CHECK_MS / 1000} s`));
    const timer = setTimeout(end, LONGEST_CHECK_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

type Judged = Pick<Result, "outcome" | "problem" | "blocked">;

const judge = async (run: () => Promise<void>): Promise<Judged> => {
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

type Contexts = ReturnType<typeof createContexts>;

const runCheck = async ({ name, group, proves, fix, run }: Check, contexts: Contexts): Promise<Result> => {
  const { context, lines } = contexts();
  const begun = performance.now();
  // A malformed push is a better explanation than the missing message that follows from it.
  const runAndListen = async (given: Context): Promise<void> => {
    const complaint = await run(given).then(
      () => null,
      (error: unknown) => error,
    );
    const fault = lines.flatMap((line) => line.faults)[0];
    if (fault !== undefined) throw new Complaint(fault);
    if (complaint !== null) throw complaint;
  };
  const judged = await judge(() => runAndListen(context));
  for (const line of lines) line.close();
  const milliseconds = Math.round(performance.now() - begun);
  return { name, group, proves, ...judged, fix: judged.outcome === "failed" ? fix : null, milliseconds };
};

const skip = ({ name, group, proves }: Check, missing: readonly Need[]): Result => ({
  ...{ name, group, proves, outcome: "skipped", blocked: false, fix: null, milliseconds: 0 },
  problem: `give ${missing.map((need) => GIVE[need]).join(" and ")}`,
});

const reach = async (what: string, address: string, patience: number): Promise<void> => {
  try {
    await (await fetch(address, { signal: AbortSignal.timeout(patience) })).body?.cancel();
  } catch (error) {
    throw new Unreachable(`${what} cannot be reached at ${new URL(address).origin}: ${reasonOf(error, patience)}`);
  }
};

const chosen = (only: readonly string[]): readonly Check[] => {
  if (only.length === 0) return CHECKS;
  const checks = CHECKS.filter(({ name }) => only.some((part) => name.includes(part)));
  if (checks.length === 0) throw new UsedWrongly(`--only: no check is called ${only.join(" or ")}`);
  return checks;
};

/** Runs the chosen checks one after another and reports each as it ends. */
export const runChecks = async (options: Options, tell: (result: Result) => void = () => {}): Promise<Result[]> => {
  const checks = chosen(options.only);
  const { api, push, patience } = options;
  await reach("the API", `${api}${offerRoutes.marketSpecifiers.path}`, patience);
  if (push !== null) await reach("the push channel", `${push}${PUSH_PATH}/`, patience);
  const contexts = createContexts(options);
  const results: Result[] = [];
  for (const check of checks) {
    const missing = check.needs.filter((need) => !isGiven[need](options));
    const result = missing.length > 0 ? skip(check, missing) : await runCheck(check, contexts);
    results.push(result);
    tell(result);
  }
  return results;
};

export const countOutcomes = (results: readonly Result[]): Readonly<Record<Outcome, number>> => {
  const count = (outcome: Outcome): number => results.filter((result) => result.outcome === outcome).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
};

/** Whether nothing failed, and nothing was blocked by another fault. */
export const isFine = (results: readonly Result[]): boolean =>
  results.every(({ outcome, blocked }) => outcome !== "failed" && !blocked);
