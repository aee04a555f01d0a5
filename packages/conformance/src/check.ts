import type { Context } from "./context.ts";

/** What a check needs beyond the API itself. */
export type Need = "token" | "otherToken" | "hostToken" | "tenant" | "push" | "place";

/** The command line option for each need. */
export const GIVE: Readonly<Record<Need, string>> = {
  token: "--token",
  otherToken: "--other-token",
  hostToken: "--host-token",
  tenant: "--tenant or --token",
  push: "--push",
  place: "--place",
};

/** One requirement of the contract. */
export interface Check {
  /** Begins with the call or message that it is about. */
  readonly name: string;
  readonly group: string;
  /** What holds if it passes, in one sentence. */
  readonly proves: string;
  /** What to do if it fails. */
  readonly fix: string;
  readonly needs: readonly Need[];
  /** Rejects with a `Complaint` if the contract is violated, or with `CannotTell` if that cannot be determined. */
  readonly run: (context: Context) => Promise<void>;
}

type Told = Omit<Check, "group" | "fix" | "needs"> & Partial<Pick<Check, "fix" | "needs">>;

/** Checks with a common heading, needs and remedy; each may add its own. */
export const checksOf = (
  group: string,
  { fix, needs = [] }: { readonly fix: string; readonly needs?: readonly Need[] },
  told: readonly Told[],
): Check[] => told.map((check) => ({ group, fix, ...check, needs: [...new Set([...needs, ...(check.needs ?? [])])] }));
