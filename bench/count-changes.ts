import { parseOfferDelta } from "@touchline/protocol";
import { openBus } from "../testkit/bus.ts";

/** Actual price changes per second of the feed while something else runs. */
export const countChanges = async <Result>(natsUrl: string, go: () => Promise<Result>): Promise<[Result, number]> => {
  const bus = await openBus(natsUrl);
  const startedAt = performance.now();
  let changes = 0;
  bus.subscribe("offer.>", {
    callback: (_error, message) => {
      changes += parseOfferDelta(message.string()).prices.length / 2;
    },
  });
  const result = await go();
  const perSecond = (changes * 1000) / (performance.now() - startedAt);
  await bus.close();
  return [result, perSecond];
};
