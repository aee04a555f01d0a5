import { expect, test } from "vitest";
import { createManualTime } from "../../test-support/manual-time.ts";
import { createPriceStore, type Move } from "./price-store.ts";

const setUp = (price = 200) => {
  const time = createManualTime();
  const store = createPriceStore(time, 2);
  const cell = store.allocate(1);
  store.resetPrice(cell, price);
  const painted: [price: number, move: Move][] = [];
  const unbind = store.bind(cell, { paint: (shown, move) => painted.push([shown, move]) });
  time.pass(1000);
  return { time, store, cell, painted, unbind };
};

test("a bound price is painted at once", () => {
  expect(setUp().painted).toEqual([[200, 0]]);
});

test("many changes before a frame are one paint of the last value, and one frame", () => {
  const { time, store, cell, painted } = setUp();
  for (const price of [210, 220, 190, 230]) store.setPrice(cell, price);
  expect(time.framesAsked()).toBe(1);
  time.frame();
  expect(painted.slice(1)).toEqual([[230, 1]]);
});

test("the changes of many cells share one frame", () => {
  const { time, store } = setUp();
  const cells = Array.from({ length: 50 }, () => store.allocate(1));
  for (const cell of cells) store.bind(cell, { paint: () => undefined });
  for (const cell of cells) store.setPrice(cell, 300);
  expect(time.framesAsked()).toBe(1);
});

test("a price that goes there and back within a frame is not painted", () => {
  const { time, store, cell, painted } = setUp();
  store.setPrice(cell, 210);
  store.setPrice(cell, 200);
  time.frame();
  expect(painted).toHaveLength(1);
});

test("a price is painted at most every 250 ms, then with its latest value", () => {
  const { time, store, cell, painted } = setUp();
  store.setPrice(cell, 210);
  time.frame();
  store.setPrice(cell, 220);
  time.pass(100);
  time.frame();
  expect(painted.slice(1)).toEqual([[210, 1]]);
  time.pass(150);
  time.frame();
  expect(painted.slice(1)).toEqual([
    [210, 1],
    [220, 1],
  ]);
});

test("a suspension is not held back, nor is the reopening", () => {
  const { time, store, cell, painted } = setUp();
  store.setPrice(cell, 210);
  time.frame();
  store.setClosed(cell, true);
  time.frame();
  store.setClosed(cell, false);
  time.frame();
  expect(painted.slice(2).map(([price]) => price)).toEqual([-210, 210]);
});

test("the mark of a move is cleared after three seconds by a sweep", () => {
  const { time, store, cell, painted } = setUp();
  store.setPrice(cell, 190);
  time.frame();
  time.pass(2900);
  time.frame();
  expect(painted.at(-1)).toEqual([190, -1]);
  time.pass(250);
  time.frame();
  expect(painted.at(-1)).toEqual([190, 0]);
});

test("a second move restarts the hold in its own direction", () => {
  const { time, store, cell, painted } = setUp();
  store.setPrice(cell, 190);
  time.frame();
  time.pass(2000);
  store.setPrice(cell, 195);
  time.frame();
  time.pass(2000);
  time.frame();
  expect(painted.at(-1)).toEqual([195, 1]);
  time.pass(1250);
  time.frame();
  expect(painted.at(-1)).toEqual([195, 0]);
});

test("marks of many cells are swept together", () => {
  const { time, store } = setUp();
  const cells = Array.from({ length: 20 }, () => store.allocate(1));
  for (const cell of cells) {
    store.resetPrice(cell, 200);
    store.bind(cell, { paint: () => undefined });
    store.setPrice(cell, 210);
  }
  time.frame();
  const asked = time.framesAsked();
  time.pass(250);
  expect(time.framesAsked() - asked).toBe(1);
});

test("what nobody looks at moves silently", () => {
  const { time, store, cell, painted, unbind } = setUp();
  unbind();
  store.setPrice(cell, 250);
  expect(time.framesAsked()).toBe(0);
  store.bind(cell, { paint: (shown, move) => painted.push([shown, move]) });
  expect(painted.at(-1)).toEqual([250, 0]);
});

test("two places that show one price are painted alike", () => {
  const { time, store, cell, painted } = setUp();
  const second: number[] = [];
  store.bind(cell, { paint: (shown) => second.push(shown) });
  store.setPrice(cell, 205);
  time.frame();
  expect(second).toEqual([200, 205]);
  expect(painted.at(-1)).toEqual([205, 1]);
});

test("cells keep their values when the columns grow", () => {
  const { store, cell } = setUp(345);
  for (let count = 0; count < 100; count += 1) store.allocate(3);
  expect(store.shownPrice(cell)).toBe(345);
});

test("a released cell is given out again only when no button shows it any more", () => {
  const { store, cell, unbind } = setUp();
  store.release(cell, 1);
  expect(store.allocate(1)).not.toBe(cell);
  unbind();
  expect(store.allocate(1)).toBe(cell);
});
