import { encodeOfferMessage, suspensionTo } from "@touchline/protocol";
import { offerEvent } from "@touchline/protocol/testing";
import { expect, test } from "vitest";
import { createOfferStore } from "./offer-store.ts";

const messageOf = (version: number, prices: number[] = []) =>
  encodeOfferMessage({ version, prices }, offerEvent({ id: 7, version }));

test("PEER-16 an event that is suspended ahead of its message takes that message as known, and goes on with the next", () => {
  const store = createOfferStore();
  store.suspend(7, 2);
  expect(store.events.size).toBe(0);
  store.applyEvent(7, messageOf(1), 1);
  store.suspend(7, 3);
  expect(store.events.get(7)).toMatchObject({ version: 1, suspended: false });
  store.suspend(7, 2);
  expect(store.events.get(7)).toMatchObject({ version: 2, suspended: true });
  store.applyEvent(7, encodeOfferMessage(suspensionTo(2), offerEvent({ id: 7, version: 2, suspended: true })), 2);
  store.applyEvent(7, messageOf(3, [0, 190]), 3);
  expect(store.events.get(7)).toMatchObject({ version: 3, suspended: true });
  expect(store.events.get(7)?.markets[0]?.prices[0]).toBe(190);
  expect(store.version()).toBe(3);
});
