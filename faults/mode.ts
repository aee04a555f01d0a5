/** Options of `pnpm faults`, as they are given. */
export interface Options {
  readonly schedules: string;
  readonly doubles?: string | undefined;
  readonly races?: string | undefined;
  readonly storm?: string | undefined;
  readonly mute?: string | undefined;
  readonly upgrades?: string | undefined;
  readonly restarts?: string | undefined;
  readonly restore?: string | undefined;
  readonly tenants?: string | undefined;
  readonly "crash-points"?: boolean | undefined;
  readonly pairs?: boolean | undefined;
  readonly once?: boolean | undefined;
  readonly minutes?: string | undefined;
  readonly seed: string;
  readonly skip: string;
  readonly plant?: string | undefined;
}

export interface Report {
  /** How many were run, and of what: "200 schedules". */
  readonly done: number;
  readonly what: string;
  readonly findings: readonly string[];
}

export type Mode = (options: Options) => Promise<Report>;
