/** Sends placements as fast as they are answered, over as many connections as it is told, and says how many were taken. */
import { Agent, request } from "node:http";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    url: { type: "string", default: "" },
    tokens: { type: "string", default: "[]" },
    template: { type: "string", default: "{}" },
    connections: { type: "string", default: "96" },
    seconds: { type: "string", default: "6" },
  },
});
const tokens: readonly string[] = JSON.parse(values.tokens);
const template = JSON.parse(values.template) as object;
const connections = Number(values.connections);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const end = Date.now() + Number(values.seconds) * 1_000;
const url = new URL("/api/bets/place", values.url);

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
    if (status === 202) taken += 1;
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
