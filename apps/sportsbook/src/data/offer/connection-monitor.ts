import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import type { ReadonlyStore } from "../store.ts";
import {
  applyConnectionEvent,
  type ConnectionEvent,
  type ConnectionFacts,
  type ConnectionState,
  connectionState,
  priceLock,
  RESTART_AFTER,
  silence,
} from "./connection.ts";
import type { PriceLock } from "./offer-model.ts";

export interface ConnectionStatus {
  readonly state: ConnectionState;
  /** Whole seconds since prices were last known to be true; counted only while that matters. */
  readonly age: number;
}

interface ConnectionMonitorOptions extends Pick<Env, "after" | "now"> {
  readonly online: boolean;
  readonly onLock: (lock: PriceLock) => void;
  /** Watches everything again; settles when the node has answered all of it. */
  readonly resync: () => Promise<void>;
  readonly restart: () => void;
}

const RESYNC_RETRY = 2000;

/** Watches over the connection: what the bettor is told of it, which prices are locked, and when to ask for everything again. */
export const createConnectionMonitor = ({ now, online, onLock, resync, restart, after }: ConnectionMonitorOptions) => {
  let facts: ConnectionFacts = { online, link: "connecting", heardAt: now() };
  let attempt = 0;
  let restartedAt = 0;
  const status = createStore<ConnectionStatus>(() => ({ state: "connecting", age: 0 }));

  const publish = (): void => {
    const state = connectionState(facts, now());
    const age = state === "live" || state === "connecting" ? 0 : Math.floor(silence(facts, now()) / 1000);
    const before = status.getState();
    if (state !== before.state || age !== before.age) status.setState({ state, age }, true);
    onLock(priceLock(facts, now()));
  };

  const apply = (event: ConnectionEvent): void => {
    facts = applyConnectionEvent(facts, event);
    publish();
  };

  /** A newer attempt makes an older one's answer worthless: it spoke of another connection. */
  const startResync = (): void => {
    const mine = ++attempt;
    apply({ type: "resyncing" });
    resync().then(
      () => {
        if (mine !== attempt) return;
        facts = applyConnectionEvent(facts, { type: "heard", at: now() });
        apply({ type: "synced" });
      },
      () => {
        after(RESYNC_RETRY, () => {
          if (mine === attempt) startResync();
        });
      },
    );
  };

  const heard = (): void => {
    const wasStale = facts.link === "synced" && connectionState(facts, now()) === "stale";
    apply({ type: "heard", at: now() });
    if (wasStale) startResync();
  };

  const tick = (): void => {
    const isSilent = facts.link !== "down" && silence(facts, now()) > RESTART_AFTER;
    if (facts.online && isSilent && now() - restartedAt > RESTART_AFTER) {
      restartedAt = now();
      restart();
    }
    publish();
  };

  return {
    status: status as ReadonlyStore<ConnectionStatus>,
    up: startResync,
    down: (): void => {
      attempt += 1;
      apply({ type: "down" });
    },
    heard,
    /** A snapshot came. It vouches for its prices only until the feed itself can be heard. */
    loaded: (): void => {
      if (facts.link === "connecting") heard();
    },
    doubt: startResync,
    setOnline: (isOnline: boolean): void => apply({ type: isOnline ? "online" : "offline" }),
    tick,
  };
};
