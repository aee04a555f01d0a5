import { type Ledger, readLastResult, readOpenEvents } from "@touchline/db";
import {
  BETS_SUBJECTS,
  type LastResultAnswer,
  lastResultCommandSchema,
  type OpenEvent,
  type OpenEventsAnswer,
  openEventsCommandSchema,
} from "@touchline/protocol";
import { problem } from "./problem.ts";
import type { Handle } from "./tickets.ts";

export interface KnownEventsOptions {
  readonly ledger: Ledger;
  readonly tenants: readonly string[];
}

/** A page ends after this many events or outcomes, so that it fits into a message. */
const MOST_EVENTS = 100;
const MOST_OUTCOMES = 2_000;

const NOT_VALID = problem("INVALID_BODY", "does not match the schema, or the tenant is unknown");

/** The first events, at least one, up to the number of outcomes that a page may have. */
export const firstPage = (events: readonly OpenEvent[]): readonly OpenEvent[] => {
  let outcomes = 0;
  const tooMany = events.findIndex((event, index) => {
    outcomes += event.outcomes.length;
    return index > 0 && outcomes > MOST_OUTCOMES;
  });
  return tooMany < 0 ? events : events.slice(0, tooMany);
};

/** Answers a feed that finds no offer, or no result, on the bus. */
export const createKnownEvents = ({ ledger, tenants }: KnownEventsOptions): ReadonlyMap<string, Handle> => {
  const answerOpenEvents: Handle = async (message) => {
    const { data: command } = openEventsCommandSchema.safeParse(message);
    const { tenant, eventId } = command?.from ?? { tenant: tenants[0] ?? "", eventId: 0 };
    if (!command || !tenants.includes(tenant)) return NOT_VALID;
    const read = await readOpenEvents(ledger, tenant, eventId, MOST_EVENTS);
    const events = firstPage(read.events);
    const last = events.at(-1);
    const isFull = events.length === MOST_EVENTS || events.length < read.events.length;
    const nextTenant = tenants[tenants.indexOf(tenant) + 1];
    const afterTenant = nextTenant === undefined ? null : { tenant: nextTenant, eventId: 0 };
    const next = isFull && last ? { tenant, eventId: last.eventId } : afterTenant;
    return { events: [...events], next, isUsed: read.isUsed } satisfies OpenEventsAnswer;
  };

  const answerLastResult: Handle = async (message) => {
    const { data: command } = lastResultCommandSchema.safeParse(message);
    if (!command) return NOT_VALID;
    let known: LastResultAnswer["known"] = null;
    for (const tenant of tenants) known ??= await readLastResult(ledger, tenant, command.eventId);
    return { known } satisfies LastResultAnswer;
  };

  return new Map([
    [BETS_SUBJECTS.openEvents, answerOpenEvents],
    [BETS_SUBJECTS.lastResult, answerLastResult],
  ]);
};
