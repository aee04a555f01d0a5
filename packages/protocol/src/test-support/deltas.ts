import fc from "fast-check";
import type { EventDelta, Market } from "../event.ts";
import { market } from "../testing/offer-event.ts";

/** Changes of prices, suspensions and markets as a feed makes them, with consecutive versions. */
export const deltas = (from: number): fc.Arbitrary<EventDelta[]> =>
  fc
    .array(
      fc.record(
        {
          prices: fc.array(fc.tuple(fc.nat(4), fc.integer({ min: -1000, max: 100_000 }))).map((pairs) => pairs.flat()),
          patch: fc.record(
            {
              suspended: fc.boolean(),
              markets: fc.constant<Market[]>([
                market(5, [150, 250], { metaMarketId: 2, specifiers: { total: "3.5" } }),
              ]),
              gone: fc.constantFrom<number[][]>([3], [5]),
            },
            { requiredKeys: [] },
          ),
        },
        { requiredKeys: ["prices"] },
      ),
      { maxLength: 12 },
    )
    .map((changes) => changes.map((change, index) => ({ ...change, version: from + index + 1 })));
