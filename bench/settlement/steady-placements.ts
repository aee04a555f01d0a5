/** Places bets at a steady rate, whatever the answers take. */
import { setTimeout as sleep } from "node:timers/promises";
import { betRoutes } from "@touchline/protocol";
import { makeRequest, type Offered } from "../../faults/market.ts";
import { createRandom } from "../../faults/random.ts";

const EVERY_MS = 20;

interface SteadyOptions {
  readonly apiUrl: string;
  readonly tokens: readonly string[];
  readonly market: readonly Offered[];
}

/** Places until it is stopped, which returns the times of the answers in milliseconds. */
export const placeSteadily = ({ apiUrl, tokens, market }: SteadyOptions) => {
  const random = createRandom(Date.now());
  const times: Promise<number>[] = [];
  let isOver = false;

  const place = async (): Promise<number> => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${random.pick(tokens)}` };
    const body = JSON.stringify({ ...makeRequest(market, random, "default"), oddsChanges: "accept_any_changes" });
    const started = performance.now();
    const response = await fetch(`${apiUrl}${betRoutes.place.path}`, { method: "POST", headers, body });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a placement was answered with ${response.status}`);
    return performance.now() - started;
  };
  const run = async (): Promise<void> => {
    const started = performance.now();
    while (!isOver) {
      const time = place();
      // A failure is reported when the placements are stopped.
      time.catch(() => undefined);
      times.push(time);
      await sleep(Math.max(0, started + times.length * EVERY_MS - performance.now()));
    }
  };
  const running = run();
  return {
    stop: async (): Promise<number[]> => {
      isOver = true;
      await running;
      return Promise.all(times);
    },
  };
};
