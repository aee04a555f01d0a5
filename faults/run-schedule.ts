import { setTimeout as sleep } from "node:timers/promises";
import { type Bettor, createBettor } from "./bettor.ts";
import { checkBooks } from "./check.ts";
import { untilSettled } from "./ledger.ts";
import { makeRequest, type Offered, readMarket } from "./market.ts";
import type { OwnMatches } from "./own-matches.ts";
import { PLAYED_BRANDS, type Platform, TENANTS } from "./platform.ts";
import { createRandom, type Random } from "./random.ts";
import { type Deed, type Kill, OWN_MATCHES, type Schedule, type Turn } from "./schedule.ts";

/** Maximum time until every acknowledged request is decided, after everything runs again. */
const DECIDED_WITHIN_MS = 10_000;
/** Enough for some of a bettor's bets but not for all, so that the balance matters. */
const MONEY = "100.00";
const OWN_PRICE = 200;

const openBettors = (platform: Platform, { seed, bettors }: Schedule): Promise<Bettor[]> =>
  Promise.all(
    Array.from({ length: bettors }, async (_, index) => {
      const tenant = TENANTS[index % TENANTS.length] as string;
      const punter = `p${seed}-${index}`;
      const answer = await platform.deposit(tenant, punter, MONEY, crypto.randomUUID());
      if (!answer.ok) throw new Error(`a deposit answered ${answer.status}`);
      return createBettor({
        apiUrl: () => platform.stack.apiUrl,
        pushUrl: () => platform.stack.pushUrls[0] as string,
        tenant,
        punter,
        token: await platform.hosts.tokenOf(tenant, punter),
      });
    }),
  );

const act = (bettor: Bettor, deed: Deed, market: readonly Offered[], random: Random): void => {
  const request = () => makeRequest(market, random, random.pick(PLAYED_BRANDS[bettor.tenant] as readonly string[]));
  const deeds: Readonly<Record<Deed, () => void>> = {
    place: () => bettor.place(request()),
    "place twice": () => bettor.placeTwice(request()),
    "hang up": () => bettor.hangUp(request(), random.whole(1, 30)),
    "place otherwise": bettor.placeOtherwise,
    "cash out": () => bettor.cashOut(random.uuid()),
    "cash out a part": () => bettor.cashOutPart(random.uuid()),
    "leave a rule": () => bettor.leaveRule(random.uuid()),
    cancel: () => bettor.cancel(random.uuid()),
    cut: bettor.cut,
  };
  deeds[deed]();
};

const carryOut = async (platform: Platform, { at, target, for: length }: Kill): Promise<void> => {
  await sleep(at);
  await platform.kill(target);
  await sleep(length);
  await platform.revive(target);
};

/** Changes the price of one of our matches or ends it; waits if the bus is down. */
const turn = async (matches: OwnMatches, ids: readonly number[], { at, match, to }: Turn): Promise<void> => {
  await sleep(at);
  const id = ids[match] as number;
  await (typeof to === "number" ? matches.price(id, to) : matches.end(id, to));
};

/** An outcome of one of our matches as a bettor sees it. */
const offeredOn = (matches: OwnMatches, eventId: number): Offered => ({
  ...{ eventId, version: matches.versionOf(eventId), game: "PREMATCH", slot: 0, price: OWN_PRICE },
});

export interface Outcome {
  readonly violations: readonly string[];
  readonly requests: number;
  readonly placed: number;
  /** Number of ended bets, and of cash-outs reported as paid. */
  readonly ended: number;
  readonly cashedOut: number;
  /** Milliseconds from full recovery until every request was decided. */
  readonly recovery: number;
}

/** Runs one schedule and checks everything afterwards. */
export const runSchedule = async (platform: Platform, matches: OwnMatches, schedule: Schedule): Promise<Outcome> => {
  const random = createRandom(schedule.seed ^ 0x5bd1e995);
  const ids = await Promise.all(Array.from({ length: OWN_MATCHES }, () => matches.open(OWN_PRICE)));
  const own = ids.map((id) => offeredOn(matches, id));
  const offered = await readMarket(platform.stack.apiUrl);
  const bettors = await openBettors(platform, schedule);
  const turns = schedule.turns.map((one) => turn(matches, ids, one));
  const kills = schedule.kills.map((kill) => carryOut(platform, kill));
  let clock = 0;
  for (const { at, bettor, deed } of schedule.steps) {
    await sleep(at - clock);
    clock = at;
    // Half of the bets are on our matches, which end soon.
    act(bettors[bettor] as Bettor, deed, random.chance(0.5) ? own : offered, random);
  }
  await Promise.all([...kills, ...turns]);
  const isWhole = await platform.untilWhole().then(
    () => true,
    () => false,
  );
  const whole = Date.now();
  const isOver = (): boolean => Date.now() - whole > DECIDED_WITHIN_MS;
  await Promise.all(bettors.map((bettor) => bettor.settle(isOver)));
  const recovery = Date.now() - whole;
  const ownerUrl = platform.stack.databaseUrl("postgres");
  const unsettled = await untilSettled(ownerUrl, ids);
  const violations = [
    ...unsettled,
    ...(isWhole ? [] : ["R4 the platform did not take bets again within a minute"]),
    ...(await checkBooks(ownerUrl, bettors)),
  ];
  for (const bettor of bettors) bettor.close();
  const attempts = bettors.flatMap((bettor) => bettor.attempts);
  const results = bettors.flatMap(({ listener }) => listener.heard);
  const placed = results.filter(
    (message) => message.kind === "placementResult" && message.bets.some(({ status }) => status === "PLACED"),
  );
  const ended = results.filter((message) => message.kind === "betSettled" || ("ended" in message && message.ended));
  const cashedOut = bettors.flatMap(({ cashouts }) => cashouts.filter(({ paid }) => paid.length > 0));
  const counts = { requests: attempts.length, placed: placed.length, ended: ended.length, cashedOut: cashedOut.length };
  return { violations, ...counts, recovery };
};
