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

type Told = Omit<Check, "group" | "fix" | "needs"> & Partial<Pick<Check, "fix" | "needs">>;

/** Checks that have a heading, needs and a remedy in common; each may have more of its own. */
export const checksOf = (
  group: string,
  { fix, needs = [] }: { readonly fix: string; readonly needs?: readonly Need[] },
  told: readonly Told[],
): Check[] => told.map((check) => ({ group, fix, ...check, needs: [...new Set([...needs, ...(check.needs ?? [])])] }));
