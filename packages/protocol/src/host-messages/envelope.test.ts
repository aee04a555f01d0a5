import fc from "fast-check";
import { expect, test } from "vitest";
import { explainParts, readMessage, writeMessage } from "./envelope.ts";
import { type FromApp, type FromHost, fromApp, fromHost, HOST_MARK } from "./messages.ts";
import { arbitraryParts, partNames } from "./test-support/arbitrary-parts.ts";

const SIDES = { fromHost, fromApp } as const;
const NAMES = Object.entries(SIDES).flatMap(([side, words]) =>
  Object.keys(words).map((name) => [side as keyof typeof SIDES, name] as const),
);
const wordsOf = (side: keyof typeof SIDES): Parameters<typeof readMessage>[0] => SIDES[side];

const navigate = { mark: HOST_MARK, id: 1, type: "navigate", parts: { path: "/live", arrival: "push" } };
const read = (data: unknown) => readMessage<FromHost>(fromHost, data);

test("R13 reads a written message", () => {
  const parts: FromHost["navigate"] = { path: "/live?x=1", arrival: "pop" };
  expect(read(writeMessage<FromHost, "navigate">(3, "navigate", parts))).toEqual({ id: 3, type: "navigate", parts });
});

test.each(NAMES)("R13 %s: reads every valid %s, without additional properties", (side, name) => {
  const { parts: shapes } = wordsOf(side)[name] as { parts: typeof fromHost.connect.parts };
  fc.assert(
    fc.property(arbitraryParts(shapes), fc.nat(), fc.dictionary(fc.string(), fc.anything()), (parts, id, others) => {
      const said = { ...others, mark: HOST_MARK, id, type: name, parts: { ...others, ...parts } };
      const message = readMessage<FromHost & FromApp>(wordsOf(side), said);
      expect(Object.keys(message ?? {}).sort()).toEqual(["id", "parts", "type"]);
      expect(partNames(shapes)).toEqual(expect.arrayContaining(Object.keys(message?.parts ?? {})));
      expect(message?.parts).toMatchObject(parts);
    }),
    { numRuns: 50 },
  );
});

test.each(NAMES)("R13 %s: refuses a %s with a missing or wrong part", (side, name) => {
  const { parts: shapes } = wordsOf(side)[name] as { parts: typeof fromHost.connect.parts };
  const required = Object.keys(shapes).filter((key) => !key.endsWith("?"));
  fc.assert(
    fc.property(arbitraryParts(shapes), fc.constantFrom(...required, ""), (parts, gone) => {
      const said = (changed: object) => ({ mark: HOST_MARK, id: 1, type: name, parts: changed });
      const { [gone]: _gone, ...rest } = parts as Record<string, unknown>;
      const isNone = gone === "" || readMessage(wordsOf(side), said(rest)) === null;
      // No part of any message is a function or a symbol, so this is wrong for all.
      const isWrong = gone === "" || readMessage(wordsOf(side), said({ ...parts, [gone]: () => 1 })) === null;
      return isNone && isWrong;
    }),
    { numRuns: 20 },
  );
});

