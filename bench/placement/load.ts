/**
 * Sends placements over a number of connections and prints how many were accepted, with the time to the answer. Without a rate each
 * connection sends as soon as it is answered; with one, at fixed times, from which the time to the answer counts.
 *
 * Requests are written to the sockets directly, because a client library would need as much processor time as the service that is measured.
 */
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../../testkit/sampling.ts";
import { readAnswers } from "./read-answers.ts";

export interface PlacementLoad {
  readonly apiUrl: string;
  readonly tokens: readonly string[];
  readonly templates: readonly object[];
  readonly connections: number;
  readonly seconds: number;
  /** Placements per second over all connections; null is as many as are answered. */
  readonly rate: number | null;
}

export interface PlacementResult {
  readonly perSecond: number;
  /** Answers other than an accepted or placed bet. */
  readonly others: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of this process in microseconds. */
  readonly processor: number;
}

/** Passed in a file, because the tokens exceed the length of a command line. */
const options: PlacementLoad = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const { tokens, templates, connections, rate } = options;
const { hostname, port } = new URL(options.apiUrl);
const bodies = templates.map((template) => JSON.stringify(template).slice(1));

let taken = 0;
let others = 0;
const times: number[] = [];

const requestOf = (turn: number): string => {
  const [token, fields] = [tokens[turn % tokens.length], bodies[turn % bodies.length]];
  const reqUuid = crypto.randomUUID();
  const body = `{"reqUuid":"${reqUuid}",${fields}`;
  const id = reqUuid.replaceAll("-", "");
  const trace = `traceparent: 00-${id}-${id.slice(16)}-00`;
  return `POST /api/bets/place HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${token}\r\n${trace}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

const open = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, () => resolve(socket));
    socket.once("error", reject);
  });

const sockets = await Promise.all(Array.from({ length: connections }, open));
const startCpu = process.cpuUsage();
const start = performance.now();
const end = start + options.seconds * 1_000;

const work = async (socket: Socket, first: number): Promise<void> => {
  const next = readAnswers(socket);
  const every = rate === null ? 0 : (connections / rate) * 1_000;
  for (let turn = 0; ; turn += 1) {
    const due = rate === null ? performance.now() : start + every * (turn + first / connections);
    if (due >= end) return;
    if (due > performance.now()) await sleep(due - performance.now());
    socket.write(requestOf(first + turn * connections));
    const status = await next();
    times.push(performance.now() - due);
    if (status === 202 || status === 200) taken += 1;
    else others += 1;
  }
};

await Promise.all(sockets.map(work));
const seconds = (performance.now() - start) / 1_000;
const { user, system } = process.cpuUsage(startCpu);
for (const socket of sockets) socket.destroy();
const result: PlacementResult = {
  perSecond: taken / seconds,
  others,
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  processor: user + system,
};
console.log(JSON.stringify(result));
