import { once } from "node:events";
import { connect as openSocket } from "node:net";
import { BETS_SUBJECTS, shardSubject, shardsOf } from "@touchline/protocol";
import { BUS_USERS, type BusUser, type BusUserName } from "@touchline/protocol/bus-users";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectBus, ensureStreams } from "./bus.ts";
import { createLog } from "./log.ts";
import { startNats, type TestNats } from "./testing/start-nats.ts";

const log = createLog("test");
log.level = "silent";

let nats: TestNats;
beforeAll(async () => {
  nats = await startNats();
  const bus = await connectBus({ url: nats.url, name: "test", log });
  await ensureStreams(bus);
  await bus.close();
});
afterAll(() => nats?.remove());

type Direction = "publish" | "subscribe";

/** Speaks the protocol of NATS itself; returns what the server says until it has handled every line. */
const say = async (credentials: object, lines: readonly string[]): Promise<string> => {
  const socket = openSocket(Number(new URL(nats.url).port), "127.0.0.1");
  let said = "";
  socket.on("data", (data) => {
    said += data;
    if (said.includes("PONG\r\n")) socket.end();
  });
  const options = { verbose: false, pedantic: false, lang: "test", version: "1", protocol: 1, ...credentials };
  socket.write(`CONNECT ${JSON.stringify(options)}\r\n${lines.join("")}PING\r\n`);
  await once(socket, "close");
  return said;
};

const credentialsOf = (user: BusUserName): object => {
  const { username, password } = new URL(nats.urlOf(user));
  return { user: username, pass: password };
};

const REFUSED = {
  publish: /Violation for Publish to "([^"]+)"/g,
  subscribe: /Violation for Subscription to "([^"]+)"/g,
};

/** Which of the subjects the server refuses to the user. */
const refusedTo = async (
  user: BusUserName,
  direction: Direction,
  subjects: readonly string[],
): Promise<ReadonlySet<string>> => {
  const lines = subjects.map((subject, index) =>
    direction === "publish" ? `PUB ${subject} 0\r\n\r\n` : `SUB ${subject} ${index}\r\n`,
  );
  const said = await say(credentialsOf(user), lines);
  expect(said).toContain("PONG");
  return new Set([...said.matchAll(REFUSED[direction])].map(([, subject]) => subject as string));
};

const USERS = Object.keys(BUS_USERS) as BusUserName[];

/** One concrete subject for each pattern. */
const sampleOf = (pattern: string): string => pattern.replaceAll("*", "sample").replace(/>$/, "1.2.3");

const covers = (pattern: string, subject: string): boolean => {
  const parts = pattern.split(".").map((part) => (part === ">" ? ".+" : part === "*" ? "[^.]+" : RegExp.escape(part)));
  return new RegExp(`^${parts.join("\\.")}$`).test(subject);
};

const SUBJECTS = [
  ...new Set([
    ...USERS.flatMap((user) => [...BUS_USERS[user].publish, ...BUS_USERS[user].subscribe].map(sampleOf)),
    ...["offer.1.2.3", "result.1.2.3", "feed.control", "anything.else"],
    ...["STREAM.UPDATE", "STREAM.DELETE", "STREAM.MSG.DELETE"].map((call) => `$JS.API.${call}.PUNTERS`),
    ...["OFFER", "RESULTS", "PUNTERS", "SESSIONS", "SLOTS"].map((stream) => `$JS.API.CONSUMER.CREATE.${stream}.mine`),
  ]),
];

describe("users of the bus", () => {
  test.each(
    USERS.flatMap((user) => (["publish", "subscribe"] as const).map((direction) => [user, direction] as const)),
  )("%s may %s what the table allows and nothing else", async (user, direction) => {
    const table: BusUser = BUS_USERS[user];
    const refused = await refusedTo(user, direction, SUBJECTS);
    const expected = SUBJECTS.filter((subject) => !table[direction].some((pattern) => covers(pattern, subject)));
    expect([...refused].toSorted()).toEqual(expected.toSorted());
  });
});

describe("users of the bus", () => {
  const inEveryShard = (subjects: readonly string[]): string[] =>
    [1, 2].flatMap(shardsOf).flatMap((shard) => subjects.map((subject) => shardSubject(subject, shard)));
  const all = inEveryShard(Object.values(BETS_SUBJECTS));
  const questions = inEveryShard([BETS_SUBJECTS.openEvents, BETS_SUBJECTS.lastResult]);
  const commands = all.filter((subject) => !questions.includes(subject));
  test.each<[BusUserName, Direction, readonly string[]]>([
    ["feed", "publish", [...commands, "punter.touchline.ana", "session.touchline.s1", "calculation.touchline.ana"]],
    ["feed", "subscribe", [...all, "bets.>", "shard.>", ">", "_INBOX.api.>", "_INBOX.bets.>", "punter.>", "session.>"]],
    [
      "push",
      "publish",
      [...commands.filter((command) => !command.endsWith("bets.watch")), "offer.1.2.3", "result.1.2.3"],
    ],
    ["push", "publish", ["punter.touchline.ana", "session.touchline.s1", "producer.simulator.heartbeat"]],
    ["push", "publish", questions],
    [
      "api",
      "publish",
      [...questions, "offer.1.2.3", "result.1.2.3", "punter.touchline.ana", "producer.simulator.heartbeat"],
    ],
    ["api", "subscribe", ["bets.deposit", "bets.>", "shard.>", "punter.>", "_INBOX.bets.>"]],
    ["bets", "publish", ["offer.1.2.3", "result.1.2.3", "bets.deposit", "session.touchline.s1"]],
  ])("%s may not %s %j", async (user, direction, subjects) => {
    expect(await refusedTo(user, direction, subjects)).toEqual(new Set(subjects));
  });

  test("nobody connects without credentials, with a wrong password or as another user", async () => {
    const { pass } = credentialsOf("push") as { pass: string };
    for (const credentials of [{}, { user: "bets", pass: "" }, { user: "bets", pass }, { user: "admin", pass }])
      expect(await say(credentials, [])).toContain("Authorization Violation");
    const { port } = new URL(nats.url);
    await expect(connectBus({ url: `nats://127.0.0.1:${port}`, name: "test", log })).rejects.toThrow(/authorization/i);
  });

  test("nobody who writes a stream may create consumers on it, which deliver to any subject", () => {
    for (const user of USERS) {
      const { publish } = BUS_USERS[user] as BusUser;
      const writes = { "offer.1": "OFFER", "reference.1": "REFERENCE", "result.1": "RESULTS", "punter.1": "PUNTERS" };
      for (const [subject, stream] of Object.entries({
        ...writes,
        "session.1": "SESSIONS",
        "slots.1": "SLOTS",
        "lease.1": "LEASES",
      })) {
        const may = (wanted: string) => publish.some((pattern) => covers(pattern, wanted));
        expect(may(subject) && may(`$JS.API.CONSUMER.CREATE.${stream}.bets`), `${user} ${stream}`).toBe(false);
      }
    }
  });
});
