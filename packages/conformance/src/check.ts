import type { Context } from "./context.ts";

/** What a check cannot do without, beyond the API itself. */
export type Need = "token" | "otherToken" | "hostToken" | "tenant" | "push" | "place";

/** What to give on the command line for each. */
export const GIVE: Readonly<Record<Need, string>> = {
  token: "--token",
  otherToken: "--other-token",
  hostToken: "--host-token",
  tenant: "--tenant or --token",
  push: "--push",
  place: "--place",
};

/** One thing that the contract asks for. */
export interface Check {
  /** Begins with the call or the message it is about. */
  readonly name: string;
  readonly group: string;
  /** In one sentence, what holds where it passes. */
  readonly proves: string;
  /** What to do where it does not. */
  readonly fix: string;
  readonly needs: readonly Need[];
  /** Rejects with a `Complaint` where the contract is not kept, with a `CannotTell` where that cannot be found out. */
  readonly run: (context: Context) => Promise<void>;
}

/** The contract is not kept, and how. */
export class Complaint extends Error {}

/** It cannot be found out here and now, and why. */
export class CannotTell extends Error {}

/** It cannot be found out, because another call that is needed for it does not keep the contract. */
export class Blocked extends CannotTell {}

/** What a check has to know first. What is wrong with that is for a check of its own to say, once. */
export const knowing = async <Value>(what: string, work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Complaint ? new Blocked(`${what}: ${error.message}`) : error;
  }
};

export const demand = (holds: boolean, problem: string): void => {
  if (!holds) throw new Complaint(problem);
};

/** What is there, or a reason why the check cannot go on. */
export const found = <Value>(value: Value | null | undefined, why: string): Value => {
  if (value === null || value === undefined) throw new CannotTell(why);
  return value;
};

type Told = Omit<Check, "group" | "fix" | "needs"> & Partial<Pick<Check, "fix" | "needs">>;

/** Checks that have a heading, needs and a remedy in common; each may have more of its own. */
export const checksOf = (
  group: string,
  { fix, needs = [] }: { readonly fix: string; readonly needs?: readonly Need[] },
  told: readonly Told[],
): Check[] => told.map((check) => ({ group, fix, ...check, needs: [...new Set([...needs, ...(check.needs ?? [])])] }));
