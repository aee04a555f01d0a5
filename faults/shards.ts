import { setTimeout as sleep } from "node:timers/promises";
import { type Shard, shardOf, shardsOf } from "@touchline/protocol";
import { waitUntil } from "../stack/process.ts";
import type { StackShard } from "../stack/whole.ts";
import { type Attempt, type Bettor, createBettor } from "./bettor.ts";
import { checkBooks } from "./check.ts";
import { untilSettled } from "./ledger.ts";
import { startLoad } from "./load.ts";
import { makeRequest } from "./market.ts";
import type { Mode } from "./mode.ts";
import { type OwnMatches, startOwnMatches } from "./own-matches.ts";
import { BRANDS, type Platform, withPlatform } from "./platform.ts";
import { createRandom, type Random } from "./random.ts";
import { checkShardRows } from "./shard-rows.ts";

const SHARDS = 2;
const TENANT = "touchline";
/** Of both shards, who place one bet after the other all the time. */
const BETTORS = 16;
const BET_EVERY_MS = 60;
/** Of each shard, who place, cash out and are settled while the other shard is dead. */
const WATCHED = 4;
const MONEY = "10000.00";
const WITHIN_MS = 60_000;
const DECIDED_WITHIN_MS = 20_000;
const PRICE = 200;

const numberOf = (owner: { readonly tenant: string; readonly punter: string }): number => shardOf(owner, SHARDS).number;

/** New bettors whose money is in the shard. */
const openBettors = async ({ hosts, stack, deposit }: Platform, shard: Shard, name: string): Promise<Bettor[]> => {
  const punters: string[] = [];
  for (let index = 0; punters.length < WATCHED; index += 1) {
    const punter = `${name}-${index}`;
    if (numberOf({ tenant: TENANT, punter }) === shard.number) punters.push(punter);
  }
  return Promise.all(
    punters.map(async (punter) => {
      const { ok, status } = await deposit(TENANT, punter, MONEY, crypto.randomUUID());
      if (!ok) throw new Error(`a deposit answered ${status}`);
      const token = await hosts.tokenOf(TENANT, punter);
      const [apiUrl, pushUrl] = [() => stack.apiUrl, () => stack.pushUrls[0] as string];
      return createBettor({ tenant: TENANT, punter, token, apiUrl, pushUrl });
    }),
  );
};

const requestOn = (matches: OwnMatches, match: number, random: Random) => {
  const offered = {
    eventId: match,
    version: matches.versionOf(match),
    game: "PREMATCH",
    slot: 0,
    price: PRICE,
  } as const;
  return makeRequest([offered], random, BRANDS[TENANT] as string);
};

const isPlaced = (attempts: readonly Attempt[]): boolean =>
  attempts
    .flatMap(({ answers }) => answers)
    .some((answer) => answer.state === "DECIDED" && answer.result.bets.some(({ status }) => status === "PLACED"));

/** Requests with an outdated price, and those that come before the match is known to every node, are rejected. */
const placeOn = async (matches: OwnMatches, match: number, bettor: Bettor, random: Random): Promise<void> => {
  const { length } = bettor.attempts;
  while (!isPlaced(bettor.attempts.slice(length))) await bettor.placeSurely(requestOn(matches, match, random));
};

const cashOut = (bettor: Bettor, random: Random): Promise<void> => {
  const { length } = bettor.cashouts;
  const isPaid = (): boolean => bettor.cashouts.slice(length).some(({ paid }) => paid.length > 0);
  return waitUntil(
    "a bet is cashed out",
    async () => {
      if (!isPaid()) bettor.cashOut(random.uuid());
      await sleep(200);
      return isPaid();
    },
    { timeout: WITHIN_MS },
  );
};

