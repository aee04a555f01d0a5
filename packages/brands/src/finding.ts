/** A problem of a brand, with its path and what to do about it. */
export interface Finding {
  /**
   * An error must not be published. What is to be confirmed harms visitors, but may be intended: it is published only
   * by somebody who says so. A warning works, but probably not as intended.
   */
  readonly severity: "error" | "confirm" | "warning";
  readonly path: string;
  readonly problem: string;
  readonly remedy: string;
  /** Names the rule, for findings that are treated in a way of their own. */
  readonly code?: FindingCode;
}

/** `contrast`: colours that are too close to each other to be read. `hue`: an accent that looks like a price that moved. */
export type FindingCode = "contrast" | "hue";

export const error = (path: string, problem: string, remedy: string): Finding => ({
  severity: "error",
  path,
  problem,
  remedy,
});

export const confirm = (path: string, problem: string, remedy: string, code?: FindingCode): Finding => ({
  severity: "confirm",
  path,
  problem,
  remedy,
  ...(code && { code }),
});

export const warning = (path: string, problem: string, remedy: string): Finding => ({
  severity: "warning",
  path,
  problem,
  remedy,
});

/** Names a finding, for example where it is confirmed. */
export const findingKey = ({ path, problem }: Pick<Finding, "path" | "problem">): string => `${path}: ${problem}`;

/** What keeps a draft from being published: errors, and what was not confirmed by its key. */
export const obstaclesIn = (findings: readonly Finding[], confirmed: ReadonlySet<string>): Finding[] =>
  findings.filter(
    (finding) =>
      finding.severity === "error" || (finding.severity === "confirm" && !confirmed.has(findingKey(finding))),
  );

export const formatFinding = ({ path, problem, remedy }: Finding): string =>
  [path, problem, remedy].filter(Boolean).join(" · ");

/** For example `generalSettings.mainNavigation.options[2].route`. */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`))
    .join("");
