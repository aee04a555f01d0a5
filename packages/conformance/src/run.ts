import { offerRoutes, PUSH_PATH } from "@touchline/protocol";
import { type Check, GIVE, type Need } from "./check.ts";
import { CHECKS } from "./checks/index.ts";
import { Complaint } from "./complaint.ts";
import { type Context, createContexts } from "./context.ts";
import { type Options, UsedWrongly } from "./options.ts";
import { judge, type Result } from "./result.ts";
import { reasonOf } from "./wire/ask.ts";

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

/** Those whose names contain one of the texts; all where there is none. */
export const chosen = <Each extends { readonly name: string }>(
  checks: readonly Each[],
  only: readonly string[],
): readonly Each[] => {
  if (only.length === 0) return checks;
  const named = checks.filter(({ name }) => only.some((part) => name.includes(part)));
  if (named.length === 0) throw new UsedWrongly(`--only: no check is called ${only.join(" or ")}`);
  return named;
};

/** Runs the chosen checks one after another and reports each as it ends. */
export const runChecks = async (options: Options, tell: (result: Result) => void = () => {}): Promise<Result[]> => {
  const checks = chosen(CHECKS, options.only);
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
