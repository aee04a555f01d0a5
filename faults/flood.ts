/** A worker that sends placements as fast as they are answered, until it is stopped. */
import { workerData } from "node:worker_threads";
import { betRoutes } from "@touchline/protocol";
import { makeRequest, type Offered } from "./market.ts";
import { createRandom } from "./random.ts";

export interface FloodOptions {
  readonly apiUrl: string;
  readonly brand: string;
  readonly tokens: readonly string[];
  readonly market: readonly Offered[];
}

const AT_ONCE = 64;
const { apiUrl, brand, tokens, market } = workerData as FloodOptions;
const random = createRandom(Date.now());

const send = async (): Promise<never> => {
  for (;;) {
    const headers = { "content-type": "application/json", authorization: `Bearer ${random.pick(tokens)}` };
    const body = JSON.stringify(makeRequest(market, random, brand));
    const response = await fetch(`${apiUrl}${betRoutes.place.path}`, { method: "POST", headers, body });
    await response.arrayBuffer();
  }
};
for (let one = 0; one < AT_ONCE; one += 1) void send();
