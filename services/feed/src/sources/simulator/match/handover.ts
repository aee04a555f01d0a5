import type { MarketDefinition } from "../../../source.ts";
import { share } from "../chance/random.ts";
import type { Fixture } from "../world/fixture.ts";

/** The provider has one producer for matches before their start and one for matches in play. */
export const PRODUCERS = ["prematch", "live"] as const;
export type Producer = (typeof PRODUCERS)[number];

/** Time after the start within which all markets are handed over, in milliseconds. */
const HANDOVER_MS = 5_000;

/** A match passes from one producer to the other market by market. */
export const producerOf = ({ id, startsAt }: Fixture, { metaMarketId }: MarketDefinition, at: number): Producer =>
  at >= startsAt + HANDOVER_MS * share(id, metaMarketId) ? "live" : "prematch";
