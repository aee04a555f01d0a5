import fc from "fast-check";
import { expect, test } from "vitest";
import { applyDelta } from "./apply-delta.ts";
import { encodeOfferMessage } from "./bus.ts";
import type { EventDelta, OfferEvent } from "./event.ts";
import { readOfferMessage } from "./read-offer-message.ts";
import { deltas } from "./test-support/deltas.ts";
import { offerEvent } from "./testing/offer-event.ts";

/** Messages of a feed: each delta with the resulting state. */
const messagesOf = (changes: readonly EventDelta[]): { messages: string[]; last: OfferEvent } => {
  const event = offerEvent();
  const messages = changes.map((delta) => {
    applyDelta(event, structuredClone(delta));
    return encodeOfferMessage(delta, event);
  });
  return { messages, last: event };
};

test("a node that receives every message has the feed's state", () => {
  fc.assert(
    fc.property(deltas(1), (changes) => {
      const { messages, last } = messagesOf(changes);
      let held = offerEvent();
      for (const message of messages) held = readOfferMessage(held, message)?.event ?? held;
      expect(held).toEqual(last);
    }),
  );
});

test("PUSH-3 a node that loses, repeats and reorders messages has the feed's state after the last one", () => {
  fc.assert(
    fc.property(deltas(1), fc.infiniteStream(fc.nat()), (changes, picks) => {
      const { messages, last } = messagesOf(changes);
      fc.pre(messages.length > 0);
      let held: OfferEvent | undefined;
      for (const pick of picks.take(messages.length * 2)) {
        const message = messages[pick % messages.length] as string;
        held = readOfferMessage(held, message)?.event ?? held;
      }
      held = readOfferMessage(held, messages.at(-1) as string)?.event ?? held;
      expect(held).toEqual(last);
    }),
  );
});

test("reads only the delta of a message in sequence", () => {
  const delta = { version: 2, prices: [0, 190] };
  const advance = readOfferMessage(offerEvent(), `${JSON.stringify(delta)}\nnot read`);
  expect(advance?.delta).toEqual(delta);
  expect(advance?.event.markets[0]?.prices).toEqual([190, 370, 430]);
});

test("ignores an old message", () => {
  const held = offerEvent({ version: 5 });
  expect(readOfferMessage(held, encodeOfferMessage({ version: 5, prices: [0, 1] }, offerEvent()))).toBeNull();
  expect(held.markets[0]?.prices[0]).toBe(185);
});

test("refuses a malformed delta", () => {
  expect(() => readOfferMessage(undefined, '{"version":"2","prices":[]}\n{}')).toThrow();
});
