import { expect, test } from "vitest";
import { findTexts, placeOf, setText } from "./translations.ts";

const title = { default: "Derby", translations: [{ id: "r1", language: "pt", text: "Dérbi" }] };
const banner = {
  name: "Hero",
  title: { color: "#ffffff", text: title },
  caption: { text: { default: null, translations: [] } },
};

test("AHEAD-4 finds every text in several languages, and no empty one", () => {
  expect(findTexts(banner)).toEqual([{ path: ["title", "text"], text: "Derby", translations: { pt: "Dérbi" } }]);
});

test("AHEAD-4 of a label that is either a key or texts, texts count only if they were chosen", () => {
  const label = (kind: string) => ({ options: [{ label: { kind, text: "navigation.home", texts: title } }] });
  expect(findTexts(label("text"))).toEqual([]);
  expect(findTexts(label("texts")).map(({ path }) => path)).toEqual([["options", 0, "label", "texts"]]);
});

test("AHEAD-4 a translation is added, replaced and removed in its place alone", () => {
  const path = ["title", "text"];
  const added = setText(banner, path, "es", "El derbi");
  expect(findTexts(added)[0]?.translations).toEqual({ pt: "Dérbi", es: "El derbi" });
  expect(added).toMatchObject({ name: "Hero", caption: banner.caption, title: { color: "#ffffff" } });
  expect(findTexts(setText(added, path, "pt", "O dérbi"))[0]?.translations).toEqual({ pt: "O dérbi", es: "El derbi" });
  expect(findTexts(setText(added, path, "pt", ""))[0]?.translations).toEqual({ es: "El derbi" });
  expect(findTexts(setText(banner, path, null, "The derby"))[0]?.text).toBe("The derby");
});

test("AHEAD-4 nothing is written where no text stands", () => {
  for (const path of [["title"], ["title", "color"], ["name"], ["nothing", "here"], ["__proto__"]])
    expect(setText(banner, path, "es", "x")).toBeNull();
});

test("AHEAD-4 a place is said in an editor's words", () => {
  expect(placeOf(["title", "text"])).toBe("Title");
  expect(placeOf(["action1", "text"])).toBe("First button");
});
