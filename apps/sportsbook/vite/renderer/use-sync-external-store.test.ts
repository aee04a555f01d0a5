// @vitest-environment jsdom
import { h, render } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { expect, test, vi } from "vitest";
import { createState, type Readable } from "../../src/data/state.ts";
import { useSyncExternalStore } from "./use-sync-external-store.ts";

const Word = ({ word }: { readonly word: Readable<string> }) =>
  h("p", null, useSyncExternalStore(word.subscribe, word.get));

const drawn = (): string => document.body.textContent ?? "";

/** A parent's effect runs after those of its children: too late for their commit, too early for a frame. */
const Hasty = ({ word }: { readonly word: ReturnType<typeof createState<string>> }) => {
  useLayoutEffect(() => queueMicrotask(() => word.set("late")), [word]);
  return h(Word, { word });
};

test("what a store says right after the first commit is drawn before the next frame", async () => {
  const word = createState("early");
  render(h(Hasty, { word }), document.body);
  expect(drawn()).toBe("early");
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(drawn()).toBe("late");
  render(null, document.body);
});

test("another store takes the place of the first, and the one that left is not listened to", async () => {
  const first = createState("first");
  const second = createState("second");
  render(h(Word, { word: first }), document.body);
  render(h(Word, { word: second }), document.body);
  expect(drawn()).toBe("second");
  first.set("unheard");
  second.set("heard");
  await vi.waitFor(() => expect(drawn()).toBe("heard"));
  render(null, document.body);
});
