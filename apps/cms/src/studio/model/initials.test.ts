import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Jana Keller", "JK"],
  ["Ana Maria Souza", "AM"],
  ["editor@casa-paloma.example", "E"],
  ["tomas.ruiz@casa-paloma.example", "TR"],
  ["", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
