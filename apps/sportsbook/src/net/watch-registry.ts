import type { Env } from "../env/env.ts";
export type WatchedVersion = readonly [eventId: number, version: number];

/** The far end of the registry: each promise is settled by the node's answer. */
export interface WatchChannel {
  /** How many events the node lets one connection watch. */
  readonly limit: number;
  readonly watch: (events: readonly WatchedVersion[]) => Promise<void>;
  readonly unwatch: (events: readonly number[]) => Promise<void>;
}

interface WatchRegistryOptions extends Pick<Env, "after" | "now"> {
  readonly versionOf: (eventId: number) => number;
  readonly onRefused: (error: unknown) => void;
}

/** A scroll passes many rows: they are gathered into one message. */
const GATHER_TIME = 120;
/** A row that was scrolled away is often scrolled back. */
const LINGER_TIME = 10_000;

/** Keeps what the connection watches equal to what the screen wants, within the limit of the node. */
export const createWatchRegistry = ({ versionOf, now, after, onRefused }: WatchRegistryOptions) => {
  let channel: WatchChannel | null = null;
  let wanted: ReadonlySet<number> = new Set();
  /** By event: since when it is wanted no more, or null while it is. */
  const watched = new Map<number, number | null>();
  const missed = new Set<number>();
  const pending = new Set<number>();
  let disconnections = 0;

  const stampLeavers = (): void => {
    for (const [id, since] of watched) {
      if (wanted.has(id)) watched.set(id, null);
      else if (since === null) watched.set(id, now());
    }
  };

  /** Those gone long enough, and if that is not enough room, those gone longest. */
  const leavers = (surplus: number): number[] => {
    const gone = [...watched].flatMap(([id, since]) => (since === null ? [] : [[id, since] as const]));
    gone.sort(([, first], [, second]) => first - second);
    return gone.filter(([, since], index) => index < surplus || now() - since >= LINGER_TIME).map(([id]) => id);
  };

  /** What a connection that is gone did not answer, the next one is asked again. */
  const unlessDisconnected = (): ((error: unknown) => void) => {
    const before = disconnections;
    return (error) => {
      if (disconnections === before) onRefused(error);
    };
  };

  const leave = (from: WatchChannel, ids: readonly number[]): void => {
    if (ids.length === 0) return;
    for (const id of ids) watched.delete(id);
    from.unwatch(ids).catch(unlessDisconnected());
  };

  const join = async (to: WatchChannel, ids: readonly number[]): Promise<void> => {
    if (ids.length === 0) return;
    for (const id of ids) watched.set(id, null);
    await to.watch(ids.map((id) => [id, versionOf(id)]));
  };

  const reconcile = (): void => {
    if (!channel) return;
    stampLeavers();
    const newcomers = [...wanted].filter((id) => !watched.has(id));
    leave(channel, leavers(watched.size + newcomers.length - channel.limit));
    const again = [...missed].filter((id) => watched.has(id));
    missed.clear();
    const room = Math.max(0, channel.limit - watched.size);
    join(channel, [...newcomers.slice(0, room), ...again]).catch(unlessDisconnected());
    if (watched.size > wanted.size) reconcileAfter(LINGER_TIME);
  };

  const reconcileAfter = (delay: number): void => {
    if (pending.has(delay)) return;
    pending.add(delay);
    after(delay, () => {
      pending.delete(delay);
      reconcile();
    });
  };

  return {
    /** Says which events are on the screen now. */
    want: (ids: ReadonlySet<number>): void => {
      wanted = ids;
      reconcileAfter(GATHER_TIME);
    },

    /** Something of these events was missed: ask for all of them again. */
    watchAgain: (ids: readonly number[]): void => {
      if (ids.length === 0) return;
      for (const id of ids) missed.add(id);
      reconcileAfter(0);
    },

    /** Watches everything wanted over a new or doubtful connection, and settles once the node has answered. */
    resync: async (next: WatchChannel): Promise<void> => {
      channel = next;
      missed.clear();
      stampLeavers();
      const ids = [...wanted].slice(0, next.limit);
      leave(next, leavers(watched.size + ids.filter((id) => !watched.has(id)).length - next.limit));
      await join(next, ids);
    },

    /** Watches nothing until the next resync, over a connection that stays. */
    leaveAll: (): void => {
      if (channel) leave(channel, [...watched.keys()]);
      channel = null;
    },

    disconnect: (): void => {
      disconnections += 1;
      channel = null;
      watched.clear();
    },
  };
};
