import { randomBytes } from "node:crypto";
import {
  BETS_SUBJECTS,
  everyShardSubject,
  FEED_CONTROL_SUBJECT,
  STREAMS,
  suspensionsSubject,
} from "@touchline/protocol";
import { BUS_USERS, type BusUser, inboxOf } from "@touchline/protocol/bus-users";

const { deposit: _, ...commands } = BETS_SUBJECTS;

/** Tests, benches and scripts: matches of their own, commands to the feed and to the bets service, and what is published. */
const TOOLS: BusUser = {
  keeps: [],
  publish: [
    ...[...STREAMS.offer.subjects, ...STREAMS.results.subjects, "producer.*.heartbeat", FEED_CONTROL_SUBJECT],
    ...Object.values(commands).flatMap(everyShardSubject),
    ...["$JS.API.INFO", "$JS.API.STREAM.INFO.*", "$JS.API.STREAM.CREATE.*"],
  ],
  subscribe: [
    ...[`${inboxOf("tools")}.>`, suspensionsSubject("*")],
    ...[...STREAMS.offer.subjects, ...STREAMS.punters.subjects],
  ],
};

export const STACK_USERS = { ...BUS_USERS, tools: TOOLS };
export type StackUser = keyof typeof STACK_USERS;

/** The address of the bus for each of its users. */
export type BusUrls = (user: StackUser) => string;

export type Passwords = Readonly<Record<StackUser, string>>;

export const createPasswords = (): Passwords =>
  Object.fromEntries(Object.keys(STACK_USERS).map((user) => [user, randomBytes(18).toString("hex")])) as Record<
    StackUser,
    string
  >;

export const ownBus =
  (port: number, passwords: Passwords): BusUrls =>
  (user) =>
    `nats://${user}:${passwords[user]}@127.0.0.1:${port}`;

/** A bus that somebody else runs. If its address has a password, that is the password of all users. */
export const givenBus =
  (address: string): BusUrls =>
  (user) => {
    const url = new URL(address);
    if (url.password) url.username = user;
    return url.href;
  };
