// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { deviceStorage } from "../../env/web-storage.ts";
import { createFavouritesStore, mapKinds, parseFavourites } from "./favourites-store.ts";

const NONE = mapKinds(() => []);

afterEach(() => localStorage.clear());

test.each([[null], ["no json"], ["null"], ["[]"], ['{"events":7}'], ['{"markets":[0,-1,"x",null]}']])(
  "%s gives no favourites",
  (text) => {
    expect(parseFavourites(text)).toEqual(NONE);
  },
);

test("FAV-1 a visitor's tournaments, events and markets stay on this device", () => {
  const { toggle } = createFavouritesStore(deviceStorage);
  toggle("events", 7);
  toggle("tournaments", 3);
  toggle("markets", 201);
  toggle("markets", 202);
  toggle("markets", 201);
  expect(createFavouritesStore(deviceStorage).ids.getState()).toEqual({
    events: new Set([7]),
    tournaments: new Set([3]),
    markets: new Set([202]),
  });
});

test("FAV-1 BOOT-6 another keeper's favourites are shown while it keeps them, and a visitor's own after that", () => {
  const store = createFavouritesStore(deviceStorage);
  store.toggle("events", 7);
  const ids = createStore(() => mapKinds((kind) => (kind === "events" ? [1] : [])));
  const toggle = vi.fn();
  store.keepWith({ ids, toggle });
  expect(store.ids.getState().events).toEqual(new Set([1]));
  store.toggle("events", 2);
  expect(toggle).toHaveBeenCalledWith("events", 2);
  ids.setState(
    mapKinds((kind) => (kind === "events" ? [1, 2] : [])),
    true,
  );
  expect(store.ids.getState().events).toEqual(new Set([1, 2]));

  store.keepWith(store.device);
  ids.setState(NONE, true);
  expect(store.ids.getState().events).toEqual(new Set([7]));
  store.toggle("events", 8);
  expect(store.ids.getState().events).toEqual(new Set([7, 8]));
  expect(toggle).toHaveBeenCalledTimes(1);
});
