import { setTimeout as sleep } from "node:timers/promises";
import { audit } from "@touchline/db/audit";
import { type Bettor, createBettor } from "./bettor.ts";
import { checkBettors } from "./check.ts";
import { compareWithLedger } from "./ledger.ts";
import { makeRequest, type Offered, readMarket } from "./market.ts";
import { BRANDS, type Platform, TENANTS } from "./platform.ts";
import { createRandom, type Random } from "./random.ts";
import type { Deed, Kill, Schedule } from "./schedule.ts";

/** Every acknowledged request is decided so soon after everything is up again. */
const DECIDED_WITHIN_MS = 10_000;
/** Enough for some bets of a bettor and not for all, so that the balance matters. */
const MONEY = "100.00";

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
  const request = () => makeRequest(market, random, BRANDS[bettor.tenant] as string);
  const deeds: Readonly<Record<Deed, () => void>> = {
    place: () => bettor.place(request()),
    "place twice": () => bettor.placeTwice(request()),
    "hang up": () => bettor.hangUp(request(), random.whole(1, 30)),
    "place otherwise": bettor.placeOtherwise,
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

export interface Outcome {
  readonly violations: readonly string[];
  readonly requests: number;
  readonly placed: number;
  /** Milliseconds from when all was up again until every request was decided. */
  readonly recovery: number;
}

/** Plays one schedule to its end and looks at everything afterwards. */
export const runSchedule = async (platform: Platform, schedule: Schedule): Promise<Outcome> => {
  const random = createRandom(schedule.seed ^ 0x5bd1e995);
  const market = await readMarket(platform.stack.apiUrl);
  const bettors = await openBettors(platform, schedule);
  const kills = schedule.kills.map((kill) => carryOut(platform, kill));
  let clock = 0;
  for (const { at, bettor, deed } of schedule.steps) {
    await sleep(at - clock);
    clock = at;
    act(bettors[bettor] as Bettor, deed, market, random);
  }
  await Promise.all(kills);
  const isWhole = await platform.untilWhole().then(
    () => true,
    () => false,
  );
  const whole = Date.now();
  const isOver = (): boolean => Date.now() - whole > DECIDED_WITHIN_MS;
  await Promise.all(bettors.map((bettor) => bettor.settle(isOver)));
  const recovery = Date.now() - whole;
  const ownerUrl = platform.stack.databaseUrl("postgres");
  const violations = [
    ...(isWhole ? [] : ["R4 the platform did not take bets again within a minute"]),
    ...checkBettors(bettors),
    ...(await compareWithLedger(ownerUrl, bettors)),
    ...(await audit(ownerUrl)),
  ];
  for (const bettor of bettors) bettor.close();
  const attempts = bettors.flatMap((bettor) => bettor.attempts);
  const results = bettors.flatMap(({ listener }) => listener.heard);
  const placed = results.filter(
    (message) => message.kind === "placementResult" && message.bets.some(({ status }) => status === "PLACED"),
  );
  return { violations, requests: attempts.length, placed: placed.length, recovery };
};
