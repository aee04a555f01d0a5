import type { Msg, NatsConnection, Subscription } from "@nats-io/transport-node";
import type { Ledger } from "@touchline/db";
import {
  BETS_QUEUE,
  BETS_SUBJECTS,
  betCommands,
  type CommandProblem,
  depositCommandSchema,
  limitsCommandSchema,
  type PlaceAnswer,
  placeCommandSchema,
  reconcileCommandSchema,
  shardSubject,
  withdrawCommandSchema,
} from "@touchline/protocol";
import { askBuilder, type Identity, inSpan, type Log, readTrace, traceOf } from "@touchline/server-kit";
import { followBacklog } from "./backlog.ts";
import type { Bookmaker } from "./bookmaker.ts";
import { createFairShares } from "./fair-shares.ts";
import { createKnownEvents } from "./known-events.ts";
import { type BetsFigures, beginAtZero, commandFailures } from "./metrics.ts";
import { createOfferView } from "./offer-view.ts";
import { followPartitions } from "./partitions.ts";
import { problem } from "./problem.ts";
import { createRiskClient, type RiskAccess } from "./risk/risk-client.ts";
import { createRiskPort, type RiskPort } from "./risk/risk-port.ts";
import { startSealer } from "./sealer.ts";
import { createShardCheck } from "./shard-check.ts";
import { createTenantBets, type TenantBets } from "./tenant-bets.ts";
import { type Handle, startTickets } from "./tickets.ts";
import { createRemoteWallet, type RemoteWallet } from "./wallet/remote-wallet.ts";
import type { WalletAccess } from "./wallet/wallet-client.ts";

export interface BetsOptions {
  readonly ledger: Ledger;
  readonly bookmaker: Bookmaker;
  /** Verifies who may deposit. */
  readonly identity: Pick<Identity, "verifyHost">;
  /** Wallets of operators, by tenant. The ledger has to know the same tenants. */
  readonly wallets?: ReadonlyMap<string, WalletAccess>;
  readonly walletTimeoutMs?: number;
  /** Outside systems that decide on bets, by tenant. */
  readonly riskSystems?: ReadonlyMap<string, RiskAccess>;
  readonly log: Log;
}

export interface Bets {
  /** Starts following the offer; subscribes to commands once the offer is complete. */
  readonly connect: (bus: NatsConnection) => void;
  readonly isReady: () => boolean;
  readonly figures: () => BetsFigures;
  /** Leaves new commands to other nodes; resolves when those that came before are answered. */
  readonly finish: () => Promise<void>;
  readonly stop: () => void;
}

