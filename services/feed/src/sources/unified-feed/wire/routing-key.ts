import { formatUrn, parseUrn, type Urn } from "./urn.ts";

export const MESSAGE_TYPES = [
  "odds_change",
  "bet_stop",
  "bet_settlement",
  "bet_cancel",
  "rollback_bet_settlement",
  "rollback_bet_cancel",
  "fixture_change",
  "alive",
  "snapshot_complete",
] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** `priority.pre.live.type.sport.urn.id.node`, with `-` for a word that says nothing. */
export interface RoutingKey {
  readonly priority: "hi" | "lo" | null;
  readonly prematch: boolean;
  readonly live: boolean;
  readonly type: MessageType;
  readonly sport: number | null;
  readonly event: Urn | null;
  /** The node that asked for it; null is every node. */
  readonly node: number | null;
}

const WORDS = 8;
const NONE = "-";
const NUMBER = /^[1-9]\d{0,8}$/;

const isOneOf = (word: string | undefined, ...allowed: readonly string[]): boolean => allowed.includes(word ?? "");

const numberOf = (word: string): number | null => (NUMBER.test(word) ? Number(word) : null);

/** Null where it is not a key of this feed. */
export const parseRoutingKey = (key: string): RoutingKey | null => {
  const words = key.split(".");
  const [priority, prematch, live, type, sport, kind, id, node] = words as [
    string,
    string,
    string,
    MessageType,
    string,
    string,
    string,
    string,
  ];
  if (words.length !== WORDS || !MESSAGE_TYPES.includes(type)) return null;
  if (!isOneOf(priority, "hi", "lo", NONE) || !isOneOf(prematch, "pre", NONE) || !isOneOf(live, "live", NONE))
    return null;
  if ([sport, node].some((word) => word !== NONE && numberOf(word) === null)) return null;
  const isSystem = kind === NONE && id === NONE;
  const event = isSystem ? null : parseUrn(`${kind}:${id}`);
  if (!isSystem && !event) return null;
  return {
    priority: priority === NONE ? null : (priority as "hi" | "lo"),
    prematch: prematch === "pre",
    live: live === "live",
    type,
    sport: numberOf(sport),
    event,
    node: numberOf(node),
  };
};

export const buildRoutingKey = ({ priority, prematch, live, type, sport, event, node }: RoutingKey): string => {
  const [kind, id] = event ? splitUrn(event) : [NONE, NONE];
  return [
    ...[priority ?? NONE, prematch ? "pre" : NONE, live ? "live" : NONE, type],
    ...[sport ?? NONE, kind, id, node ?? NONE],
  ].join(".");
};

const splitUrn = (urn: Urn): readonly [kind: string, id: string] => {
  const text = formatUrn(urn);
  const at = text.lastIndexOf(":");
  return [text.slice(0, at), text.slice(at + 1)];
};

/** What a node subscribes to: everything for every node, and what it has asked for itself. */
export const bindingsOf = (node: number): readonly string[] => [
  "-.-.-.alive.#",
  "*.*.*.*.*.*.*.-",
  `*.*.*.*.*.*.*.${node}`,
];
