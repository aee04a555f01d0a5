import { expect, test } from "vitest";
import { may, roleOf } from "./roles.ts";

test.each([
  ["editor", false, false],
  ["publisher", true, false],
  ["administrator", true, true],
  ["unheard of", false, false],
])("a user with the role %s: may publish %s, may administrate %s", (role, publish, administrate) => {
  expect([may({ role }, "publish"), may({ role }, "administrate")]).toEqual([publish, administrate]);
});

test("without a user nothing is allowed, and without a role a user is an editor", () => {
  expect(may(null, "publish")).toBe(false);
  expect(roleOf({})).toBe("editor");
});
