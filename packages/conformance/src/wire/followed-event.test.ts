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

test("AHEAD-5 an event is brought from version to version, and what it was at each is kept", () => {
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

test("AHEAD-5 a change that builds on what never came is complained of", () => {
  expect(() => started().take([7, 5, 6, [0, 190]])).toThrow(
    "event 7: a change builds on version 5, but 4 is the last that was told: what lies between is lost",
  );
  expect(() => followEvent(7).take([7, 5, 6, [0, 190]])).toThrow("came before the whole event");
});

test("AHEAD-5 what is known already is passed over", () => {
  const followed = started();
  followed.take([7, 3, 4, [0, 999]]);
  expect([followed.changes(), followed.moments.get(4)?.prices.get(0)]).toEqual([0, 185]);
});
