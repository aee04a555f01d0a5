import { startBalancer } from "./balancer.ts";
import { checkBooks } from "./check.ts";
import { startLoad } from "./load.ts";
import type { Mode } from "./mode.ts";
import { type Platform, withPlatform } from "./platform.ts";

const BET_EVERY_MS = 40;
const BETS_BETWEEN = 50;
const DECIDED_WITHIN_MS = 10_000;
const DRAIN = { DRAIN_MS: "1000" };
/** In the order of UPGRADING.md. */
const RESTARTED = ["one of bets", "other bets", "api", "push", "feed"] as const;

const portOf = (url: string): number => Number(new URL(url).port);

/** Two nodes of the API and of push, each pair behind one address. */
const startAddresses = async ({ stack }: Platform) => {
  const [api, push] = await Promise.all([
    startBalancer(stack.apiUrls.map((url) => ({ port: portOf(url), readyUrl: `${url}/ready` }))),
    startBalancer(
      stack.pushUrls.map((url, index) => ({
        port: portOf(url),
        readyUrl: `http://${stack.metrics.push[index]}/ready`,
      })),
    ),
  ]);
  return { api, push };
};

/** R20 PEER-22: every service is restarted, node by node, while bets are placed. No call of a bettor fails. */
export const restarts: Mode = ({ restarts: given, seed }) =>
  withPlatform({ apiNodes: 2, pushNodes: 2, api: DRAIN, push: DRAIN }, async (platform) => {
    const count = Number(given);
    const { api, push } = await startAddresses(platform);
    const urls = { apiUrl: () => api.url, pushUrl: () => push.url };
    const load = await startLoad({ platform, name: "restart", seed: Number(seed), every: BET_EVERY_MS, ...urls });
    const { bettors } = load;
    for (let round = 0; round < count; round += 1)
      for (const part of RESTARTED) {
        await load.untilMore(BETS_BETWEEN);
        const [started, before] = [performance.now(), load.acknowledged()];
        await platform.upgrade(part);
        const took = Math.round(performance.now() - started);
        console.log(`${part} restarted in ${took} ms, with ${load.acknowledged() - before} bets meanwhile`);
      }
    await load.untilMore(BETS_BETWEEN);
    await load.stop();
    const failures = bettors.flatMap((bettor) => bettor.failures);
    const ended = Date.now();
    await Promise.all(bettors.map((bettor) => bettor.settle(() => Date.now() - ended > DECIDED_WITHIN_MS)));
    const ownerUrl = platform.stack.databaseUrl("postgres");
    const findings = [...failures, ...(await checkBooks(ownerUrl, bettors))];
    for (const bettor of bettors) bettor.close();
    await Promise.all([api.stop(), push.stop()]);
    const requests = bettors.flatMap(({ attempts }) => attempts).length;
    console.log(`${requests} placements, all decided ${Date.now() - ended} ms after the last one`);
    return { done: count, what: "restarts of every service", findings };
  });
