import { describe, expect, test } from "vitest";
import { asianLine, giverOf, signedLine } from "./asian-line.ts";

test.each([
  ["-0.25", "0/0.5"],
  ["-0.75", "0.5/1"],
  ["1.25", "1/1.5"],
  ["2.5", "2.5"],
  ["-1", "1"],
  ["0", "0"],
  ["185.5", "185.5"],
])("PEER-11 the line %s is written %s", (line, written) => {
  expect(asianLine(line)).toBe(written);
});

describe("PEER-11 a handicap", () => {
  test("has its sign from the side that it is about", () => {
    expect(signedLine("-0.75", "home")).toBe("−0.5/1");
    expect(signedLine("-0.75", "away")).toBe("+0.5/1");
    expect(signedLine("0", "away")).toBe("0");
  });

  test("is given by the side thought the stronger, and by neither at 0", () => {
    expect(giverOf("-0.75")).toBe("home");
    expect(giverOf("1.5")).toBe("away");
    expect(giverOf("0")).toBeNull();
  });
});
