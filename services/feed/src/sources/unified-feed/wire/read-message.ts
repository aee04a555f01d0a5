import type { LegResult } from "@touchline/betting";
import { countOf, integerOf, oneOf, optionalDecimal, optionalFlag, optionalInteger, textOf } from "./attributes.ts";
import {
  type FeedEventMessage,
  type FeedMessage,
  isSystem,
  MARKET_STATUSES,
  type MarketId,
  type OfferedMarket,
  type OfferedOutcome,
  type SettledMarket,
} from "./messages.ts";
import { RefusedMessage } from "./refusal.ts";
import { MESSAGE_TYPES, type MessageType, parseRoutingKey, type RoutingKey } from "./routing-key.ts";
import { parseSpecifiers, sortSpecifiers } from "./specifiers.ts";
import { readStatus } from "./sport-event-status.ts";
import { formatUrn, parseUrn, type Urn } from "./urn.ts";
import { childOf, childrenOf, parseXml, type XmlElement } from "./xml.ts";

const MOST_BYTES = 4_000_000;

const readMarketId = (element: XmlElement): MarketId => {
  const specifiers = element.attributes.specifiers ?? "";
  if (!parseSpecifiers(specifiers)) throw new RefusedMessage("value", "market: specifiers");
  return { id: countOf(element, "id"), specifiers: sortSpecifiers(specifiers) };
};

/** Decimal odds times 100, rounded down, without a float in between: 1.999 is 199. */
export const priceOfOdds = (odds: string): number => {
  const point = odds.indexOf(".");
  if (point < 0) return Number(odds) * 100;
  return Number(odds.slice(0, point)) * 100 + Number(odds.slice(point + 1, point + 3).padEnd(2, "0"));
};

const readOutcome = (element: XmlElement): OfferedOutcome => {
  const odds = optionalDecimal(element, "odds");
  return {
    id: textOf(element, "id"),
    price: odds === null ? null : priceOfOdds(odds),
    active: optionalFlag(element, "active") ?? true,
  };
};

const readOffered = (element: XmlElement): OfferedMarket => ({
  ...readMarketId(element),
  status: element.attributes.status === undefined ? 1 : oneOf(element, "status", MARKET_STATUSES),
  favourite: optionalFlag(element, "favourite") ?? false,
  outcomes: childrenOf(element, "outcome").map(readOutcome),
});

const RESULTS = [1, 0, -1] as const;
const PART = 1_000_000_000;

const greatest = (one: number, other: number): number => (other === 0 ? one : greatest(other, one % other));

/** 0.5 is one place for two. Factors such as 0.3333 are thirds, as near as they were written. */
const deadHeatOf = (factor: string): LegResult["deadHeat"] => {
  const exact = Math.round(Number(factor) * PART);
  for (let of = 1; of <= 20; of += 1) {
    const won = Math.round((exact * of) / PART);
    if (won > 0 && Math.abs((won * PART) / of - exact) < PART / 5_000) return won === of ? undefined : { won, of };
  }
  const common = greatest(exact, PART);
  return { won: exact / common, of: PART / common };
};

/** A void factor of 1 gives the stake back, one of 0.5 half of it. A result of -1 is one that nobody can decide. */
const readResult = (element: XmlElement): LegResult => {
  const result = oneOf(element, "result", RESULTS);
  const void_ = Number(optionalDecimal(element, "void_factor") ?? "0");
  const deadHeat = optionalDecimal(element, "dead_heat_factor");
  if (result === -1 || void_ === 1) return { resolution: "VOID" };
  if (void_ === 0.5) return { resolution: result === 1 ? "HALF_WON" : "HALF_LOST" };
  if (void_ !== 0) throw new RefusedMessage("value", "outcome: void_factor");
  if (result === 0) return { resolution: "LOST" };
  const shared = deadHeat === null || Number(deadHeat) <= 0 ? undefined : deadHeatOf(deadHeat);
  return { resolution: "WON", ...(shared && { deadHeat: shared }) };
};

