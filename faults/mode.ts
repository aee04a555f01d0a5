/** Options of `pnpm faults`, as they are given. */
export interface Options {
  readonly schedules: string;
  readonly doubles?: string | undefined;
  readonly races?: string | undefined;
  readonly storm?: string | undefined;
  readonly mute?: string | undefined;
  readonly feed?: string | undefined;
  readonly "feed-down"?: string | undefined;
  readonly "feed-leader"?: string | undefined;
  readonly upgrades?: string | undefined;
  readonly restarts?: string | undefined;
  readonly restore?: string | undefined;
  readonly wallets?: string | undefined;
  readonly shards?: string | undefined;
  readonly tenants?: string | undefined;
  readonly "crash-points"?: boolean | undefined;
  readonly pairs?: boolean | undefined;
  readonly once?: boolean | undefined;
  /** Where the punters' money is: ledger or seamless. */
  readonly wallet?: string | undefined;
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