/** Each bettor places a bet, every second one cashes it out, and the match ends. Returns what is not settled. */
const playMatch = async (
  matches: OwnMatches,
  bettors: readonly Bettor[],
  { databaseUrl }: StackShard,
  random: Random,
): Promise<string[]> => {
  const match = await matches.open(PRICE);
  const play = async (bettor: Bettor, index: number): Promise<void> => {
    await placeOn(matches, match, bettor, random);
    if (index % 2 === 0) await cashOut(bettor, random);
  };
  await Promise.race([
    Promise.all(bettors.map(play)),
    sleep(WITHIN_MS, null, { ref: false }).then(() => {
      throw new Error(`bets of the shard that lives are not decided within ${WITHIN_MS} ms`);
    }),
  ]);
  await matches.end(match, "won");
  return untilSettled(databaseUrl("postgres"), [match]);
};

const takenOf = (bettors: readonly Bettor[]): number =>
  bettors.flatMap(({ attempts }) => attempts).filter(({ answers }) => answers.length > 0).length;

const failuresOf = (bettors: readonly Bettor[]): string[] => bettors.flatMap(({ failures }) => failures);

/**
 * Bets of many punters on two shards of the ledger. Database and bets node of one of them are killed, in turn. Meanwhile no call of a
 * punter of the other one fails, who places, cashes out and is settled; requests of the others are decided when the shard is back.
 */
export const shards: Mode = ({ shards: given, seed }) =>
  withPlatform({ shards: SHARDS, betsNodes: 1 }, async (platform) => {
    const { stack, killShard, reviveShard } = platform;
    const count = Number(given);
    const random = createRandom(Number(seed));
    const matches = await startOwnMatches(stack.natsUrl);
    const load = await startLoad({
      platform,
      name: "shards",
      seed: Number(seed),
      every: BET_EVERY_MS,
      bettors: BETTORS,
    });
    const watched = await Promise.all(shardsOf(SHARDS).map((shard) => openBettors(platform, shard, `watched-${seed}`)));
    const all = [...load.bettors, ...watched.flat()];
    const ofShard = (number: number): Bettor[] => all.filter((bettor) => numberOf(bettor) === number);
    const findings: string[] = [];
    await load.untilMore(BETTORS);

    for (let kill = 0; kill < count; kill += 1) {
      const dying = kill % SHARDS;
      const living = (dying + 1) % SHARDS;
      const before = failuresOf(ofShard(living)).length;
      const refusedBefore = failuresOf(ofShard(dying)).length;
      const taken = takenOf(ofShard(living));
      await killShard(dying);
      const started = performance.now();
      const match = await matches.open(PRICE);
      for (const bettor of watched[dying] ?? []) bettor.place(requestOn(matches, match, random));
      findings.push(...(await playMatch(matches, watched[living] ?? [], stack.shards[living] as StackShard, random)));
      await reviveShard(dying);
      const dead = Math.round(performance.now() - started);
      const failed = failuresOf(ofShard(living)).slice(before);
      findings.push(...failed.map((call) => `R20 a call of a punter of the shard that lives failed: ${call}`));
      const refused = failuresOf(ofShard(dying)).slice(refusedBefore);
      const unclear = refused.filter((call) => !call.endsWith("answered 503"));
      console.log(
        `shard ${dying} dead for ${dead} ms: ${takenOf(ofShard(living)) - taken} placements of shard ${living}, ${failed.length} failed calls; ` +
          `${refused.length - unclear.length} calls of shard ${dying} refused, ${unclear.length} without an answer`,
      );
      await load.untilMore(BETTORS);
    }

    await load.stop();
    const whole = Date.now();
    await Promise.all(all.map((bettor) => bettor.settle(() => Date.now() - whole > DECIDED_WITHIN_MS)));
    for (const [number, { databaseUrl }] of stack.shards.entries()) {
      const ownerUrl = databaseUrl("postgres");
      findings.push(
        ...(await checkBooks(ownerUrl, ofShard(number))),
        ...(await checkShardRows(ownerUrl, { number, of: SHARDS })),
      );
    }
    for (const bettor of all) bettor.close();
    await matches.stop();
    const sizes = shardsOf(SHARDS).map(({ number }) => ofShard(number).flatMap(({ attempts }) => attempts).length);
    console.log(
      `${sizes.join(" and ")} placements of the shards, all decided ${Date.now() - whole} ms after the last one`,
    );
    return { done: count, what: "deaths of a shard", findings };
  });
