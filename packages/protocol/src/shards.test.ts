import { describe, expect, test } from "vitest";
import { everyShardSubject, isInShard, ONE_SHARD, resultsConsumer, shardOf, shardSubject, shardsOf } from "./shards.ts";

const numberOf = (tenant: string, punter: string, of: number): number => shardOf({ tenant, punter }, of).number;

const PUNTERS = 8_000;

describe("the shard of a punter", () => {
  // Rows are stored by these numbers: a version with others would look for them in another database.
  test.each([
    ["touchline", "ana", [1, 0, 3, 11]],
    ["bethog", "ana", [1, 0, 3, 7]],
    ["touchline", "bo", [1, 1, 3, 3]],
    ["titan", "0193a1b0-0000-7000-8000-884120c75f19", [0, 2, 0, 4]],
    ["touchline", "Åse/ß 日本", [1, 0, 3, 11]],
    ["touchline", "punter-2", [0, 1, 0, 4]],
  ])("%s %s never changes", (tenant, punter, numbers) => {
    expect([2, 3, 4, 16].map((of) => numberOf(tenant, punter, of))).toEqual(numbers);
  });

  test("is the only one where there is one", () => {
    expect(shardOf({ tenant: "touchline", punter: "ana" }, 1)).toEqual(ONE_SHARD);
    expect(isInShard(ONE_SHARD, { tenant: "touchline", punter: "ana" })).toBe(true);
  });

  test("is one of them: no punter is in two, and none in nowhere", () => {
    for (const count of [1, 2, 3, 8])
      for (let index = 0; index < 200; index += 1) {
        const owner = { tenant: "touchline", punter: `punter-${index}` };
        expect(shardsOf(count).filter((shard) => isInShard(shard, owner))).toEqual([shardOf(owner, count)]);
      }
  });

  test.each([2, 3, 4, 8])("%i shards have as many punters as each other, within a tenth", (of) => {
    for (const nameOf of [
      (index: number) => `${index}`,
      (index: number) => `punter-${index}`,
      (index: number) => `0193a1b0-0000-7000-8000-${String(index * 2).padStart(12, "0")}`,
    ]) {
      const sizes = Array.from({ length: of }, () => 0);
      for (let index = 0; index < PUNTERS; index += 1) {
        const number = numberOf("touchline", nameOf(index), of);
        sizes[number] = (sizes[number] ?? 0) + 1;
      }
      for (const size of sizes) expect(Math.abs(size / (PUNTERS / of) - 1)).toBeLessThan(0.1);
    }
  });

  test("of twice as many is one of the two that the shard before is divided into", () => {
    for (let index = 0; index < 200; index += 1)
      expect(numberOf("touchline", `punter-${index}`, 4) % 2).toBe(numberOf("touchline", `punter-${index}`, 2));
  });
});

test("one shard has the names of a ledger that is not divided; others have names of their own", () => {
  expect(shardSubject("bets.place", ONE_SHARD)).toBe("bets.place");
  expect(resultsConsumer(ONE_SHARD)).toBe("bets");
  expect(shardsOf(2).map((shard) => shardSubject("bets.place", shard))).toEqual([
    "shard.0of2.bets.place",
    "shard.1of2.bets.place",
  ]);
  expect(shardsOf(2).map(resultsConsumer)).toEqual(["bets-0of2", "bets-1of2"]);
  expect(everyShardSubject("bets.place")).toEqual(["bets.place", "shard.*.bets.place"]);
});