const readSettled = (element: XmlElement): SettledMarket => ({
  ...readMarketId(element),
  results: new Map(childrenOf(element, "outcome").map((outcome) => [textOf(outcome, "id"), readResult(outcome)])),
});

const eventOf = (root: XmlElement, { event }: RoutingKey): Urn => {
  const urn = parseUrn(textOf(root, "event_id"));
  if (!urn) throw new RefusedMessage("value", "event_id");
  if (!event || formatUrn(event) !== formatUrn(urn)) throw new RefusedMessage("other_message", "event_id");
  return urn;
};

type Common = Pick<FeedEventMessage, "producer" | "event" | "timestamp" | "requestId">;

const READERS: Readonly<Record<FeedEventMessage["type"], (root: XmlElement, common: Common) => FeedEventMessage>> = {
  odds_change: (root, common) => {
    const status = childOf(root, "sport_event_status");
    return {
      ...common,
      type: "odds_change",
      status: status ? readStatus(status) : null,
      markets: childrenOf(childOf(root, "odds"), "market").map(readOffered),
    };
  },
  bet_stop: (root, common) => ({
    ...common,
    type: "bet_stop",
    groups: textOf(root, "groups").split("|"),
    status: root.attributes.market_status === undefined ? -1 : oneOf(root, "market_status", MARKET_STATUSES),
  }),
  bet_settlement: (root, common) => ({
    ...common,
    type: "bet_settlement",
    certainty: oneOf(root, "certainty", [1, 2]) === 1 ? "LIVE" : "CONFIRMED",
    markets: childrenOf(childOf(root, "outcomes"), "market").map(readSettled),
  }),
  bet_cancel: (root, common) => readCancel(root, common, "bet_cancel"),
  rollback_bet_cancel: (root, common) => readCancel(root, common, "rollback_bet_cancel"),
  rollback_bet_settlement: (root, common) => ({
    ...common,
    type: "rollback_bet_settlement",
    markets: childrenOf(root, "market").map(readMarketId),
  }),
  fixture_change: (_root, common) => ({ ...common, type: "fixture_change" }),
};

const readCancel = (
  root: XmlElement,
  common: Common,
  type: "bet_cancel" | "rollback_bet_cancel",
): FeedEventMessage => ({
  ...common,
  type,
  period: { from: optionalInteger(root, "start_time"), to: optionalInteger(root, "end_time") },
  markets: childrenOf(root, "market").map(readMarketId),
});

const readSystem = (root: XmlElement, type: MessageType): FeedMessage => {
  const common = { producer: countOf(root, "product"), timestamp: countOf(root, "timestamp") };
  return type === "alive"
    ? { ...common, type, subscribed: oneOf(root, "subscribed", [0, 1]) === 1 }
    : { ...common, type: "snapshot_complete", requestId: integerOf(root, "request_id") };
};

const parseBody = (body: string): XmlElement => {
  try {
    return parseXml(body);
  } catch (error) {
    throw new RefusedMessage("xml", error instanceof Error ? error.message : "malformed");
  }
};

/** A message as a typed value. Throws a `RefusedMessage` where anything of it is not as it must be. */
export const readMessage = (routingKey: string, body: Buffer | string): FeedMessage => {
  const key = parseRoutingKey(routingKey);
  if (!key) throw new RefusedMessage("routing_key", routingKey.slice(0, 100));
  if (body.length > MOST_BYTES) throw new RefusedMessage("size", `${body.length} bytes`);
  const root = parseBody(typeof body === "string" ? body : body.toString("utf8"));
  if (!MESSAGE_TYPES.includes(root.name as MessageType))
    throw new RefusedMessage("unknown_message", root.name.slice(0, 100));
  if (root.name !== key.type) throw new RefusedMessage("other_message", root.name);
  if (isSystem(key.type)) return readSystem(root, key.type);
  const common: Common = {
    producer: countOf(root, "product"),
    event: eventOf(root, key),
    timestamp: countOf(root, "timestamp"),
    requestId: optionalInteger(root, "request_id"),
  };
  return READERS[key.type as FeedEventMessage["type"]](root, common);
};
