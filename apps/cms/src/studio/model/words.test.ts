import type { PlaceNow, Row } from "@touchline/brands/timeline";
import { expect, test } from "vitest";
import { placeWords } from "../words/places.ts";
import { chosenIn } from "./chosen.ts";
import { audienceWords, reasonWords, titleOf } from "./words.ts";

const when = new Date(2026, 8, 21, 23, 59).getTime();
const bar = { path: "derby", name: "Derby weekend", audience: [], rules: [] };
const members = { ...bar, audience: ["authenticated"], rules: ["tag:vip"] };
const row = { path: "hero", tag: "hero-banner", blockType: "banner", bars: [bar], gaps: [], overlaps: [] };
const place = (more: object): PlaceNow =>
  ({ row: row as unknown as Row, shows: [], reason: "empty", when: null, ...more }) as PlaceNow;

test.each([
  [{ shows: [bar], reason: "until", when }, "Derby weekend, until 21.09. 23:59"],
  [{ shows: [bar], reason: "always" }, "Derby weekend, always"],
  [{ reason: "later", when }, "from 21.09. 23:59"],
  [{ reason: "audience", row: { ...row, bars: [bar, members] } }, "signed in, tag vip only"],
  [{ reason: "off" }, "switched off"],
])("HOME-6 why a place shows what it shows: %o", (now, expected) => {
  expect(reasonWords(place(now), placeWords.en)).toBe(expected);
});

test("AHEAD-3 places and audiences go by the words of an editor", () => {
  expect(titleOf({ tag: "quick-links" })).toBe("Quick links");
  const words = [[], ["authenticated"], ["anonymous"]].map((audience) =>
    audienceWords({ audience: audience as [] }, placeWords.en),
  );
  expect(words).toEqual(["everyone", "signed in", "anonymous"]);
  expect(audienceWords({ audience: [], rules: ["type:retail", "tag:vip"] }, placeWords.en)).toBe(
    "type retail, tag vip",
  );
});

test("AHEAD-3 the facts are those of what was chosen, else of the first place with banners", () => {
  const search = place({ row: { ...row, path: "search", blockType: "search", bars: [] } });
  const moment = [search, place({ shows: [bar] })];
  expect(chosenIn(moment, null)).toMatchObject({ place: { row: { path: "hero" } }, bar });
  expect(chosenIn(moment, "derby")).toMatchObject({ bar: { path: "derby" } });
  expect(chosenIn(moment, "search")).toMatchObject({ place: { row: { path: "search" } }, bar: null });
  expect(chosenIn([], "search")).toBeNull();
});
