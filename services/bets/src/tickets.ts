import { randomUUID } from "node:crypto";
import type { NatsConnection } from "@nats-io/transport-node";
import { type Ledger, type Owner, VALUE_HISTORY_STEP_MS } from "@touchline/db";
import { BETS_SUBJECTS, type BetCommand, betCommands, watchCommandSchema, watchSubject } from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import type { Bookmaker } from "./bookmaker.ts";
import type { CashoutService } from "./cashout/cashout-service.ts";
import { createRecorder } from "./cashout/recorder.ts";
import { settledBets } from "./metrics.ts";
import type { OfferView } from "./offer-view.ts";
import { problem } from "./problem.ts";
import { createSettler } from "./settle/settler.ts";
import type { ShardCheck } from "./shard-check.ts";
import { createTenantTickets, type TenantTickets } from "./tenant-tickets.ts";

export interface TicketsOptions {
  readonly ledger: Ledger;
  readonly bookmaker: Bookmaker;
  readonly offer: OfferView;
  readonly checkShard: ShardCheck;
  readonly bus: () => NatsConnection | null;
  /** Called after a commit that wrote messages for punters of the tenant. */
  readonly onChanged: (tenant: string) => void;
  readonly log: Log;
}

/** Validates and answers a command. */
export type Handle = (message: unknown) => Promise<object>;

export interface Tickets {
  /** By subject. `queue` commands go to any node of the queue group, `own` commands to this node only. */
  readonly handles: Readonly<Record<"queue" | "own", ReadonlyMap<string, Handle>>>;
  readonly connect: (bus: NatsConnection) => void;
  /** Called with the events that changed since the last call. */
  readonly look: (changed: ReadonlySet<number>) => void;
  readonly figures: () => {
    readonly failedSettlements: number;
    readonly rejectedResults: number;
    readonly rules: number;
    readonly watched: number;
  };
  readonly stop: () => void;
}

/** Values change on the page at most this often; more would only flicker. */
const VALUES_EVERY_MS = 500;
const SWEEP_MS = 1_000;
const OUTCOMES_EVERY_MS = 10_000;

interface Schema<Command> {
  readonly safeParse: (message: unknown) => { readonly data?: Command | undefined };
}

const NOT_VALID = problem("INVALID_BODY", "does not match the schema, or the tenant is unknown");

/** Placed bets: settlement, cash-out, cash-out rules, value history. */
export const startTickets = (options: TicketsOptions): Tickets => {
  const { ledger, bookmaker, offer, checkShard, bus, onChanged, log } = options;
  /** Id of this node. Push nodes renew a watch on the node that answered it first. */
  const node = randomUUID();
  const byTenant = new Map(
    bookmaker.tenants.map((tenant): [string, TenantTickets] => [
      tenant,
      createTenantTickets({
        ...{ ledger, tenant, bookmaker, offer: offer.current, bus, log },
        onChanged: () => onChanged(tenant),
      }),
    ]),
  );
  const recorder = createRecorder({ ledger, tenants: bookmaker.tenants, offer: offer.current, log });
  const settler = createSettler({
    ...{ ledger, bookmaker, log },
    reference: () => offer.described()?.reference ?? null,
    onSettled: (tenant, bets) => {
      settledBets.inc({ tenant }, bets.length);
      byTenant.get(tenant)?.settled(bets);
      onChanged(tenant);
    },
  });

  /** Events changed since values were last published. */
  let unseen = new Set<number>();
  const look = (changed: ReadonlySet<number>): void => {
    for (const { rules } of byTenant.values()) rules.look(changed);
    recorder.look(changed);
    unseen = unseen.union(changed);
  };
  const tellValues = (): void => {
    for (const { watched } of byTenant.values()) watched.look(unseen);
    unseen = new Set();
  };
  /** Skips a run while the last one is busy: a slow database gets no second query, and an old answer cannot overwrite a newer one. */
  const withoutOverlap = (what: string, work: () => Promise<unknown>): (() => void) => {
    let isBusy = false;
    return () => {
      if (isBusy) return;
      isBusy = true;
      work()
        .catch((error: unknown) => log.warn({ err: error }, what))
        .finally(() => {
          isBusy = false;
        });
    };
  };
  const sweeps = [
    withoutOverlap("settlement sweep failed, retrying", settler.sweep),
    ...[...byTenant.values()].flatMap(({ rules, watched }) => [
      withoutOverlap("cash-out rules not readable, retrying", rules.refresh),
      watched.sweep,
    ]),
  ];
  const timers = [
    setInterval(tellValues, VALUES_EVERY_MS),
    ...sweeps.map((sweep) => setInterval(sweep, SWEEP_MS)),
    setInterval(withoutOverlap("outcomes with bets not readable, retrying", recorder.refresh), OUTCOMES_EVERY_MS),
    setInterval(withoutOverlap("value history not written, retrying", recorder.record), VALUE_HISTORY_STEP_MS),
  ];

  const handleWith =
    <Command extends Owner>(
      schema: Schema<Command>,
      run: (tenant: TenantTickets, command: Command) => Promise<object>,
    ): Handle =>
    async (message) => {
      const { data: command } = schema.safeParse(message);
      const tenant = byTenant.get(command?.tenant ?? "");
      return command && tenant ? (checkShard(command) ?? run(tenant, command)) : NOT_VALID;
    };
  const ask = <Name extends keyof CashoutService>(name: Name): [string, Handle] => [
    BETS_SUBJECTS[name],
    handleWith(betCommands[name].command as Schema<BetCommand<Name>>, ({ cashouts }, command) =>
      (cashouts[name] as (command: BetCommand<Name>) => Promise<object>)(command),
    ),
  ];
  const watch = handleWith(watchCommandSchema, async (tenant, command) => {
    await tenant.watched.watch(command);
    return { node };
  });
  const values = handleWith(betCommands.values.command, async ({ watched }, { punter, body }) => ({
    answer: { values: await watched.valuesOf(punter, body.bets) },
  }));

  return {
    handles: {
      queue: new Map<string, Handle>([
        ...(["cashOut", "addRule", "removeRule", "cancel", "course"] as const).map(ask),
        [BETS_SUBJECTS.values, values],
        [BETS_SUBJECTS.watch, watch],
      ]),
      own: new Map([[watchSubject(node), watch]]),
    },
    connect: settler.connect,
    look,
    figures: () => {
      const sum = (read: (tenant: TenantTickets) => number) =>
        [...byTenant.values()].reduce((all, tenant) => all + read(tenant), 0);
      return {
        ...settler.figures(),
        rules: sum(({ rules }) => rules.size()),
        watched: sum(({ watched }) => watched.size()),
      };
    },
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      settler.stop();
    },
  };
};
