import { expect, test } from "vitest";
import { findBreaks, type Side, type Unknown } from "./compatibility.ts";

const document = { components: { schemas: { Word: { type: "string", enum: ["a", "b"] } } } };
const breaks = (written: Side["schema"], read: Side["schema"], unknown: Unknown = "refused"): string[] =>
  findBreaks({ schema: written, document }, { schema: read, document }, unknown, "it");

const text = { type: "string" };
const objectOf = (properties: Record<string, Side["schema"]>, required = Object.keys(properties)): Side["schema"] => ({
  ...{ type: "object", properties, required, additionalProperties: false },
});

test("PEER-22 the same is understood", () => {
  const schema = objectOf({ word: { $ref: "#/components/schemas/Word" }, list: { type: "array", items: text } });
  expect(breaks(schema, schema)).toEqual([]);
});

test("PEER-22 a field that is not known is refused or ignored, as the reader does", () => {
  const [written, read] = [objectOf({ a: text, b: text }), objectOf({ a: text })];
  expect(breaks(written, read)).toEqual(["it.b is not known, and is refused"]);
  expect(breaks(written, read, "ignored")).toEqual([]);
});

test("PEER-22 a field that is required and may be missing is found", () => {
  const read = objectOf({ a: text, b: text });
  expect(breaks(objectOf({ a: text }), read)).toEqual(["it.b may be missing, and is required"]);
  expect(breaks(objectOf({ a: text, b: text }, ["a"]), read)).toEqual(["it.b may be missing, and is required"]);
  expect(breaks(read, objectOf({ a: text, b: text }, ["a"]))).toEqual([]);
});

test("PEER-22 a new word of a closed list is found, where it is one of several alternatives as well", () => {
  const written = { type: "string", enum: ["a", "c"] };
  const word = { $ref: "#/components/schemas/Word" };
  expect(breaks(written, word)).toEqual(["it may be c, which is not read"]);
  expect(breaks(text, word)).toEqual(["it may be any text, which is not read"]);
  expect(breaks({ anyOf: [word, { type: "null" }] }, { anyOf: [word, { type: "null" }] })).toEqual([]);
  expect(breaks({ anyOf: [word, { type: "null" }] }, word)).toEqual([
    "it|1 may be null, where string is read",
    "it|1 may be any text, which is not read",
  ]);
});

test("PEER-22 another type, pattern or bound is found", () => {
  expect(breaks({ type: "integer" }, { type: "number" })).toEqual([]);
  expect(breaks({ type: "number" }, { type: "integer" })).toHaveLength(1);
  expect(breaks(text, { type: ["string", "null"] })).toEqual([]);
  expect(breaks({ type: ["string", "null"] }, text)).toEqual(["it may be string or null, where string is read"]);
  expect(breaks(text, { type: "string", pattern: "^a$" })).toHaveLength(1);
  expect(breaks({ type: "string", maxLength: 5 }, { type: "string", maxLength: 4 })).toHaveLength(1);
  expect(breaks({ type: "string", maxLength: 4 }, { type: "string", maxLength: 5 })).toEqual([]);
  const lists = [4, 5].map((maxItems) => ({ type: "array", items: text, maxItems }));
  expect(breaks(lists[1] as object, lists[0] as object)).toHaveLength(1);
});

test("PEER-22 what is deep inside is found, with where it is", () => {
  const listOf = (items: Side["schema"]) => objectOf({ list: { type: "array", items } });
  expect(breaks(listOf(objectOf({ a: text })), listOf(objectOf({ a: { type: "integer" } })))).toEqual([
    "it.list[0].a may be string, where integer is read",
  ]);
});
