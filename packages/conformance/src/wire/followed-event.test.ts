import type { EventPatch } from "@touchline/protocol";
import { expect, test } from "vitest";
import { followEvent } from "./followed-event.ts";

const market = { slot: 0, metaMarketId: 1, specifiers: {}, main: true, listed: true, lined: true, outcomes: [1, 2] };
const whole: EventPatch = {
  game: "LIVE",
  playStatus: "RUNNING",
  suspended: false,
  markets: [{ ...market, prices: [185, 210] }],
};

const started = () => {
  const followed = followEvent(7);
  followed.take([7, 0, 4, [], whole]);
  return followed;
};

test("AHEAD-5 updates an event version by version, and stores its state at each", () => {
  const followed = started();
  followed.take([7, 4, 6, [1, 200], { suspended: true }]);
  expect(followed.moments.get(4)).toMatchObject({
    suspended: false,
    prices: new Map([
      [0, 185],
      [1, 210],
    ]),
  });
  expect(followed.moments.get(6)).toMatchObject({
    suspended: true,
    prices: new Map([
      [0, 185],
      [1, 200],
    ]),
  });
  expect(followed.changes()).toBe(1);
});

test("AHEAD-5 complains of a change whose base was never sent", () => {
  expect(() => started().take([7, 5, 6, [0, 190]])).toThrow(
    "event 7: a change builds on version 5, but 4 is the last that was told: what lies between is lost",
  );
  expect(() => followEvent(7).take([7, 5, 6, [0, 190]])).toThrow("came before the whole event");
});

test("AHEAD-5 ignores known versions", () => {
  const followed = started();
  followed.take([7, 3, 4, [0, 999]]);
  expect([followed.changes(), followed.moments.get(4)?.prices.get(0)]).toEqual([0, 185]);
});
