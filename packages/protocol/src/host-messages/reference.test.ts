import { expect, test } from "vitest";
import { fromApp, fromHost, HOST_CAPABILITIES } from "./messages.ts";
import { createHostReference } from "./reference.ts";

const text = createHostReference();

test.each([...Object.entries(fromHost), ...Object.entries(fromApp)])(
  "the reference describes %s",
  (name, { about }) => {
    expect(text).toContain(`### \`${name}\`\n\n${about}\n`);
  },
);

test.each(HOST_CAPABILITIES)("the reference describes the capability %s", (capability) => {
  expect(text).toMatch(new RegExp(`^\\| \`${capability}\` \\| \\w`, "m"));
});

test("the reference has a row for nested parts, and says which parts are optional", () => {
  expect(text).toMatch(/^\| `session\.punter\.nickname` \| text, at most 80 long \| no \|/m);
  expect(text).toMatch(/^\| `limits\[\]\.kind` \| `deposit`, `loss`, `stake`, `time` \| yes \|/m);
  expect(text).toMatch(/^\| `session\.token` .* \| yes \| .* Also accepted as `punterToken` \|/m);
  expect(text).toMatch(/^\| `loadMobileView` \| true or false \| no \|/m);
});

test("no text breaks a table cell", () => {
  const rows = text.split("\n").filter((line) => line.startsWith("| `"));
  const cells = new Set(rows.map((row) => row.split(/(?<!\\)\|/).length));
  expect([...cells].toSorted()).toEqual([4, 6]);
});
