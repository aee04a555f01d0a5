import { expect, test } from "vitest";
import { traceIdOf, traceSchema } from "./trace.ts";

const ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";

test("PEER-23 the id of a trace is read from its header", () => {
  for (const header of [`00-${ID}-${SPAN}-01`, `00-${ID}-${SPAN}-00`, `cc-${ID}-${SPAN}-09`]) {
    expect(traceIdOf(header)).toBe(ID);
    expect(traceSchema.safeParse(header).success).toBe(true);
  }
});

test.each([
  ["nothing", undefined],
  ["two headers", [`00-${ID}-${SPAN}-01`, `00-${ID}-${SPAN}-01`]],
  ["an empty text", ""],
  ["an id alone", ID],
  ["an id of zeros", `00-${"0".repeat(32)}-${SPAN}-01`],
  ["a span of zeros", `00-${ID}-${"0".repeat(16)}-01`],
  ["the version that is forbidden", `ff-${ID}-${SPAN}-01`],
  ["capitals", `00-${ID.toUpperCase()}-${SPAN}-01`],
  ["something behind it", `00-${ID}-${SPAN}-01-x`],
  ["a second line", `00-${ID}-${SPAN}-01\nlevel: 60`],
])("PEER-23 %s is no trace", (_, header) => {
  expect(traceIdOf(header)).toBeUndefined();
  expect(traceSchema.safeParse(header).success).toBe(false);
});
