import {
  BETS_SUBJECTS,
  type CalculationResult,
  MOST_WATCHED_BETS,
  type WatchCommand,
  watchSubject,
} from "@touchline/protocol";
import type { Outlet } from "../delivery/model.ts";
import { encodeValues } from "../delivery/write-frame.ts";

/** Whose bets they are. */
export interface Watcher {
  readonly tenant: string;
  readonly punter: string;
}

export interface BetWatchesOptions {
  /** Names this node to the bets service. */
  readonly by: string;
  /** Somebody watches bets of this punter, and nobody did: take their values from the bus. Returns how to end that. */
  readonly open: (watcher: Watcher) => () => void;
  /** Answers which node of the bets service took it on; null where none did. */
  readonly ask: (subject: string, command: WatchCommand) => Promise<string | null>;
}

interface PunterWatch {
  readonly watcher: Watcher;
  readonly betsOf: Map<Outlet, ReadonlySet<string>>;
  /** Null while nobody watches. */
  close: (() => void) | null;
  /** That tells the values. */
  node: string | null;
  /** What is said to the bets service is said in order. */
  said: Promise<void>;
}

const keyOf = ({ tenant, punter }: Watcher): string => `${tenant}.${punter}`;

/** More than a node may ask for are watched by several pages at once: the first of them are told of. */
const wantedOf = ({ betsOf }: PunterWatch): string[] =>
  [...new Set([...betsOf.values()].flatMap((bets) => [...bets]))].slice(0, MOST_WATCHED_BETS);

/** Which bets the connections of this node watch the values of. */
export const createBetWatches = ({ by, open, ask }: BetWatchesOptions) => {
  const watches = new Map<string, PunterWatch>();
  const keyOfOutlet = new Map<Outlet, string>();
  /** The latest value of each bet, for connections that have not taken what was written before. */
  const behind = new Map<Outlet, Map<string, Uint8Array>>();

  const say = async (watch: PunterWatch): Promise<void> => {
    const command: WatchCommand = { ...watch.watcher, by, bets: wantedOf(watch) };
    const known = watch.node && (await ask(watchSubject(watch.node), command));
    if (known || command.bets.length > 0) watch.node = known || (await ask(BETS_SUBJECTS.watch, command));
    if (watch.betsOf.size === 0) watches.delete(keyOf(watch.watcher));
  };

  const sayNext = (watch: PunterWatch): void => {
    watch.said = watch.said.then(() => say(watch));
  };

  const watchOf = (watcher: Watcher): PunterWatch => {
    const key = keyOf(watcher);
    const watch = watches.get(key) ?? {
      ...{ watcher, betsOf: new Map(), close: null, node: null, said: Promise.resolve() },
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
    sayNext(watch);
  };

  const deliverTo = (outlet: Outlet, betId: string, frame: Uint8Array): void => {
    if (outlet.isDrained() && !behind.has(outlet)) {
      outlet.write(frame);
      return;
    }
    const missed = behind.get(outlet) ?? new Map<string, Uint8Array>();
    behind.set(outlet, missed.set(betId, frame));
  };

  return {
    /** Takes the place of what the connection watched before. */
    watch: (outlet: Outlet, watcher: Watcher, bets: readonly string[]): void => {
      if (bets.length === 0 || keyOfOutlet.get(outlet) !== keyOf(watcher)) leave(outlet);
      if (bets.length === 0) return;
      const watch = watchOf(watcher);
      watch.close ??= open(watcher);
      watch.betsOf.set(outlet, new Set(bets));
      keyOfOutlet.set(outlet, keyOf(watcher));
      sayNext(watch);
    },
    leave,
    deliver: (watcher: Watcher, result: CalculationResult): void => {
      const frame = encodeValues("calculationResult", [result]);
      for (const [outlet, bets] of watches.get(keyOf(watcher))?.betsOf ?? [])
        if (bets.has(result.betId)) deliverTo(outlet, result.betId, frame);
    },
    /** To be called every tick: who was slow gets the latest of each bet. */
    catchUp: (): void => {
      for (const [outlet, missed] of behind) {
        if (!outlet.isDrained()) continue;
        behind.delete(outlet);
        for (const frame of missed.values()) outlet.write(frame);
      }
    },
    /** To be called every `WATCH_RENEWAL_MS`: the bets service forgets who is not heard of. */
    renew: (): void => {
      for (const watch of watches.values()) sayNext(watch);
    },
  };
};

export type BetWatches = ReturnType<typeof createBetWatches>;
