/**
 * `pnpm replay`: shows the offer as it was recorded (`FEED_RECORD_DIR` of the feed), read only, until Ctrl-C.
 *
 *   --at TIME                the moment to show; or --from TIME --to TIME [--speed N] to play
 *   --bet ID --database URL  the moment, event and slip of a bet, from its acceptance record
 *   --event ID               begin at this event
 *   --hash                   print how many messages there are and their SHA-256, and show nothing
 *   --open N                 open N moments between --from and --to, and print how long that takes
 *   --folder DIR             the recording, by default $FEED_RECORD_DIR
 *
 * A time is ISO 8601 or milliseconds.
 */
import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import type { SharedBetslip } from "@touchline/protocol";
import pg from "pg";
import { readMoment, readPublished } from "../services/feed/src/record/read-recording.ts";
import { printPrefixed as print } from "../stack/print.ts";
import { startReplay } from "../stack/replay.ts";
import { untilStopped } from "../stack/until-stopped.ts";

const text = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    ...{ at: text, from: text, to: text, bet: text, database: text, event: text },
    speed: { type: "string", default: "1" },
    hash: { type: "boolean", default: false },
    open: text,
    folder: { type: "string", default: process.env.FEED_RECORD_DIR ?? "" },
  },
});

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const readTime = (given: string): number => {
  const at = /^\d+$/.test(given) ? Number(given) : Date.parse(given);
  return Number.isNaN(at) ? fail(`${given} is no time`) : at;
};

interface Case {
  readonly at: number;
  readonly event: number;
  readonly slip: SharedBetslip;
}

interface StoredLeg {
  readonly eventId: number;
  readonly slots: number[];
  readonly odds: number;
  readonly banker: boolean;
}

/** What the bettor had before them when the request reached the platform. */
const readCase = async (bet: string, url: string): Promise<Case> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ at: string; type: SharedBetslip["type"]; legs: StoredLeg[] }>(
      `select f.facts ->> 'atEdge' as at, b.type, b.terms -> 'legs' as legs
      from bets b join bet_facts f on f.tenant = b.tenant and f.bet = b.id and f.step = 'received' where b.id = $1`,
      [bet],
    );
    const [found] = rows;
    if (!found) return fail(`there is no bet ${bet} with an acceptance record`);
    const { legs } = found;
    return {
      at: Number(found.at),
      event: legs[0]?.eventId ?? 0,
      slip: {
        type: found.type,
        selections: legs.map(({ eventId, slots, odds }) => ({ eventId, slots, odds })),
        bankers: legs.flatMap(({ banker }, index) => (banker ? [index] : [])),
      },
    };
  } finally {
    await client.end();
  }
};

if (!values.folder) fail("--folder or FEED_RECORD_DIR is missing");
if (values.bet && !values.database) fail("--bet needs --database");
const { bet, database } = values;
const asked = bet && database ? await readCase(bet, database) : null;
const from = asked?.at ?? readTime(values.at ?? values.from ?? fail("--at, --from or --bet is missing"));
const to = asked?.at ?? readTime(values.at ?? values.to ?? fail("--to is missing"));

if (values.hash) {
  const hash = createHash("sha256");
  let messages = 0;
  for await (const { at, subject, message } of readPublished(values.folder, from, to)) {
    messages += 1;
    hash.update(`${at} ${subject} ${message}\n`);
  }
  console.log(`${messages} messages, SHA-256 ${hash.digest("hex")}`);
  process.exit(0);
}

if (values.open) {
  const count = Number(values.open);
  const times: number[] = [];
  let subjects = 0;
  for (let index = 0; index < count; index += 1) {
    const start = performance.now();
    const moment = await readMoment(values.folder, Math.round(from + ((index + 0.5) * (to - from)) / count));
    times.push(performance.now() - start);
    subjects = Math.max(subjects, moment.size);
  }
  times.sort((one, other) => one - other);
  const [median = 0, most = 0] = [times[count >> 1], times.at(-1)];
  console.log(
    `${count} moments of up to ${subjects} subjects opened: ${Math.round(median)} ms in the median, ${Math.round(most)} ms at most`,
  );
  process.exit(0);
}

/** Time for the services to start, before recorded time runs. */
const START_MS = 15_000;
const time = { from, to, since: Date.now() + START_MS, speed: Number(values.speed) };
const event = values.event ?? asked?.event;
const path = event === undefined ? "/sports" : `/sports/e_${event}`;
const { pageUrl, processes } = await startReplay({ folder: values.folder, time, slip: asked?.slip, path, print });
console.log(`\n${new Date(from).toISOString()}${to > from ? ` to ${new Date(to).toISOString()}` : ""}: ${pageUrl}\n`);
await untilStopped(processes);
