/** Sends placements as fast as they are answered, over a number of connections, and prints how many were accepted. */
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

export interface PlacementLoad {
  readonly apiUrl: string;
  readonly tokens: readonly string[];
  readonly template: object;
  readonly connections: number;
  readonly seconds: number;
}

/** Passed in a file, because the tokens exceed the length of a command line. */
const options: PlacementLoad = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const { tokens, template, connections } = options;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const end = Date.now() + options.seconds * 1_000;
const url = new URL("/api/bets/place", options.apiUrl);

let taken = 0;
let others = 0;
const times: number[] = [];

const place = (token: string): Promise<number> =>
  new Promise((resolve) => {
    const body = JSON.stringify({ ...template, reqUuid: crypto.randomUUID() });
    const sent = request(
      url,
      {
        agent,
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        },
      },
      (response) => response.resume().on("end", () => resolve(response.statusCode ?? 0)),
    );
    sent.on("error", () => resolve(0));
    sent.end(body);
  });

const work = async (first: number): Promise<void> => {
  for (let turn = first; Date.now() < end; turn += connections) {
    const started = performance.now();
    const status = await place(tokens[turn % tokens.length] as string);
    times.push(performance.now() - started);
    if (status === 202 || status === 200) taken += 1;
    else others += 1;
  }
};

const started = performance.now();
await Promise.all(Array.from({ length: connections }, (_, index) => work(index)));
const seconds = (performance.now() - started) / 1_000;
times.sort((a, b) => a - b);
console.log(
  JSON.stringify({ perSecond: taken / seconds, others, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN }),
);
agent.destroy();
