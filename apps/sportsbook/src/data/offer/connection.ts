import type { PriceLock } from "./offer-model.ts";

export type ConnectionState = "connecting" | "live" | "reconnecting" | "offline" | "stale";

/** What is known of the way to the feed. */
export interface ConnectionFacts {
  readonly online: boolean;
  /** `connecting` lasts until the first resync is complete; after that a loss is a loss. */
  readonly link: "connecting" | "down" | "resyncing" | "synced";
  /** When the feed was last heard: a heartbeat, a frame, or before the first connection a snapshot. */
  readonly heardAt: number;
}

export const STALE_AFTER = 8000;
export const ALL_STALE_AFTER = 60_000;
/** A connection that is open but silent this long is given up for a new one. */
export const RESTART_AFTER = 20_000;

export const silence = (facts: ConnectionFacts, now: number): number => Math.max(0, now - facts.heardAt);

export const connectionState = (facts: ConnectionFacts, now: number): ConnectionState => {
  if (!facts.online) return "offline";
  if (facts.link === "down" || facts.link === "resyncing") return "reconnecting";
  if (silence(facts, now) > STALE_AFTER) return "stale";
  return facts.link === "synced" ? "live" : "connecting";
};

export const priceLock = (facts: ConnectionFacts, now: number): PriceLock => {
  const state = connectionState(facts, now);
  if (state === "offline" || state === "reconnecting") return "all";
  if (state !== "stale") return "none";
  return silence(facts, now) > ALL_STALE_AFTER ? "all" : "live";
};

export type ConnectionEvent =
  | { readonly type: "online" | "offline" | "down" | "resyncing" | "synced" }
  | { readonly type: "heard"; readonly at: number };

const linkAfter = (link: ConnectionFacts["link"], type: "down" | "resyncing" | "synced"): ConnectionFacts["link"] =>
  link === "connecting" && type !== "synced" ? "connecting" : type;

export const applyConnectionEvent = (facts: ConnectionFacts, event: ConnectionEvent): ConnectionFacts => {
  switch (event.type) {
    case "online":
    case "offline":
      return { ...facts, online: event.type === "online" };
    case "heard":
      return { ...facts, heardAt: Math.max(facts.heardAt, event.at) };
    default:
      return { ...facts, link: linkAfter(facts.link, event.type) };
  }
};
