import type { Msg, NatsConnection } from "@nats-io/transport-node";
import {
  type BuilderAnswer,
  builderRequestSchema,
  builderSubject,
  type OfferEvent,
  priceState,
} from "@touchline/protocol";
import type { Ledger } from "./normalise/ledger.ts";
import type { OfferSource, SourcePick } from "./source.ts";

export interface BuilderOptions {
  readonly bus: Pick<NatsConnection, "subscribe">;
  readonly ledger: Pick<Ledger, "get">;
  readonly source: Pick<OfferSource, "producer" | "priceTogether">;
  readonly isOpen: () => boolean;
}

/** The outcome in a slot; null unless its price is open. */
const pickIn = ({ markets }: OfferEvent, slot: number): SourcePick | null => {
  const market = markets.find((one) => slot >= one.slot && slot < one.slot + one.prices.length);
  const outcome = slot - (market?.slot ?? 0);
  return market && priceState(market.prices[outcome] ?? 0) === "open" ? { definition: market, outcome } : null;
};

const parseRequest = (message: Pick<Msg, "string">) => {
  try {
    return builderRequestSchema.safeParse(JSON.parse(message.string())).data ?? null;
  } catch {
    return null;
  }
};

export const answerBuilder = (
  { ledger, source, isOpen }: Omit<BuilderOptions, "bus">,
  message: Pick<Msg, "string">,
): BuilderAnswer => {
  const request = parseRequest(message);
  if (!request) return { error: "NOT_COMBINABLE" };
  const event = ledger.get(request.eventId);
  if (!event) return { error: "UNKNOWN_EVENT" };
  if (!isOpen() || event.suspended) return { error: "UNAVAILABLE" };
  const picks = request.slots.flatMap((slot) => pickIn(event, slot) ?? []);
  if (picks.length < request.slots.length) return { error: "UNAVAILABLE" };
  const answer = source.priceTogether?.(event.id, picks) ?? { error: "UNAVAILABLE" as const };
  return "error" in answer ? answer : { eventId: event.id, version: event.version, price: answer.price };
};

/** Answers bet builder requests on the bus with the source's joint price. */
export const startBuilder = (options: BuilderOptions): void => {
  options.bus.subscribe(builderSubject(options.source.producer), {
    callback: (error, message) => {
      if (!error) message.respond(JSON.stringify(answerBuilder(options, message)));
    },
  });
};
