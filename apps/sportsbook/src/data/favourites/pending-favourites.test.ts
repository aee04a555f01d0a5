import type { Favourites, FavouritesChange } from "@touchline/protocol";
import { MOST_FAVOURITES } from "@touchline/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type FavouriteIds, type FavouriteKind, mapKinds } from "./favourites-store.ts";
import {
  beginSending,
  beginWith,
  type Choices,
  changeOf,
  FAVOURITE_KINDS,
  nextBatch,
  type PendingFavourites,
  showFavourites,
  takeAnswer,
  takeRefusal,
  toggleChoice,
} from "./pending-favourites.ts";

const NONE = mapKinds(() => []);
const shownOf = (state: PendingFavourites): FavouriteIds => showFavourites(state, NONE);
const favourites = (some: Partial<Favourites>): Favourites => ({ tournaments: [], events: [], markets: [], ...some });
const knowing = (some: Partial<Favourites>): PendingFavourites =>
  takeAnswer(beginWith(NONE), new Map(), favourites(some));

/** The server, written a second time. */
const createServer = (initial: Favourites) => {
  const sets = mapKinds((kind) => initial[kind]) as Record<FavouriteKind, Set<number>>;
  return {
    change: (change: FavouritesChange): void => {
      for (const kind of FAVOURITE_KINDS) {
        for (const id of change[kind]) sets[kind].add(id);
        for (const id of change[`${kind}ForRemoval`]) sets[kind].delete(id);
      }
    },
    answer: (): Favourites => ({
      tournaments: [...sets.tournaments],
      events: [...sets.events],
      markets: [...sets.markets],
    }),
  };
};

test("FAV-2 what is added and removed is sent with the ForRemoval variants", () => {
  let state = knowing({ events: [1, 2], tournaments: [9] });
  state = toggleChoice(state, "events", 2);
  state = toggleChoice(state, "events", 3);
  state = toggleChoice(state, "tournaments", 9);
  state = toggleChoice(state, "markets", 201);
  expect(changeOf(nextBatch(state))).toEqual({
    tournaments: [],
    events: [3],
    markets: [201],
    tournamentsForRemoval: [9],
    eventsForRemoval: [2],
    marketsForRemoval: [],
  });
});

test("FAV-2 a toggle back cancels out", () => {
  const state = toggleChoice(toggleChoice(knowing({ events: [1] }), "events", 1), "events", 1);
  expect(state.pending.size).toBe(0);
});

test("FAV-2 but not once the first toggle has been on its way: the server may have it", () => {
  let state = toggleChoice(knowing({}), "events", 1);
  state = toggleChoice(beginSending(state, nextBatch(state)), "events", 1);
  expect(changeOf(nextBatch(state))).toMatchObject({ events: [], eventsForRemoval: [1] });
});

test("FAV-3 what a visitor takes back before the server answered is taken from the punter, too", () => {
  const state = toggleChoice(beginWith(mapKinds((kind) => (kind === "events" ? [1, 2] : []))), "events", 1);
  expect(shownOf(state).events).toEqual(new Set([2]));
  expect(changeOf(nextBatch(state))).toMatchObject({ events: [2], eventsForRemoval: [1] });
});

test("one call takes no more than the server does", () => {
  const many = Array.from({ length: MOST_FAVOURITES + 3 }, (_, index) => index + 1);
  const state = beginWith(mapKinds((kind) => (kind === "events" ? many : [])));
  const batch = nextBatch(state);
  expect(changeOf(batch).events).toHaveLength(MOST_FAVOURITES);
  expect(takeAnswer(state, batch, favourites({ events: many.slice(0, MOST_FAVOURITES) })).pending.size).toBe(3);
});

test("what the server refuses is given up, and what it said before is shown again", () => {
  const known = knowing({ events: [1] });
  const state = toggleChoice(known, "events", 2);
  const after = takeRefusal(state, nextBatch(state));
  expect(shownOf(after).events).toEqual(new Set([1]));
});

test("what did not change stays the same", () => {
  const before = shownOf(knowing({ events: [1], tournaments: [2] }));
  expect(showFavourites(knowing({ events: [1], tournaments: [2] }), before)).toBe(before);
  const after = showFavourites(knowing({ events: [1, 3], tournaments: [2] }), before);
  expect(after.tournaments).toBe(before.tournaments);
  expect(after.events).toEqual(new Set([1, 3]));
});

type Step =
  | { readonly type: "toggle"; readonly kind: FavouriteKind; readonly id: number }
  | { readonly type: "send" }
  /** The call on its way comes back, never arrives, or arrives but its answer is lost. */
  | { readonly type: "answered" | "lost" | "answerLost" };

const ID = fc.integer({ min: 1, max: 4 });
const KIND = fc.constantFrom(...FAVOURITE_KINDS);
const SOME = fc.uniqueArray(ID);
const SETS = fc.record({ events: SOME, tournaments: SOME, markets: SOME });
const STEP: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant("toggle" as const), kind: KIND, id: ID }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("send" as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom("answered" as const, "lost", "answerLost") }) },
);

test("FAV-1 FAV-2 FAV-3 whatever is toggled, lost and answered, what is shown is what was chosen last", () => {
  fc.assert(
    fc.property(SETS, SETS, fc.array(STEP, { maxLength: 40 }), (onDevice, onServer, steps) => {
      const server = createServer(onServer);
      const chosen = new Map<string, boolean>();
      for (const kind of FAVOURITE_KINDS) for (const id of onDevice[kind]) chosen.set(`${kind} ${id}`, true);
      let state = beginWith(mapKinds((kind) => onDevice[kind]));
      let onItsWay: Choices | null = null;

      const send = (): void => {
        onItsWay ??= nextBatch(state);
        state = beginSending(state, onItsWay);
      };
      const arrive = (outcome: "answered" | "lost" | "answerLost"): void => {
        if (!onItsWay) return;
        if (outcome !== "lost") server.change(changeOf(onItsWay));
        if (outcome === "answered") state = takeAnswer(state, onItsWay, server.answer());
        onItsWay = null;
      };
      const expectChosen = (ids: FavouriteIds): void => {
        for (const kind of FAVOURITE_KINDS)
          for (const id of [1, 2, 3, 4]) {
            const wanted = chosen.get(`${kind} ${id}`) ?? (state.known !== null && onServer[kind].includes(id));
            expect([kind, id, ids[kind].has(id)]).toEqual([kind, id, wanted]);
          }
      };

      for (const step of steps) {
        if (step.type === "toggle") {
          chosen.set(`${step.kind} ${step.id}`, !shownOf(state)[step.kind].has(step.id));
          state = toggleChoice(state, step.kind, step.id);
        } else if (step.type === "send") send();
        else arrive(step.type);
        expectChosen(shownOf(state));
      }

      arrive("answerLost");
      while (state.known === null || state.pending.size > 0) {
        send();
        arrive("answered");
      }
      expectChosen(shownOf(state));
      expectChosen(mapKinds((kind) => server.answer()[kind]));
    }),
  );
});
