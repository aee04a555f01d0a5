/** A worker that sends placements as fast as they are answered, from a message `true` to a message `false`. It answers when it has done so. */
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
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
const parent = parentPort as MessagePort;
const random = createRandom(Date.now());
let isOn = false;

const sendOne = async (): Promise<void> => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${random.pick(tokens)}` };
  const body = JSON.stringify(makeRequest(market, random, brand));
  const response = await fetch(`${apiUrl}${betRoutes.place.path}`, { method: "POST", headers, body });
  await response.arrayBuffer();
};

const send = async (): Promise<void> => {
  while (isOn) await sendOne();
};

let sending: Promise<unknown> = Promise.resolve();
parent.on("message", async (on: boolean) => {
  isOn = on;
  // What is loaded and compiled at the beginning must not be measured.
  if (on) await sendOne();
  if (on) sending = Promise.all(Array.from({ length: AT_ONCE }, send));
  else await sending;
  parent.postMessage(on);
});
