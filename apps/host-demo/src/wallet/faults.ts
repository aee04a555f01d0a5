import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** What happens to a call, beside being made. */
export const FATES = ["slow", "error", "lost", "doneError", "twice", "late", "insufficient"] as const;
export type Fate = (typeof FATES)[number];

export interface FaultPlan {
  /** The same seed has the same fate for the same call, whatever comes in between. */
  readonly seed: string;
  /** Every call is answered 503, or its connection is cut. */
  readonly down: "503" | "cut" | null;
  /** Before every call is made. */
  readonly latencyMs: number;
  readonly slowMs: number;
  /** How long a call is held back that is done late. */
  readonly lateMs: number;
  /** Shares of all calls, together at most 1. */
  readonly shares: Readonly<Partial<Record<Fate, number>>>;
}

export const NO_FAULTS: FaultPlan = { seed: "0", down: null, latencyMs: 0, slowMs: 1_000, lateMs: 300, shares: {} };

/** Instead of an answer: a status, or nothing at all. */
export type Lost = "500" | "503" | "cut";
export type Delivered<Answer> = { readonly answer: Answer } | { readonly lost: Lost };

/** The two ways in which a call may be dealt with. Refused, it is not made. */
interface Ways<Answer> {
  readonly make: () => Promise<Answer>;
  readonly refuse: () => Promise<Answer>;
}

const SCALE = 0xffffffff;

const fateOf = ({ seed, shares }: FaultPlan, call: string, attempt: number): Fate | null => {
  let left = Number.parseInt(hash("sha256", `${seed}.${call}.${attempt}`, "hex").slice(0, 8), 16) / SCALE;
  for (const fate of FATES) {
    left -= shares[fate] ?? 0;
    if (left < 0) return fate;
  }
  return null;
};

const isShare = (share: unknown): share is number => typeof share === "number" && share >= 0 && share <= 1;
const isTime = (ms: unknown): boolean => typeof ms === "number" && ms >= 0 && ms <= 600_000;

/** Why a plan is none; null where it is one. */
export const planProblem = ({ seed, down, latencyMs, slowMs, lateMs, shares }: FaultPlan): string | null => {
  if (typeof seed !== "string") return "seed is not a text";
  if (![null, "503", "cut"].includes(down)) return "down is not 503, cut or null";
  if (![latencyMs, slowMs, lateMs].every(isTime)) return "a time is not from 0 to 600000 ms";
  const unknown = Object.keys(shares).find((name) => !FATES.includes(name as Fate));
  if (unknown !== undefined) return `there is no fault ${unknown}`;
  const each = Object.values(shares);
  if (!each.every(isShare) || each.reduce((sum, share) => sum + share, 0) > 1)
    return "shares are not from 0 to 1 together";
  return null;
};

/** Deals with calls as a plan says. */
export const createFaults = (first: Partial<FaultPlan> = {}) => {
  let plan: FaultPlan = { ...NO_FAULTS, ...first };
  const attempts = new Map<string, number>();
  const counts: Partial<Record<Fate, number>> = {};
  const held = new Set<Promise<unknown>>();

  const hold = (work: Promise<unknown>): void => {
    held.add(work);
    // Who made the call has gone: nobody is left to be told.
    work.catch(() => undefined).finally(() => held.delete(work));
  };

  const meet = async <Answer>(fate: Fate | null, { make, refuse }: Ways<Answer>): Promise<Delivered<Answer>> => {
    switch (fate) {
      case null:
        return { answer: await make() };
      case "slow":
        await sleep(plan.slowMs);
        return { answer: await make() };
      case "error":
        return { lost: "500" };
      case "lost":
        await make();
        return { lost: "cut" };
      case "doneError":
        await make();
        return { lost: "500" };
      case "twice": {
        const [answer] = await Promise.all([make(), make()]);
        return { answer };
      }
      case "late":
        hold(sleep(plan.lateMs).then(make));
        return { lost: "cut" };
      case "insufficient":
        return { answer: await refuse() };
    }
  };

  return {
    get plan(): FaultPlan {
      return plan;
    },
    /** How many calls each has happened to. */
    counts: (): Readonly<Partial<Record<Fate, number>>> => ({ ...counts }),
    /** What is not named stays as it is. */
    set: (change: Partial<FaultPlan>): void => {
      plan = { ...plan, ...change };
    },
    /** Until what was held back is done. */
    settled: async (): Promise<void> => {
      while (held.size > 0) await Promise.allSettled(held);
    },
    deal: async <Answer>(call: string, ways: Ways<Answer>): Promise<Delivered<Answer>> => {
      if (plan.down !== null) return { lost: plan.down };
      if (plan.latencyMs > 0) await sleep(plan.latencyMs);
      if (Object.keys(plan.shares).length === 0) return { answer: await ways.make() };
      const attempt = (attempts.get(call) ?? 0) + 1;
      attempts.set(call, attempt);
      const fate = fateOf(plan, call, attempt);
      if (fate) counts[fate] = (counts[fate] ?? 0) + 1;
      return meet(fate, ways);
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;
