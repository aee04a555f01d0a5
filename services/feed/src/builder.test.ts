import type { BuilderAnswer, OfferEvent } from "@touchline/protocol";
import { expect, test } from "vitest";
import { answerBuilder } from "./builder.ts";
import type { JointPrice, SourcePick } from "./source.ts";

const event = {
  id: 7,
  version: 12,
  suspended: false,
  markets: [
    {
      slot: 0,
      metaMarketId: 201,
      specifiers: {},
      main: true,
      listed: true,
      outcomes: [1, 2, 3],
      prices: [200, -300, 0],
    },
    {
      slot: 3,
      metaMarketId: 202,
      specifiers: { total: "2.5" },
      main: true,
      listed: true,
      outcomes: [4, 5],
      prices: [190, 191],
    },
  ],
} as unknown as OfferEvent;

interface Given {
  readonly offered?: OfferEvent;
  readonly open?: boolean;
  readonly price?: ((picks: readonly SourcePick[]) => JointPrice | Promise<JointPrice>) | undefined;
}

const ask = (request: unknown, { offered = event, open = true, ...given }: Given = {}): Promise<BuilderAnswer> => {
  const price = "price" in given ? given.price : () => ({ price: 350 });
  const source = {
    producer: "simulator",
    ...(price && { priceTogether: (_: number, picks: readonly SourcePick[]) => price(picks) }),
  };
  const ledger = { get: (id: number) => (id === offered.id ? offered : undefined) };
  const text = typeof request === "string" ? request : JSON.stringify(request);
  return answerBuilder({ ledger, source, isOpen: () => open, log: { warn: () => undefined } }, { string: () => text });
};

test("returns the price with the published version of the event", async () => {
  expect(await ask({ eventId: 7, slots: [0, 4] })).toEqual({ eventId: 7, version: 12, price: 350 });
});

test("asks the source by market and index", async () => {
  const asked: (readonly [number, number])[] = [];
  const price = (picks: readonly SourcePick[]): JointPrice => {
    asked.push(...picks.map(({ definition, outcome }) => [definition.metaMarketId, outcome] as const));
    return { error: "NOT_COMBINABLE" };
  };
  expect(await ask({ eventId: 7, slots: [0, 4] }, { price })).toEqual({ error: "NOT_COMBINABLE" });
  expect(asked).toEqual([
    [201, 0],
    [202, 1],
  ]);
});

test.each([
  ["an event nobody offers", { eventId: 8, slots: [0] }, {}, "UNKNOWN_EVENT"],
  ["a suspended outcome", { eventId: 7, slots: [0, 1] }, {}, "UNAVAILABLE"],
  ["an outcome without a price", { eventId: 7, slots: [2] }, {}, "UNAVAILABLE"],
  ["a slot beyond the markets", { eventId: 7, slots: [5] }, {}, "UNAVAILABLE"],
  ["a suspended event", { eventId: 7, slots: [0] }, { offered: { ...event, suspended: true } }, "UNAVAILABLE"],
  ["a feed that may not speak", { eventId: 7, slots: [0] }, { open: false }, "UNAVAILABLE"],
  ["a source that has none to give", { eventId: 7, slots: [0] }, { price: undefined }, "UNAVAILABLE"],
  ["no outcomes", { eventId: 7, slots: [] }, {}, "NOT_COMBINABLE"],
  ["eleven outcomes", { eventId: 7, slots: Array.from({ length: 11 }, (_, slot) => slot) }, {}, "NOT_COMBINABLE"],
  ["what is no request", "{", {}, "NOT_COMBINABLE"],
])("refuses %s", async (_name, request, given, error) => {
  expect(await ask(request, given)).toEqual({ error });
});

test("PEER-13 a price belongs to the version for which it was asked, however long the source takes", async () => {
  const offered = structuredClone(event);
  const price = async (): Promise<JointPrice> => {
    offered.version += 1;
    return { price: 350 };
  };
  expect(await ask({ eventId: 7, slots: [0, 4] }, { offered, price })).toEqual({ eventId: 7, version: 12, price: 350 });
});

test("PEER-13 a source that fails has no price", async () => {
  const price = () => Promise.reject(new Error("timeout"));
  expect(await ask({ eventId: 7, slots: [0, 4] }, { price })).toEqual({ error: "UNAVAILABLE" });
});
