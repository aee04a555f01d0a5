import { type Backlog, type Ledger, readBacklog, readReplication } from "@touchline/db";
import type { Log } from "@touchline/server-kit";
import { createReplicationLag } from "./replication-lag.ts";

export interface BacklogOptions {
  readonly ledger: Ledger;
  readonly tenants: readonly string[];
  readonly log: Log;
}

const EVERY_MS = 5_000;

/** Seconds since a moment; 0 where nothing waits. */
const ageOf = (since: number | null): number => (since === null ? 0 : Math.max(0, (Date.now() - since) / 1000));

/**
 * Reads what waits in the ledger and how far its standbys are behind, for the metrics. Ages go on growing while the database is away: what
 * was seen waiting is taken to wait until something else is known.
 */
export const followBacklog = ({ ledger, tenants, log }: BacklogOptions) => {
  const known = new Map<string, Backlog>();
  const read = async (tenant: string): Promise<void> => {
    known.set(tenant, await readBacklog(ledger, tenant));
  };
  const replication = createReplicationLag(Date.now);
  const readStandbys = async (): Promise<void> => replication.note(await readReplication(ledger));
  let isBusy = false;
  const readAll = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (const tenant of tenants)
      await read(tenant).catch((error: unknown) => log.warn({ err: error, tenant }, "backlog not readable, retrying"));
    await readStandbys().catch((error: unknown) => log.warn({ err: error }, "replication not readable, retrying"));
    isBusy = false;
  };
  void readAll();
  const timer = setInterval(readAll, EVERY_MS);
  const each = (figure: (backlog: Backlog) => number): ReadonlyMap<string, number> =>
    new Map([...known].map(([tenant, backlog]) => [tenant, figure(backlog)]));
  return {
    figures: () => ({
      unsent: each(({ unsent }) => unsent),
      unsentAge: each(({ unsentSince }) => ageOf(unsentSince)),
      undecidedAge: each(({ undecidedSince }) => ageOf(undecidedSince)),
      callsAge: each(({ callsSince }) => ageOf(callsSince)),
      claims: each(({ claims }) => claims),
      standbys: replication.standbys(),
      replicationLag: replication.seconds(),
    }),
    stop: (): void => clearInterval(timer),
  };
};
