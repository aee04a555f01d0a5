import type { Msg, NatsConnection } from "@nats-io/transport-node";
import {
  type BuilderAnswer,
  builderRequestSchema,
  builderSubject,
  type OfferEvent,
  priceState,
} from "@touchline/protocol";
import type { Log } from "@touchline/server-kit";
import type { Ledger } from "./normalise/ledger.ts";
import type { OfferSource, SourcePick } from "./source.ts";

export interface BuilderOptions {
  readonly bus: Pick<NatsConnection, "subscribe">;
  readonly ledger: Pick<Ledger, "get">;
  readonly source: Pick<OfferSource, "producer" | "priceTogether">;
  readonly isOpen: () => boolean;
  readonly log: Pick<Log, "warn">;
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

export const answerBuilder = async (
  { ledger, source, isOpen, log }: Omit<BuilderOptions, "bus">,
  message: Pick<Msg, "string">,
): Promise<BuilderAnswer> => {
  const request = parseRequest(message);
  if (!request) return { error: "NOT_COMBINABLE" };
  const event = ledger.get(request.eventId);
  if (!event) return { error: "UNKNOWN_EVENT" };
  if (!isOpen() || event.suspended) return { error: "UNAVAILABLE" };
  const picks = request.slots.flatMap((slot) => pickIn(event, slot) ?? []);
  if (picks.length < request.slots.length) return { error: "UNAVAILABLE" };
  // The event may change while the source is asked: the price is that of the state in which it was asked for.
  const { id: eventId, version } = event;
  try {
    const answer = (await source.priceTogether?.(eventId, picks)) ?? { error: "UNAVAILABLE" as const };
    return "error" in answer ? answer : { eventId, version, price: answer.price };
  } catch (error) {
    log.warn({ err: error, eventId }, "joint price not available");
    return { error: "UNAVAILABLE" };
  }
};

/** Answers bet builder requests on the bus with the source's joint price. */
export const startBuilder = (options: BuilderOptions): void => {
  options.bus.subscribe(builderSubject(options.source.producer), {
    callback: (error, message) => {
      if (error) return;
      void answerBuilder(options, message).then((answer) => message.respond(JSON.stringify(answer)));
    },
  });
};
