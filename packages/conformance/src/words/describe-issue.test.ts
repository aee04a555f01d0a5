import { offerFrameSchema, placementSchema, walletSchema } from "@touchline/protocol";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { describeIssues } from "./describe-issue.ts";

const describe = (schema: z.ZodMiniType, value: unknown): string =>
  describeIssues(schema.safeParse(value).error?.issues ?? [], value);

const list = z.object({ events: z.array(z.object({ prices: z.array(z.int()) })) });

test.each<[string, z.ZodMiniType, unknown]>([
  ["events[1].prices is missing", list, { events: [{ prices: [] }, {}] }],
  ['events[0].prices[1] is text ("1.85"), where a number was due', list, { events: [{ prices: [1, "1.85"] }] }],
  ["events[0].prices[0] is a number (1.5), where a whole number was due", list, { events: [{ prices: [1.5] }] }],
  ["the whole of it is null (null), where an object was due", list, null],
  [
    'level is "some", where one of "list", "full" was due',
    z.object({ level: z.enum(["list", "full"]) }),
    { level: "some" },
  ],
  ["the whole of it has unknown fields: punter", z.strictObject({}), { punter: "bo" }],
  ["count is 0, below the minimum (1)", z.object({ count: z.int().check(z.gte(1)) }), { count: 0 }],
  [
    'activeCurrencyBalance is "1,50", which is not of the form /^\\d{1,13}(\\.\\d{1,3})?$/',
    walletSchema,
    { enabled: true, currency: "EUR", activeCurrencyBalance: "1,50" },
  ],
])("AHEAD-5 %s", (words, schema, value) => {
  expect(describe(schema, value)).toBe(words);
});

test("AHEAD-5 compares with the branch of a union that was probably meant", () => {
  const decided = { state: "DECIDED", result: { reqUuid: "x", betslipId: "y", bets: [] } };
  expect(describe(placementSchema, decided)).toMatch(/^result\.reqUuid is "x".*; balance is missing$/);
  expect(describe(offerFrameSchema, [[1, 0, 3, "x"]])).toBe('[0][3] is text ("x"), where a list was due');
});

test("AHEAD-5 abbreviates many issues", () => {
  const words = describe(list, { events: Array.from({ length: 50 }, () => ({})) });
  expect(words).toBe(
    "events[0].prices is missing; events[1].prices is missing; events[2].prices is missing; and 47 more",
  );
});
