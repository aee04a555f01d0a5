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

export const PARTS = ["postgres", "nats", "feed", "bets", "api", "push", "client"] as const;
export type Seconds = Readonly<Record<(typeof PARTS)[number], number>>;

/** Seconds of processor time that each part of a stack has used so far, and the clients that this process started and that have ended. */
export const processorOf = (stack: Stack): Seconds => {
  const sum = (pids: readonly number[]): number =>
    pids.map(secondsOf).reduce((all, { own, ended }) => all + own + ended, 0);
  const postgres = stack.postgres.pid();
  return {
    postgres: sum([postgres, ...childrenOf(postgres)]),
    nats: sum([stack.nats.pid()]),
    feed: sum([stack.feed.pid()]),
    bets: sum(stack.bets.map(({ pid }) => pid())),
    api: sum([stack.api.pid()]),
    push: sum(stack.push.map(({ pid }) => pid())),
    client: secondsOf(process.pid).ended,
  };
};
