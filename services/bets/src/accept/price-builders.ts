import type { PreparedRequest } from "@touchline/db";
import { type Leg, termsOf } from "@touchline/db";
import type { BuilderAnswer, BuilderRequest } from "@touchline/protocol";
import { builderKey, isBuilder } from "./terms.ts";

export type AskBuilder = (producer: string, request: BuilderRequest) => Promise<BuilderAnswer>;
export type BuilderPrices = ReadonlyMap<string, BuilderAnswer>;

const buildersOf = ({ bets }: PreparedRequest): Map<string, Leg> =>
  new Map(
    bets
      .flatMap((bet) => termsOf(bet).legs)
      .filter(isBuilder)
      .map((leg) => [builderKey(leg), leg]),
  );

const NONE: BuilderPrices = new Map();

/** Requests the price of every bet builder before the decision, so that no wallet is locked while a producer answers. */
export const priceBuilders = async (request: PreparedRequest, ask: AskBuilder): Promise<BuilderPrices> => {
  const builders = buildersOf(request);
  if (builders.size === 0) return NONE;
  const priced = [...builders].map(async ([key, { event, eventId, slots }]): Promise<[string, BuilderAnswer]> => {
    const answer = event
      ? await ask(event.producer, { eventId, slots: [...slots] })
      : { error: "UNKNOWN_EVENT" as const };
    return [key, answer];
  });
  return new Map(await Promise.all(priced));
};
