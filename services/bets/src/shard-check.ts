import type { Owner } from "@touchline/db";
import { type CommandProblem, isInShard, type Shard } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import { problem } from "./problem.ts";

export type ShardCheck = (owner: Owner) => CommandProblem | null;

const ELSEWHERE = problem("INVALID_BODY", "The punter is of another shard of the ledger");

/** Refuses a command on a punter of another shard: the punter would have a second wallet here. */
export const createShardCheck =
  (shard: Shard, log: Log): ShardCheck =>
  ({ tenant, punter }) => {
    if (isInShard(shard, { tenant, punter })) return null;
    log.error({ tenant, shard }, "command on a punter of another shard refused, its sender counts other shards");
    return ELSEWHERE;
  };
