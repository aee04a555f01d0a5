/** Processor time of the platform's processes. */
import { readFileSync } from "node:fs";
import { childrenOf } from "@touchline/db/testing/postgres-server";
import type { Stack } from "../../stack/whole.ts";

const TICKS_PER_SECOND = 100;

/** Seconds of a process, and of its ended children. */
const secondsOf = (pid: number): { own: number; ended: number } => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15).map(Number);
    return { own: (user + system) / TICKS_PER_SECOND, ended: (childUser + childSystem) / TICKS_PER_SECOND };
  } catch {
    // It has ended since it was listed; its time now counts for its parent.
    return { own: 0, ended: 0 };
  }
};

/** Seconds of processor time that these processes have used so far, with those of theirs that have ended. */
export const secondsOfAll = (pids: readonly number[]): number =>
  pids.map(secondsOf).reduce((all, { own, ended }) => all + own + ended, 0);

export const PARTS = ["postgres", "nats", "feed", "bets", "api", "push", "client"] as const;
export type Seconds = Readonly<Record<(typeof PARTS)[number], number>>;

/** Seconds of processor time that each part of a stack has used so far, and the clients that this process started and that have ended. */
export const processorOf = (stack: Stack): Seconds => {
  const postgres = stack.postgres.pid();
  return {
    postgres: secondsOfAll([postgres, ...childrenOf(postgres)]),
    nats: secondsOfAll([stack.nats.pid()]),
    feed: secondsOfAll([stack.feed.pid()]),
    bets: secondsOfAll(stack.bets.map(({ pid }) => pid())),
    api: secondsOfAll([stack.api.pid()]),
    push: secondsOfAll(stack.push.map(({ pid }) => pid())),
    client: secondsOf(process.pid).ended,
  };
};
