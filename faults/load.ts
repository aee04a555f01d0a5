import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../stack/process.ts";
import { type Bettor, createBettor } from "./bettor.ts";
import { makeRequest, readMarket } from "./market.ts";
import { BRANDS, type Platform, TENANTS } from "./platform.ts";
import { createRandom } from "./random.ts";

const BETTORS = 6;
const MONEY = "100000.00";
const WITHIN_MS = 120_000;

export interface LoadOptions {
  readonly platform: Platform;
  /** Begins the ids of its punters. */
  readonly name: string;
  readonly seed: number;
  /** Milliseconds between two placements of all bettors together, while they are answered. */
  readonly every: number;
  readonly bettors?: number;
  /** By default the first node of each. */
  readonly apiUrl?: () => string;
  readonly pushUrl?: () => string;
}

/** Bettors of both tenants who each place one bet after the other until `stop`. */
export const startLoad = async ({ platform, name, seed, every, bettors: count = BETTORS, ...urls }: LoadOptions) => {
  const { apiUrl = () => platform.stack.apiUrl, pushUrl = () => platform.stack.pushUrls[0] as string } = urls;
  const bettors: Bettor[] = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const tenant = TENANTS[index % TENANTS.length] as string;
      const punter = `${name}-${seed}-${index}`;
      const { ok, status } = await platform.deposit(tenant, punter, MONEY, crypto.randomUUID());
      if (!ok) throw new Error(`a deposit answered ${status}`);
      return createBettor({ tenant, punter, token: await platform.hosts.tokenOf(tenant, punter), apiUrl, pushUrl });
    }),
  );
  const market = await readMarket(apiUrl());
  const random = createRandom(seed);
  let isOver = false;

  const bet = async (bettor: Bettor, index: number): Promise<void> => {
    await sleep(every * index);
    while (!isOver) {
      const turn = sleep(every * count);
      await bettor.placeSurely(makeRequest(market, random, BRANDS[bettor.tenant] as string));
      await turn;
    }
  };
  const betting = Promise.all(bettors.map(bet));

  const acknowledged = (): number =>
    bettors.flatMap(({ attempts }) => attempts).filter(({ answers }) => answers.length > 0).length;

  return {
    bettors: bettors as readonly Bettor[],
    acknowledged,
    /** Until so many more placements are acknowledged. */
    untilMore: (count: number): Promise<void> => {
      const enough = acknowledged() + count;
      return waitUntil(`${count} more bets are taken`, async () => acknowledged() >= enough, { timeout: WITHIN_MS });
    },
    stop: async (): Promise<void> => {
      isOver = true;
      await betting;
    },
  };
};

export type Load = Awaited<ReturnType<typeof startLoad>>;