test("HOST-5 R13 reading arbitrary data neither throws nor returns anything outside the contract", () => {
  const types = fc.oneof(fc.constantFrom(...Object.keys(fromHost), ...Object.keys(fromApp)), fc.string());
  const data = fc.oneof(
    fc.anything({
      withNullPrototype: true,
      withSparseArray: true,
      withTypedArray: true,
      withMap: true,
      withDate: true,
    }),
    fc.record({
      mark: fc.constant(HOST_MARK),
      id: fc.oneof(fc.nat(), fc.anything()),
      type: types,
      parts: fc.anything(),
    }),
    fc.record({
      mark: fc.constant(HOST_MARK),
      id: fc.nat(),
      type: types,
      parts: fc.dictionary(fc.string(), fc.anything()),
    }),
  );
  fc.assert(
    fc.property(data, (said) => {
      for (const words of [fromHost, fromApp]) {
        const message = readMessage<Record<string, object>>(words, said);
        if (message === null) continue;
        const known = words[message.type as keyof typeof words] as { parts: typeof fromHost.connect.parts };
        expect(partNames(known.parts)).toEqual(expect.arrayContaining(Object.keys(message.parts)));
      }
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["no mark", { ...navigate, mark: undefined }],
  ["another mark", { ...navigate, mark: "webpack" }],
  ["no number", { ...navigate, id: undefined }],
  ["a number as text", { ...navigate, id: "1" }],
  ["a broken number", { ...navigate, id: 1.5 }],
  ["a number below zero", { ...navigate, id: -1 }],
  ["a number beyond counting", { ...navigate, id: 2 ** 53 }],
  ["no number at all", { ...navigate, id: Number.NaN }],
  ["an unknown name", { ...navigate, type: "nothing" }],
  ["a name of the other side", { ...navigate, type: "ready" }],
  ["a name of every object", { ...navigate, type: "constructor" }],
  ["the name of a prototype", { ...navigate, type: "__proto__" }],
  ["a name that is a list", { ...navigate, type: ["navigate"] }],
  ["no parts", { ...navigate, parts: undefined }],
  ["parts that are null", { ...navigate, parts: null }],
  ["parts that are a list", { ...navigate, parts: ["/live", "push"] }],
  ["parts that are inherited", { ...navigate, parts: Object.create(navigate.parts) }],
])("HOST-5 R13 refuses a message with %s", (_case, data) => {
  expect(read(navigate)).not.toBeNull();
  expect(read(data)).toBeNull();
});

test("R13 no message changes Object.prototype", () => {
  const polluted = JSON.parse(
    '{"path":"/live","arrival":"push","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  );
  const message = read({ ...navigate, parts: polluted });
  expect(message?.parts).toEqual({ path: "/live", arrival: "push" });
  expect(Object.getPrototypeOf(message?.parts)).toBe(Object.prototype);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test("HOST-5 an older host works: without capabilities, with the first version", () => {
  const parts = { contract: 1, sdk: "0.0.1", embed: "iframe", capabilities: [] };
  expect(read({ mark: HOST_MARK, id: 1, type: "connect", parts })?.parts).toEqual(parts);
});

test("HOST-5 a newer host works: unknown parts are ignored", () => {
  const parts = { contract: 9, sdk: "9.0.0", embed: "iframe", capabilities: ["token", "telepathy"] };
  const said = { mark: HOST_MARK, id: 1, type: "connect", parts: { ...parts, mood: "good" }, signature: "x" };
  expect(read(said)).toEqual({ id: 1, type: "connect", parts });
});

test.each([
  ["navigate", { arrival: "push" }, /^path is missing: it must be a text like \/.+\/i of at most 500 characters$/],
  ["navigate", { path: "/live", arrival: "jump" }, "arrival is wrong: it must be one of push, pop"],
  ["session.updated", { session: { token: "a b", punter: { id: "p" } } }, /^session\.token is wrong/],
  ["session.updated", { session: { token: "a.b.c", punter: {} } }, /^session\.punter\.id is missing/],
  ["wallet.changed", { enabled: 1 }, "enabled is wrong: it must be true or false"],
  ["limits.updated", { limits: [null], breakUntil: null }, "limits.0 is wrong: it must be an object"],
  ["limits.updated", { limits: [], breakUntil: "x" }, "breakUntil is wrong: it must be a whole number"],
])("HOST-2 a wrong %s names the part: %j", (type, parts, expected) => {
  const explained = explainParts(fromHost, type, parts);
  if (typeof expected === "string") expect(explained).toBe(expected);
  else expect(explained).toMatch(expected);
});

test("HOST-2 nothing is explained of a message that fits", () => {
  expect(explainParts(fromHost, "navigate", navigate.parts)).toBeNull();
  expect(explainParts(fromHost, "constructor", {})).toBe("there is no message constructor");
});
