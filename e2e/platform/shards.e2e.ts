import { expect, test } from "vitest";
import { shards } from "../../faults/shards.ts";

test("punters of a shard of the ledger place, cash out and are settled while the other shard is dead, and nothing is lost", async () => {
  const { done, findings } = await shards({ shards: "1", seed: "1", schedules: "0", skip: "0" });
  expect(findings).toEqual([]);
  expect(done).toBe(1);
}, 240_000);
