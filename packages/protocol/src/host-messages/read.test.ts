import { expect, test } from "vitest";
import { fromHost } from "./messages.ts";
import { readShape } from "./read.ts";
import { data, flag, list, nullable, object, pattern, type Shape, text, whole, word } from "./shape.ts";

const CASES: readonly (readonly [string, Shape, readonly unknown[], readonly unknown[]])[] = [
  ["text", text("", 3), ["", "abc"], ["abcd", 1, null, ["a"], Object("a")]],
  ["text by a pattern", pattern("", /^[a-z]+$/), ["abc"], ["", "aB", "a\n", "a".repeat(201)]],
  ["number", whole("", 1, 5), [1, 5], [0, 6, 1.5, "1", 1n, Number.NaN, Number.POSITIVE_INFINITY]],
  ["flag", flag(""), [true, false], [0, 1, "true", null, Object(true)]],
  ["word", word("", ["a", "b"]), ["a", "b"], ["c", "", ["a"], null]],
  [
    "list",
    list("", flag(""), 2),
    [[], [true, false]],
    [[true, false, true], [1], [undefined], new Array(1), { length: 0 }, "ab"],
  ],
  [
    "object",
    object({ a: flag(""), "b?": flag("") }),
    [{ a: true }, { a: true, b: false }],
    [{}, { a: 1 }, { a: true, b: 1 }, { a: true, b: null }, [], null],
  ],
  ["nullable", object({ a: nullable(flag("")) }), [{ a: null }, { a: true }], [{}, { a: undefined }, { a: 1 }]],
  [
    "data",
    data("", 30),
    [{}, { a: { b: [1, "c", null] } }],
    [[], null, "{}", { a: "x".repeat(30) }, { a: 1n }, new Proxy({}, { ownKeys: () => ["a", "a"] })],
  ],
];

test.each(CASES)("R13 %s: reads valid values and refuses others", (_kind, shape, right, wrong) => {
  for (const value of right) expect(readShape(shape, value)).toEqual(value);
  for (const value of wrong) expect(readShape(shape, value)).toBeNull();
});

test("HOST-1 reads the specification's names of the host's context as ours", () => {
  const session = object(fromHost["session.updated"].parts);
  const read = { session: { token: "a.b.c", punter: { id: "punter-7" } } };
  expect(readShape(session, { session: { punterToken: "a.b.c", punter: { identity: { id: "punter-7" } } } })).toEqual(
    read,
  );
  expect(readShape(session, { session: { ...read.session, punterToken: "other" } })).toEqual(read);
  expect(readShape(session, { session: { punterToken: "<b>", punter: { id: "punter-7" } } })).toBeNull();
  expect(readShape(session, { session: { punterToken: "a.b.c", punter: { identity: null } } })).toBeNull();
  expect(readShape(object(fromHost["options.updated"].parts), { activeLocale: "pt-BR" })).toEqual({ locale: "pt-BR" });
});

test("R13 returns a copy, so that changes do not affect the original and vice versa", () => {
  const said = { a: [{ b: true }] };
  const read = readShape(object({ a: list("", object({ b: flag("") })) }), said) as typeof said;
  (said.a[0] as { b: boolean }).b = false;
  expect(read.a[0]?.b).toBe(true);
});

test("R13 AHEAD-3 reads only what JSON can represent, and refuses cyclic data", () => {
  expect(readShape(data("", 99), { a: 1, run: () => 1, when: undefined })).toEqual({ a: 1 });
  const endless: Record<string, unknown> = {};
  endless.again = endless;
  expect(readShape(data("", 99), endless)).toBeNull();
});

const path = fromHost.navigate.parts.path;
const ORIGIN = "https://app.example";

test.each(["/", "/live", "/sports/d_today/", "/live?return=https://x.example//y", "/a.b/c#d", "/?x=1"])(
  "R13 %s is a path inside the app",
  (value) => expect(readShape(path, value)).toBe(value),
);

test.each([
  "",
  "live",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/live//evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/%2E%2e/x",
  "https://evil.example/",
  "javascript:alert(1)",
  `/${"a".repeat(500)}`,
])("R13 %j is not a path, however an address is built from it", (value) => {
  expect(readShape(path, value)).toBeNull();
});

test("R13 a path stays on the app's origin, also when it is parsed and formatted twice", () => {
  for (const value of ["/live", "/a.b/c", "/live?x=//evil.example"]) {
    const { pathname, search } = new URL(readShape(path, value) as string, ORIGIN);
    expect(new URL(pathname + search, ORIGIN).origin).toBe(ORIGIN);
  }
});

test("R13 reads any path in linear time", () => {
  const evil = `/${"a/".repeat(240)}\\`;
  const started = performance.now();
  for (let count = 0; count < 100; count += 1) readShape(path, evil);
  expect(performance.now() - started).toBeLessThan(1_000);
});
