import { type Ledger, readPartitionsAhead } from "@touchline/db";
import type { Log } from "@touchline/server-kit";

export interface PartitionsOptions {
  readonly ledger: Ledger;
  readonly tenants: readonly string[];
  readonly log: Log;
}

const EVERY_MS = 60_000;

/** Reads for how long there are partitions of tables by month, for the metrics. */
export const followPartitions = ({ ledger, tenants, log }: PartitionsOptions) => {
  let ahead: ReadonlyMap<string, number> = new Map();
  const read = async (): Promise<void> => {
    ahead = await readPartitionsAhead(ledger, tenants[0] as string);
  };
  const follow = (): void =>
    void read().catch((error: unknown) => log.warn({ err: error }, "partitions not readable, retrying"));
  follow();
  const timer = setInterval(follow, EVERY_MS);
  return {
    figures: () => ({ partitionsAhead: ahead }),
    stop: (): void => clearInterval(timer),
  };
};
