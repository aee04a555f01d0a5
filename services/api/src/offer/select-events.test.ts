import { listQuerySchema } from "@touchline/protocol";
import { indexReference, type Offer } from "@touchline/server-kit";
import { describe, expect, test } from "vitest";
import { NOW, sampleEvents, sampleReference } from "../test-support/sample-offer.ts";
import { selectEvents } from "./select-events.ts";

const offer: Offer = {
  events: new Map(sampleEvents().map((event) => [event.id, event])),
  reference: indexReference(sampleReference),
};

const select = (query: Record<string, string>): number[] =>
  selectEvents(offer, listQuerySchema.parse(query)).map(({ id }) => id);

test("sorts sports by rank, top tournaments first, live events first, then by start", () => {
  expect(select({})).toEqual([5, 3, 2, 1, 6]);
});

test("leaves out ended events and events of unknown tournaments", () => {
  expect(select({})).not.toContain(4);
  expect(select({})).not.toContain(8);
});

describe("OFFER-3 filters", () => {
  test.each([
    ["live", { game: "live" }, [3, 6]],
    ["time", { until: String(NOW + 3_600_000 * 2.5) }, [3, 2, 6]],
    ["sport", { sport: "2" }, [6]],
    ["category", { category: "11" }, [5]],
    ["tournament", { tournament: "100" }, [3, 2, 1]],
    ["catalog", { catalog: "1" }, [3, 2]],
    ["a category by the filter of catalogs", { catalog: "11" }, [5]],
    ["a catalog without events, though a category has some", { catalog: "2" }, []],
    ["promoted offer", { promotedOffer: "7" }, [2]],
    ["streamed events", { streamed: "true" }, [2]],
    ["favourites: events and tournaments together", { events: "1", tournaments: "200" }, [1, 6]],
    ["several at once", { game: "live", catalog: "1" }, [3]],
  ])("OFFER-3 by %s", (_name, query, expected) => {
    expect(select(query as Record<string, string>)).toEqual(expected);
  });
});

test("OFFER-7 outrights have their own list and are in no other", () => {
  expect(select({ outrights: "true" })).toEqual([7]);
  expect(select({ tournament: "100" })).not.toContain(7);
});
