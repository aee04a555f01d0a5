import { expect, test } from "vitest";
import { eventName, scoreText, shownSides } from "./event-words.ts";

const match = { name: null, competitors: [{ name: "Albara Kitatani" }, { name: "Astra Takaoka" }] };

test("OFFER-10 names, sides and score of a reversed event are swapped together", () => {
  expect(eventName({ ...match, reversed: false })).toBe("Albara Kitatani v Astra Takaoka");
  expect(eventName({ ...match, reversed: true })).toBe("Astra Takaoka v Albara Kitatani");
  expect([false, true].map((reversed) => shownSides({ reversed }))).toEqual([
    ["HOME", "AWAY"],
    ["AWAY", "HOME"],
  ]);
  expect([false, true].map((reversed) => scoreText({ home: 1, away: 0 }, reversed))).toEqual(["1:0", "0:1"]);
  expect(scoreText({ home: "40", away: "A" }, true)).toBe("A:40");
});

test("OFFER-10 an outright has its own name", () => {
  expect(eventName({ name: "Winner of the cup", competitors: [], reversed: false })).toBe("Winner of the cup");
});
