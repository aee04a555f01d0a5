/** A problem of a brand, with its path and what to do about it. */
export interface Finding {
  /** An error must not be published. A warning works, but probably not as intended. */
  readonly severity: "error" | "warning";
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;
}

export const error = (path: string, problem: string, remedy: string): Finding => ({
  severity: "error",
  path,
  problem,
  remedy,
});

export const warning = (path: string, problem: string, remedy: string): Finding => ({
  severity: "warning",
  path,
  problem,
  remedy,
});

export const formatFinding = ({ path, problem, remedy }: Finding): string =>
  [path, problem, remedy].filter(Boolean).join(" · ");

/** For example `generalSettings.mainNavigation.options[2].route`. */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`))
    .join("");
