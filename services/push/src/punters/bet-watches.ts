import {
  BETS_SUBJECTS,
  type CalculationResult,
  MOST_WATCHED_BETS,
  shardOf,
  shardSubject,
  type WatchCommand,
  watchSubject,
} from "@touchline/protocol";
import type { Outlet } from "../delivery/model.ts";
import { encodeValues } from "../delivery/write-frame.ts";

export interface Watcher {
  readonly tenant: string;
  readonly punter: string;
}

export interface BetWatchesOptions {
  /** Id of this node for the bets service. */
  readonly by: string;
  /** How many the ledger has: nodes of the punter's shard are asked. */
  readonly shards: number;
  /** Subscribes to a punter's values when the first connection watches; returns how to unsubscribe. */
  readonly open: (watcher: Watcher) => () => void;
  /** Sends a watch command; resolves to the bets node that took it, or null where none did. */
  readonly ask: (subject: string, command: WatchCommand) => Promise<string | null>;
}

interface PunterWatch {
  readonly watcher: Watcher;
  readonly betsOf: Map<Outlet, ReadonlySet<string>>;
  /** Unsubscribes from the values; null while no connection watches. */
  close: (() => void) | null;
  /** The bets node that publishes the values. */
  node: string | null;
  /** Resolves when the last command was answered: commands of a punter are sent one after another. */
  lastCommand: Promise<void>;
}

const keyOf = ({ tenant, punter }: Watcher): string => `${tenant}.${punter}`;

/** Bets over all connections of the punter, cut to the limit of one command. */
const wantedOf = ({ betsOf }: PunterWatch): string[] =>
  [...new Set([...betsOf.values()].flatMap((bets) => [...bets]))].slice(0, MOST_WATCHED_BETS);

/** Which connections of this node watch the cash-out values of which bets. */
export const createBetWatches = ({ by, shards, open, ask }: BetWatchesOptions) => {
  const watches = new Map<string, PunterWatch>();
  const keyOfOutlet = new Map<Outlet, string>();
  /** The latest value of each bet, for connections that are not drained. */
  const behind = new Map<Outlet, Map<string, Uint8Array>>();
  let delivered = 0;
  const write = (outlet: Outlet, frame: Uint8Array): void => {
    outlet.write(frame);
    delivered += 1;
  };

  const sendCommand = async (watch: PunterWatch): Promise<void> => {
    const command: WatchCommand = { ...watch.watcher, by, bets: wantedOf(watch) };
    const known = watch.node && (await ask(watchSubject(watch.node), command));
    const subject = shardSubject(BETS_SUBJECTS.watch, shardOf(watch.watcher, shards));
    if (known || command.bets.length > 0) watch.node = known || (await ask(subject, command));
    if (watch.betsOf.size === 0) watches.delete(keyOf(watch.watcher));
  };

  const queueCommand = (watch: PunterWatch): void => {
    watch.lastCommand = watch.lastCommand.then(() => sendCommand(watch));
  };

  const watchOf = (watcher: Watcher): PunterWatch => {
    const key = keyOf(watcher);
    const watch = watches.get(key) ?? {
      ...{ watcher, betsOf: new Map(), close: null, node: null, lastCommand: Promise.resolve() },
    };
    watches.set(key, watch);
    return watch;
  };

  const leave = (outlet: Outlet): void => {
    const key = keyOfOutlet.get(outlet);
    const watch = key === undefined ? undefined : watches.get(key);
    if (!watch) return;
    keyOfOutlet.delete(outlet);
    behind.delete(outlet);
    watch.betsOf.delete(outlet);
    if (watch.betsOf.size === 0) {
      watch.close?.();
      watch.close = null;
    }
    queueCommand(watch);
  };

  const deliverTo = (outlet: Outlet, betId: string, frame: Uint8Array): void => {
    if (outlet.isDrained() && !behind.has(outlet)) {
      write(outlet, frame);
      return;
    }
    const missed = behind.get(outlet) ?? new Map<string, Uint8Array>();
    behind.set(outlet, missed.set(betId, frame));
  };

  return {
    /** Replaces what the connection watched before. */
    watch: (outlet: Outlet, watcher: Watcher, bets: readonly string[]): void => {
      if (bets.length === 0 || keyOfOutlet.get(outlet) !== keyOf(watcher)) leave(outlet);
      if (bets.length === 0) return;
      const watch = watchOf(watcher);
      watch.close ??= open(watcher);
      watch.betsOf.set(outlet, new Set(bets));
      keyOfOutlet.set(outlet, keyOf(watcher));
      queueCommand(watch);
    },
    leave,
    deliver: (watcher: Watcher, result: CalculationResult): void => {
      const frame = encodeValues("calculationResult", [result]);
      for (const [outlet, bets] of watches.get(keyOf(watcher))?.betsOf ?? [])
        if (bets.has(result.betId)) deliverTo(outlet, result.betId, frame);
    },
    /** Call every tick: slow connections get the latest value of each bet. */
    catchUp: (): void => {
      for (const [outlet, missed] of behind) {
        if (!outlet.isDrained()) continue;
        behind.delete(outlet);
        for (const frame of missed.values()) write(outlet, frame);
      }
    },
    /** Values written to connections so far. */
    delivered: (): number => delivered,
    /** Call every `WATCH_RENEWAL_MS`: the bets service drops watches that are not renewed. */
    renew: (): void => {
      for (const watch of watches.values()) queueCommand(watch);
    },
  };
};

export type BetWatches = ReturnType<typeof createBetWatches>;
