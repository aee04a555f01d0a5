import { expect, test } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";

const start = (capacity = 1_000) => {
  let clock = 0;
  let built = 0;
  const cache = createAnswerCache({ lifetime: 1_000, capacity, now: () => clock });
  const get = (key: string, text: string) =>
    cache.get(key, () => {
      built += 1;
      return { text, version: clock };
    });
  const pass = (milliseconds: number): void => {
    clock += milliseconds;
  };
  return { cache, get, pass, built: () => built };
};

test("builds an answer once within its lifetime", () => {
  const { get, pass, built } = start();
  const first = get("list", "one");
  pass(999);
  expect(get("list", "two")).toBe(first);
  expect(built()).toBe(1);
  pass(1);
  expect(get("list", "two")).not.toBe(first);
});

test("keeps tag and bodies of an answer with the same content, whenever it was made", () => {
  const { get, pass } = start();
  const first = get("list", '{"generatedAt":1,"events":[7]}');
  pass(1_000);
  expect(get("list", '{"generatedAt":2,"events":[7]}')).toBe(first);
  pass(1_000);
  expect(get("list", '{"generatedAt":3,"events":[8]}')?.etag).not.toBe(first?.etag);
});

test("encodes once for concurrent requests", async () => {
  const { get } = start();
  const answer = get("list", "x".repeat(500));
  const [one, other] = await Promise.all([answer?.body("br"), answer?.body("br")]);
  expect(one).toBe(other);
  expect(one?.length).toBeLessThan(50);
});

test("stays within its capacity by dropping the least recently renewed answers", () => {
  const { get, built } = start(1_000);
  get("first", "a".repeat(600));
  get("second", "b".repeat(300));
  get("third", "c".repeat(300));
  get("second", "");
  get("third", "");
  expect(built()).toBe(3);
  get("first", "");
  expect(built()).toBe(4);
});

test("does not cache a missing answer", () => {
  const { cache } = start();
  let asked = 0;
  const build = () => {
    asked += 1;
    return null;
  };
  expect(cache.get("event", build)).toBeNull();
  expect(cache.get("event", build)).toBeNull();
  expect(asked).toBe(2);
});
