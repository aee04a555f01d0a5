import { FEED_CONTROL_SUBJECT, STREAMS, suspensionsSubject } from "./bus.ts";
import { BETS_SUBJECTS, watchSubject } from "./commands.ts";
import { everyShardSubject } from "./shards.ts";

type StreamKey = keyof typeof STREAMS;

/** What a user of the bus may do; everything else is refused by the server. */
export interface BusUser {
  /** Streams that the service creates where they are missing. */
  readonly keeps: readonly StreamKey[];
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
  /** May answer each request that it receives once, within this many seconds. */
  readonly answersWithin?: number;
}

/** Replies come to inboxes of the user's own, so that nobody else can read them. */
export const inboxOf = (user: string): string => `_INBOX.${user}`;

const api = (call: string): string => `$JS.API.${call}`;
const inInbox = (user: string): string => `${inboxOf(user)}.>`;

const keep = (...streams: StreamKey[]): string[] =>
  streams.flatMap((key) => [api(`STREAM.INFO.${STREAMS[key].name}`), api(`STREAM.CREATE.${STREAMS[key].name}`)]);

/** Single messages, and the list of subjects. */
const lookUp = (...streams: StreamKey[]): string[] =>
  streams.flatMap((key) => [api(`STREAM.INFO.${STREAMS[key].name}`), api(`STREAM.MSG.GET.${STREAMS[key].name}`)]);

const purge = (...streams: StreamKey[]): string[] => streams.map((key) => api(`STREAM.PURGE.${STREAMS[key].name}`));

/** `consumer`: its name, or `*` for ordered consumers, which have random names. */
const consume = (stream: string, consumer: string): string[] => [
  api(`CONSUMER.CREATE.${stream}.${consumer}`),
  ...["INFO", "DELETE", "MSG.NEXT"].map((call) => api(`CONSUMER.${call}.${stream}.${consumer}`)),
];
const follow = (...streams: StreamKey[]): string[] =>
  streams.flatMap((key) => [api(`STREAM.INFO.${STREAMS[key].name}`), ...consume(STREAMS[key].name, "*")]);

/** By a durable consumer of each shard: `resultsConsumer`. */
const takeResults = (): string[] => [...consume(STREAMS.results.name, "*"), `$JS.ACK.${STREAMS.results.name}.*.>`];

const { watch, openEvents, lastResult, ...commands } = BETS_SUBJECTS;
const subjectsOf = (...streams: StreamKey[]): string[] => streams.flatMap((key) => [...STREAMS[key].subjects]);

const JETSTREAM_INFO = api("INFO");
const LIFECYCLE = "lifecycle.>";
const HEARTBEATS = "producer.*.heartbeat";
const BUILDERS = "producer.*.builder";
const SUSPENSIONS = suspensionsSubject("*");

/**
 * Users of the bus: one per service. Who writes a stream may not create consumers on it: a consumer can deliver what is in the stream to
 * any subject, for example to that of a command. So the feed and those who follow sessions look up messages instead.
 */
export const BUS_USERS = {
  feed: {
    keeps: ["offer", "reference", "results", "slots", "leases"],
    publish: [
      ...subjectsOf("offer", "reference", "results", "slots", "leases"),
      ...[LIFECYCLE, HEARTBEATS, SUSPENSIONS, JETSTREAM_INFO],
      ...[openEvents, lastResult].flatMap(everyShardSubject),
      ...keep("offer", "reference", "results", "slots", "leases"),
      ...lookUp("offer", "reference", "results", "slots", "leases"),
      ...purge("offer", "slots"),
    ],
    subscribe: [inInbox("feed"), BUILDERS, FEED_CONTROL_SUBJECT],
    answersWithin: 10,
  },
  bets: {
    keeps: ["punters"],
    publish: [
      ...subjectsOf("punters"),
      ...["calculation.>", BUILDERS, JETSTREAM_INFO],
      ...keep("punters"),
      ...follow("offer", "reference"),
      ...takeResults(),
      // Answers to commands. With `answersWithin` the server would keep a permission for each message of the offer as well.
      inInbox("*"),
    ],
    subscribe: [
      ...[inInbox("bets"), watchSubject("*"), LIFECYCLE, HEARTBEATS, SUSPENSIONS],
      ...Object.values(BETS_SUBJECTS).flatMap(everyShardSubject),
    ],
  },
  api: {
    keeps: ["sessions"],
    publish: [
      ...Object.values(commands).flatMap(everyShardSubject),
      ...subjectsOf("sessions"),
      ...[BUILDERS, JETSTREAM_INFO],
      ...keep("sessions"),
      ...lookUp("sessions"),
      ...follow("offer", "reference"),
    ],
    subscribe: [inInbox("api"), LIFECYCLE, SUSPENSIONS, ...subjectsOf("sessions")],
  },
  push: {
    keeps: [],
    publish: [
      ...[...everyShardSubject(watch), watchSubject("*"), JETSTREAM_INFO],
      ...lookUp("sessions"),
      ...[api(`DIRECT.GET.${STREAMS.offer.name}`), api(`DIRECT.GET.${STREAMS.offer.name}.>`)],
    ],
    subscribe: [
      ...[inInbox("push"), LIFECYCLE, HEARTBEATS, SUSPENSIONS, "calculation.>"],
      ...subjectsOf("offer", "punters", "sessions"),
    ],
  },
} as const satisfies Readonly<Record<string, BusUser>>;
export type BusUserName = keyof typeof BUS_USERS;

const list = (subjects: readonly string[]): string =>
  `[\n${[...new Set(subjects)].map((subject) => `          ${JSON.stringify(subject)}`).join("\n")}\n        ]`;

/** Read by the server from its environment. */
const passwordVariable = (user: string): string => `$NATS_PASSWORD_${user.toUpperCase()}`;

/** Users and permissions for the configuration of the NATS server. */
export const createNatsConfig = (
  users: Readonly<Record<string, BusUser>> = BUS_USERS,
  passwordOf: (user: string) => string = passwordVariable,
): string => {
  const userText = ([name, { publish, subscribe, answersWithin }]: [string, BusUser]): string =>
    [
      `    {`,
      `      user: ${name}`,
      `      password: ${passwordOf(name)}`,
      `      permissions: {`,
      `        publish: ${list(publish)}`,
      `        subscribe: ${list(subscribe)}`,
      ...(answersWithin ? [`        allow_responses: { max: 1, expires: "${answersWithin}s" }`] : []),
      `      }`,
      `    }`,
    ].join("\n");
  return `authorization {\n  users: [\n${Object.entries(users).map(userText).join("\n")}\n  ]\n}\n`;
};
