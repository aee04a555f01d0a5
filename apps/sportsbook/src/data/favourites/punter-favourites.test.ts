import type { Favourites, FavouritesChange } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { HttpError } from "../../net/http.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { type FavouriteIds, mapKinds } from "./favourites-store.ts";
import { createPunterFavourites } from "./punter-favourites.ts";

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const NONE = mapKinds(() => []);
const events = (...ids: number[]): FavouriteIds => mapKinds((kind) => (kind === "events" ? ids : []));
const answer = (...ids: number[]): Favourites => ({ tournaments: [], events: ids, markets: [] });

const setUp = (onDevice: FavouriteIds = NONE) => {
  const time = createManualTime();
  const ids = createStore(() => onDevice);
  const device = { ids, clear: vi.fn(() => ids.setState(NONE, true)) };
  const answers: (Favourites | Error | Promise<Favourites>)[] = [];
  const next = async (): Promise<Favourites> => {
    const one = await answers.shift();
    if (!one) throw new Error("asked once too often");
    if (one instanceof Error) throw one;
    return one;
  };
  const favourites = vi.fn(next);
  const changeFavourites = vi.fn((_change: FavouritesChange) => next());
  const report = vi.fn();
  const start = () =>
    createPunterFavourites({
      api: { favourites, changeFavourites },
      device,
      after: time.after,
      random: () => 1,
      report,
    });
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    await settled();
  };
  const sent = (): (readonly [readonly number[], readonly number[]])[] =>
    changeFavourites.mock.calls.map(([change]) => [change.events, change.eventsForRemoval]);
  return { device, answers, favourites, report, start, pass, sent };
};

test("FAV-1 a punter's favourites are the server's", async () => {
  const { answers, start, sent } = setUp();
  answers.push(answer(1, 2));
  const punter = start();
  await settled();
  expect(punter.ids.getState()).toEqual(events(1, 2));
  expect(sent()).toEqual([]);
});

test("FAV-3 a visitor's favourites are merged in one call, are shown all the while, and leave the device after it", async () => {
  const { device, answers, start, sent, favourites } = setUp(events(7, 8));
  const later = Promise.withResolvers<Favourites>();
  answers.push(later.promise);
  const punter = start();
  expect(punter.ids.getState()).toEqual(events(7, 8));
  expect(sent()).toEqual([[[7, 8], []]]);
  expect(device.clear).not.toHaveBeenCalled();
  later.resolve(answer(1, 7, 8));
  await settled();
  expect(punter.ids.getState()).toEqual(events(1, 7, 8));
  expect(device.ids.getState()).toEqual(NONE);
  expect(favourites).not.toHaveBeenCalled();
});

test("FAV-3 a merge that fails is tried again, and the device keeps its favourites until then", async () => {
  const { device, answers, start, pass, sent } = setUp(events(7));
  answers.push(new Error("no line"), answer(7));
  start();
  await settled();
  expect(device.ids.getState()).toEqual(events(7));
  await pass(1000);
  expect(sent()).toEqual([
    [[7], []],
    [[7], []],
  ]);
  expect(device.ids.getState()).toEqual(NONE);
});

test("FAV-3 a merge that the server refuses leaves the visitor's where they are, and shows the punter's", async () => {
  const { device, answers, start, pass, report } = setUp(events(7));
  answers.push(new HttpError("/", 400), answer(1));
  const punter = start();
  await settled();
  await pass(300);
  expect(punter.ids.getState()).toEqual(events(1));
  expect(device.clear).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledTimes(1);
});

test("FAV-2 quick toggles show at once and go as one call", async () => {
  const { answers, start, pass, sent } = setUp();
  answers.push(answer(1), answer(2, 3));
  const punter = start();
  await settled();
  for (const id of [2, 3, 4, 4, 1]) punter.toggle("events", id);
  expect(punter.ids.getState()).toEqual(events(2, 3));
  await pass(300);
  expect(sent()).toEqual([[[2, 3], [1]]]);
  await pass(60_000);
  expect(sent()).toHaveLength(1);
});

test("FAV-2 a change that failed stays shown and is sent again, once", async () => {
  const { answers, start, pass, sent } = setUp();
  answers.push(answer(), new Error("no line"), answer(2, 5));
  const punter = start();
  await settled();
  punter.toggle("events", 2);
  await pass(300);
  expect(punter.ids.getState()).toEqual(events(2));
  await pass(1000);
  expect(sent()).toEqual([
    [[2], []],
    [[2], []],
  ]);
  expect(punter.ids.getState()).toEqual(events(2, 5));
  await pass(60_000);
  expect(sent()).toHaveLength(2);
});

test("FAV-2 an answer does not undo what was chosen while it was on its way", async () => {
  const { answers, start, pass, sent } = setUp();
  const later = Promise.withResolvers<Favourites>();
  answers.push(answer(), later.promise, answer());
  const punter = start();
  await settled();
  punter.toggle("events", 2);
  await pass(300);
  punter.toggle("events", 2);
  later.resolve(answer(2));
  await settled();
  expect(punter.ids.getState()).toEqual(NONE);
  await pass(300);
  expect(sent().at(-1)).toEqual([[], [2]]);
  expect(punter.ids.getState()).toEqual(NONE);
});

test("a line that is back is used at once", async () => {
  const { answers, start, sent, pass } = setUp();
  answers.push(answer(), new Error("no line"), answer(2));
  const punter = start();
  await settled();
  punter.toggle("events", 2);
  await pass(300);
  await punter.sendNow();
  expect(sent()).toHaveLength(2);
});

test("BOOT-6 an answer that comes after the punter left takes nothing from the visitor", async () => {
  const { device, answers, start } = setUp(events(7));
  const later = Promise.withResolvers<Favourites>();
  answers.push(later.promise);
  const punter = start();
  punter.close();
  later.resolve(answer(7));
  await settled();
  expect(device.clear).not.toHaveBeenCalled();
});
