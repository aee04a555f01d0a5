import { expect, test } from "vitest";
import { problemOfText } from "./text-problem.ts";

test("AHEAD-4 says what is wrong with a text as an editor can act on it", () => {
  expect(problemOfText("slip.remove", "Drop {name}", "en")).toBeNull();
  expect(problemOfText("slip.remove", "Drop it", "en")).toEqual({ kind: "arguments", names: ["name"] });
  expect(problemOfText("slip.title", "{name}", "en")).toEqual({ kind: "arguments", names: [] });
  expect(problemOfText("slip.remove", "{name", "en")).toEqual({ kind: "unreadable" });
  expect(problemOfText("slip.count", "{count, plural, other {#}}", "en")).toEqual({
    kind: "plural",
    categories: ["one"],
  });
});
