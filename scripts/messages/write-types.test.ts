import { expect, test } from "vitest";
import { writeTypes } from "./write-types.ts";

const lines = (texts: Readonly<Record<string, string>>): string[] => writeTypes(texts).split("\n").slice(2, -2);

test("I18N-1 the types have the arguments of each message", () => {
  expect(
    lines({
      "a.plain": "Close",
      "a.text": "Remove {name}",
      "a.count": "{count, plural, one {# bet of {name}} other {# bets of {name}}}",
      "a.number": "{seconds, number} s",
      "a.choice": "{kind, select, live {Live} other {{name}}}",
    }),
  ).toEqual([
    `  "a.plain": null;`,
    `  "a.text": { readonly name: string };`,
    `  "a.count": { readonly count: number; readonly name: string };`,
    `  "a.number": { readonly seconds: number };`,
    `  "a.choice": { readonly kind: string; readonly name: string };`,
  ]);
});
