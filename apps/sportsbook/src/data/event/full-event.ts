import type { EventDetail, Incident } from "@touchline/protocol";
import type { BoardMarket, EventState } from "../offer/offer-model.ts";
import type { TrailPoint } from "./score-trail.ts";

type DetailMarket = EventDetail["markets"][number];

export interface FullOutcome {
  readonly slot: number;
  readonly metaOutcomeId: number;
  readonly name: string;
  readonly label: string;
}

/** What a market is called. A slot is never used for another outcome of its event, so this holds for good. */
export interface NamedMarket
  extends Pick<DetailMarket, "metaMarketId" | "key" | "specifiers" | "name" | "group" | "line" | "betBuilder"> {
  readonly outcomes: readonly FullOutcome[];
}

export interface FullMarket extends BoardMarket, Omit<NamedMarket, "metaMarketId" | "line"> {}

/** An event with every market; a list's state of an event is part of it. */
export interface FullEvent extends EventState {
  readonly sport: EventDetail["sport"];
  readonly category: EventDetail["category"];
  readonly tournament: EventDetail["tournament"];
  readonly incidents: readonly Incident[];
  /** How it stood, as far as it was seen here; the last is now. */
  readonly trail: readonly TrailPoint[];
  /** The tabs that hold the markets, in order. */
  readonly groups: readonly { readonly key: string; readonly name: string }[];
  readonly markets: readonly FullMarket[];
}

/** What the prices of an event are named by. Goals and minutes change the event; these stay. */
export type EventNames = Pick<FullEvent, "id" | "name" | "competitors" | "reversed">;

export const nameMarket = ({
  slot,
  metaMarketId,
  key,
  specifiers,
  name,
  group,
  line,
  betBuilder,
  outcomes,
}: DetailMarket): readonly [slot: number, named: NamedMarket] => [
  slot,
  {
    metaMarketId,
    key,
    specifiers,
    name,
    group,
    line,
    betBuilder,
    outcomes: outcomes.map(({ slot: own, metaOutcomeId, name: called, label }) => ({
      slot: own,
      metaOutcomeId,
      name: called,
      label,
    })),
  },
];