interface Schema<Command> {
  readonly safeParse: (message: unknown) => {
    readonly data?: Command | undefined;
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
}

const SWEEP_MS = 1_000;
const OFFER_CHECK_MS = 100;
/** Longest time until a price change reaches waiting bets, cash-out rules and watched bets. */
const CHANGES_EVERY_MS = 100;

const NO_HOST = problem("UNAUTHORISED", "The host's token is missing or not valid");
const NOT_KNOWN = "Outcome unknown: repeat the same request";

/** Placement, acceptance, and the life of bets afterwards. Overdue requests are swept from the start, with or without a bus. */
export const startBets = (options: BetsOptions): Bets => {
  const { ledger, bookmaker, identity, wallets = new Map(), walletTimeoutMs, riskSystems = new Map(), log } = options;
  const offer = createOfferView(log);
  const checkShard = createShardCheck(ledger.shard, log);
  let bus: NatsConnection | null = null;
  let offerCheck: NodeJS.Timeout | undefined;
  let isReady = false;
  const subscriptions: Subscription[] = [];
  const answering = new Set<Promise<void>>();
  const shareOf = createFairShares();
  const remote = new Map(
    [...wallets].map(([tenant, access]): [string, RemoteWallet] => [
      tenant,
      createRemoteWallet({ ledger, tenant, access, log, ...(walletTimeoutMs && { timeoutMs: walletTimeoutMs }) }),
    ]),
  );
  const riskOf = (tenant: string): RiskPort | null => {
    const access = riskSystems.get(tenant);
    return access ? createRiskPort(tenant, createRiskClient(tenant, access, log)) : null;
  };
  const byTenant = new Map(
    bookmaker.tenants.map((tenant): [string, TenantBets] => [
      tenant,
      createTenantBets({
        ...{ ledger, tenant, bookmaker, log },
        bus: () => bus,
        share: shareOf(tenant),
        wallet: remote.get(tenant) ?? null,
        risk: riskOf(tenant),
        described: offer.described,
        offer: offer.current,
        askBuilder: (producer, request) => askBuilder(bus, producer, request, log),
      }),
    ]),
  );

  const tickets = startTickets({
    ...{ ledger, bookmaker, offer, checkShard, log },
    bus: () => bus,
    onChanged: (tenant) => byTenant.get(tenant)?.wake(),
  });

  const failed = (error: unknown, subject: string): CommandProblem => {
    commandFailures.inc({ command: subject });
    log.warn({ err: error, subject }, "command failed");
    return problem("NOT_READY", NOT_KNOWN);
  };

  const place = async (message: unknown): Promise<PlaceAnswer> => {
    const { data: command, error } = placeCommandSchema.safeParse(message);
    const tenant = byTenant.get(command?.tenant ?? "");
    if (!command || !tenant) return problem("INVALID_BODY", error?.issues[0]?.message ?? "tenant: not known");
    const elsewhere = checkShard(command);
    if (elsewhere) return elsewhere;
    const options = { kind: "server", parent: readTrace(command.trace) } as const;
    return inSpan(BETS_SUBJECTS.place, options, () => tenant.place(command)).catch((failure) =>
      failed(failure, BETS_SUBJECTS.place),
    );
  };

  const handlePlace: Handle = async (message) =>
    Array.isArray(message) ? Promise.all(message.map(place)) : problem("INVALID_BODY", "not a list");

  /** The tenant whose host signed the token. */
  const tenantOf = async (token: string): Promise<string> => (await identity.verifyHost(token))?.tenant ?? "";

  /** A command of a tenant's host on one of its punters. */
  const handleOfHost =
    <Command extends { readonly token: string }>(
      { safeParse }: Schema<Command>,
      punterOf: (command: Command) => string,
      run: (bets: TenantBets, command: Command) => Promise<object>,
    ): Handle =>
    async (message) => {
      const { data: command, error } = safeParse(message);
      if (!command) return problem("INVALID_BODY", error?.issues[0]?.message ?? "does not match the schema");
      const tenant = await tenantOf(command.token);
      const bets = byTenant.get(tenant);
      if (!bets) return NO_HOST;
      return checkShard({ tenant, punter: punterOf(command) }) ?? run(bets, command);
    };

  const handleDeposit = handleOfHost(
    depositCommandSchema,
    ({ deposit }) => deposit.punter,
    (bets, { deposit }) => bets.deposit(deposit),
  );
  const handleWithdraw = handleOfHost(
    withdrawCommandSchema,
    ({ withdrawal }) => withdrawal.punter,
    (bets, { withdrawal }) => bets.withdraw(withdrawal),
  );
  const handleLimits = handleOfHost(
    limitsCommandSchema,
    ({ limits }) => limits.punter,
    (bets, { limits }) => bets.setLimits(limits),
  );

  const handleReconcile: Handle = async (message) => {
    const { data: command, error } = reconcileCommandSchema.safeParse(message);
    if (!command) return problem("INVALID_BODY", error.issues[0]?.message ?? "no day");
    const bets = byTenant.get(await tenantOf(command.token));
    return bets ? bets.reconcile(command.day) : NO_HOST;
  };

  const handleBalance: Handle = async (message) => {
    const { data: command } = betCommands.balance.command.safeParse(message);
    const tenant = byTenant.get(command?.tenant ?? "");
    if (!command || !tenant) return problem("INVALID_BODY", "does not match the schema, or the tenant is unknown");
    const elsewhere = checkShard(command);
    if (elsewhere) return elsewhere;
    return { answer: { balance: await tenant.balance(command.punter, command.body.currency) } };
  };

  const knownEvents = createKnownEvents({ ledger, tenants: bookmaker.tenants });
  const queued = new Map([
    ...tickets.handles.queue,
    [BETS_SUBJECTS.place, handlePlace] as const,
    [BETS_SUBJECTS.deposit, handleDeposit] as const,
    [BETS_SUBJECTS.withdraw, handleWithdraw] as const,
    [BETS_SUBJECTS.setLimits, handleLimits] as const,
    [BETS_SUBJECTS.reconcile, handleReconcile] as const,
    [BETS_SUBJECTS.balance, handleBalance] as const,
  ]);

  const answer = async (message: Msg, handle: Handle, name: string): Promise<void> => {
    let command: unknown;
    try {
      command = message.json();
    } catch {
      message.respond(JSON.stringify(problem("INVALID_BODY", "not JSON")));
      return;
    }
    const options = { kind: "server", parent: traceOf(message) } as const;
    const reply = await inSpan(name, options, () => handle(command)).catch((error: unknown) => failed(error, name));
    message.respond(JSON.stringify(reply));
  };

  const subscribe = (to: NatsConnection, subject: string, handle: Handle, queue: string | null): void => {
    const subscription = to.subscribe(queue === null ? subject : shardSubject(subject, ledger.shard), {
      ...(queue !== null && { queue }),
      callback: (error, message) => {
        if (error) return;
        // Subjects of a node's own contain its id; its metrics and logs must not.
        const answered = answer(message, handle, queue === null ? BETS_SUBJECTS.watch : subject);
        answering.add(answered);
        void answered.finally(() => answering.delete(answered));
      },
    });
    subscriptions.push(subscription);
  };

  const sweep = async ({ acceptor, wake }: TenantBets): Promise<void> => {
    wake();
    await acceptor.sweep().catch((error: unknown) => log.warn({ err: error }, "placement sweep failed"));
  };
  const announceChanges = (): void => {
    const changed = offer.takeChanged();
    if (changed.size === 0) return;
    for (const { acceptor } of byTenant.values()) acceptor.look(changed);
    tickets.look(changed);
  };
  const announcing = setInterval(announceChanges, CHANGES_EVERY_MS);
  const sweeping = setInterval(() => {
    for (const tenant of byTenant.values()) void sweep(tenant);
  }, SWEEP_MS);

  beginAtZero(bookmaker.tenants, Object.values(BETS_SUBJECTS));
  const backlog = followBacklog({ ledger, tenants: bookmaker.tenants, log });
  const partitions = followPartitions({ ledger, tenants: bookmaker.tenants, log });
  const stopSealing = startSealer({ ledger, tenants: bookmaker.tenants, log });

  return {
    connect: (to) => {
      bus = to;
      offer.follow(to);
      // The feed asks before there is an offer.
      for (const [subject, handle] of knownEvents) subscribe(to, subject, handle, BETS_QUEUE);
      // Commands wait for a complete offer: a node without one would reject bets that another node could take.
      offerCheck = setInterval(() => {
        if (!offer.described()) return;
        clearInterval(offerCheck);
        for (const [subject, handle] of queued) subscribe(to, subject, handle, BETS_QUEUE);
        for (const [subject, handle] of tickets.handles.own) subscribe(to, subject, handle, null);
        tickets.connect(to);
        // Ready once the server has the subscriptions. If flush fails, the client subscribes again on reconnect.
        const markReady = (): void => {
          isReady = true;
        };
        to.flush().then(markReady, markReady);
      }, OFFER_CHECK_MS);
    },
    isReady: () => isReady,
    figures: () => {
      const each = (read: (tenant: TenantBets) => number): ReadonlyMap<string, number> =>
        new Map([...byTenant].map(([tenant, bets]) => [tenant, read(bets)]));
      return {
        sent: each(({ relay }) => relay.sent()),
        waiting: each(({ acceptor }) => acceptor.waiting()),
        walletAway: new Map(bookmaker.tenants.map((tenant) => [tenant, remote.get(tenant)?.isAway() ? 1 : 0])),
        ...backlog.figures(),
        ...partitions.figures(),
        ...offer.producers(),
        ...tickets.figures(),
      };
    },
    finish: async () => {
      isReady = false;
      clearInterval(offerCheck);
      await Promise.all(subscriptions.map((subscription) => subscription.drain()));
      await Promise.all(answering);
    },
    stop: () => {
      clearInterval(announcing);
      clearInterval(sweeping);
      stopSealing();
      backlog.stop();
      partitions.stop();
      tickets.stop();
      clearInterval(offerCheck);
      offer.stop();
      for (const { acceptor } of byTenant.values()) acceptor.stop();
      for (const wallet of remote.values()) wallet.stop();
    },
  };
};
