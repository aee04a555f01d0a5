import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { audit } from "@touchline/db/audit";
import { betRoutes } from "@touchline/protocol";
import pg from "pg";
import { median, quantile } from "../testkit/sampling.ts";
import type { FloodOptions } from "./flood.ts";
import { makeRequest, type Offered, readMarket } from "./market.ts";
import type { Mode, Report } from "./mode.ts";
import { BRANDS, type Platform, withPlatform } from "./platform.ts";
import { createRandom } from "./random.ts";

const NEIGHBOUR = "touchline";
const NOISY = "bethog";
const PUNTERS = 20;
const MONEY = "9000000.00";
/**
 * With and without a flood in turn, so that a change of the machine's load meets both. The medians of the rounds are compared: what else
 * the machine does for a moment is in a few of them.
 */
const ROUNDS = 9;
const ROUND_MS = 10_000;
const PLACE_EVERY_MS = 40;
const MOST_RATIO = 1.1;

const openPunters = (platform: Platform, tenant: string): Promise<string[]> =>
  Promise.all(
    Array.from({ length: PUNTERS }, async (_, index) => {
      await platform.deposit(tenant, `${tenant}-${index}`, MONEY, crypto.randomUUID());
      return platform.hosts.tokenOf(tenant, `${tenant}-${index}`);
    }),
  );

/** Places at a steady rate, whatever the answers take. Returns their times in milliseconds. */
const measure = async (apiUrl: string, tokens: readonly string[], market: readonly Offered[]): Promise<number[]> => {
  const random = createRandom(Date.now());
  const place = async (): Promise<number> => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${random.pick(tokens)}` };
    const body = JSON.stringify(makeRequest(market, random, BRANDS[NEIGHBOUR] as string));
    const started = performance.now();
    const response = await fetch(`${apiUrl}${betRoutes.place.path}`, { method: "POST", headers, body });
    await response.arrayBuffer();
    return performance.now() - started;
  };
  const times: Promise<number>[] = [];
  for (let at = 0; at < ROUND_MS; at += PLACE_EVERY_MS) {
    times.push(place());
    await sleep(PLACE_EVERY_MS);
  }
  return Promise.all(times);
};

const p99 = (times: readonly number[]): number => quantile(times, 0.99);

const countBets = async (client: pg.Client): Promise<number> =>
  Number((await client.query("select count(*) from bets where tenant = $1", [NOISY])).rows[0].count);

/**
 * R18: what a neighbour's placements take while another tenant sends as many as it can, against what they take without it. A tenant may
 * place so many a second as the option says.
 */
export const tenants: Mode = ({ tenants: perSecond = "0" }) => {
  const measureBeside = async (platform: Platform): Promise<Report> => {
    const { apiUrl, databaseUrl } = platform.stack;
    const client = new pg.Client(databaseUrl("postgres"));
    await client.connect();
    const [calm, noisy] = [await openPunters(platform, NEIGHBOUR), await openPunters(platform, NOISY)];
    const market = (await readMarket(apiUrl)).filter(({ game }) => game === "PREMATCH");
    const quiet: number[][] = [];
    const flooded: number[][] = [];
    const workerData: FloodOptions = { apiUrl, brand: BRANDS[NOISY] as string, tokens: noisy, market };
    const flood = new Worker(new URL("flood.ts", import.meta.url), { workerData });
    const tell = async (isOn: boolean): Promise<void> => {
      flood.postMessage(isOn);
      await once(flood, "message");
    };
    // In the first seconds services load and compile what later ones need.
    await measure(apiUrl, calm, market);
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(await measure(apiUrl, calm, market));
      await tell(true);
      flooded.push(await measure(apiUrl, calm, market));
      await tell(false);
    }
    await flood.terminate();
    const placed = Math.round((await countBets(client)) / ((ROUNDS * ROUND_MS) / 1000));
    await client.end();
    const [alone, beside] = [quiet.map(p99), flooded.map(p99)];
    const ratio = median(beside) / median(alone);
    const list = (times: readonly number[]): string => times.map((time) => time.toFixed(0)).join(", ");
    console.log(`p99 of each round, in ms: ${list(alone)}; beside the flood ${list(beside)}`);
    console.log(
      `p99 of the neighbour: ${median(alone).toFixed(0)} ms, with ${placed} placements/s of the other tenant ${median(beside).toFixed(0)} ms: ` +
        `${ratio.toFixed(2)} times as long, ${MOST_RATIO} allowed`,
    );
    const findings =
      ratio > MOST_RATIO ? [`R18 a flood makes the neighbour's p99 ${ratio.toFixed(2)} times as long`] : [];
    return {
      done: [...quiet, ...flooded].flat().length,
      what: "placements beside a flood",
      findings: [...findings, ...(await audit(databaseUrl("postgres")))],
    };
  };
  return withPlatform({ api: { LIMIT_TENANT_BETS: perSecond } }, measureBeside);
};
