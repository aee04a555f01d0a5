/** What is wrong with a brand, where, and what a person can do about it. */
export interface Finding {
  /** An error must not be shipped. A warning works, but hardly as its author meant. */
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

/** `generalSettings.mainNavigation.options[2].route` */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`))
    .join("");
