// @vitest-environment jsdom

import { cleanup, render, screen, within } from "@testing-library/react";
import type { Incident, LiveMetadata } from "@touchline/protocol";
import { afterEach, expect, test } from "vitest";
import type { FullEvent } from "../../data/event/full-event.ts";
import { extendTrail, type TrailPoint } from "../../data/event/score-trail.ts";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { Tracker } from "./tracker.tsx";

afterEach(cleanup);

interface Given {
  readonly sport: string;
  readonly history?: readonly Partial<LiveMetadata>[];
  readonly incidents?: readonly Incident[];
  readonly reversed?: boolean;
  readonly paused?: boolean;
}

const show = ({ sport, history = [{}], incidents = [], reversed = false, paused = false }: Given): void => {
  const standings = history.map((change) => ({ ...sampleMetadata, ...change }));
  const none: readonly TrailPoint[] = [];
  const event = {
    sport: { key: sport },
    competitors: [{ name: "M. Keller" }, { name: "J. Moreau" }],
    metadata: standings.at(-1),
    trail: standings.reduce(extendTrail, none),
    incidents,
    reversed,
  } as unknown as FullEvent;
  render(<Tracker event={event} paused={paused} />);
};

const tracker = () => screen.getByRole("region", { name: "Tracker" });

const games = (home: number, away: number) => ({ currentScoreInSets: [{ home, away }] });
const call = (home: string, away: string) => ({ currentGameScore: { home, away } });

const points = (home: number, away: number) => ({ score: { home, away }, ...games(home, away) });

test("OFFER-6 tennis: who serves and from where follows from the score; points stand in the row of who won them", () => {
  show({
    sport: "tennis",
    history: [
      { ...games(2, 1), ...call("0", "0"), server: "HOME" },
      { ...games(2, 1), ...call("15", "0"), server: "HOME" },
      { ...games(2, 1), ...call("15", "15"), server: "HOME" },
    ],
  });
  expect(screen.getByRole("img", { name: "M. Keller serves, 15:15" })).toBeDefined();
  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toEqual(["Keller15:0", "Moreau15:15"]);
});

test("OFFER-6 tennis: games of the set are discs, and a break is told", () => {
  show({
    sport: "tennis",
    history: [
      { ...games(2, 1), ...call("0", "0"), server: "HOME" },
      { ...games(2, 2), ...call("0", "0"), server: "AWAY" },
    ],
  });
  const discs = within(screen.getByRole("list", { name: "Games of set 1" })).getAllByRole("listitem");
  expect(discs.map(({ textContent }) => textContent)).toEqual(["2:1", "MJ. Moreau, Break of serve", "0:0"]);
});

test("OFFER-6 basketball: the run is told in words, and who leads to who cannot see it", async () => {
  show({ sport: "basketball", history: [points(20, 20), points(23, 20), points(25, 20)] });
  expect(await screen.findByRole("img", { name: "M. Keller leads by 5" })).toBeDefined();
  expect(tracker().textContent).toContain("M. Keller: 5 points in a row");
});

test.each([
  [false, "M0,65L175,65", "M175,65L210,65L210,48.1M210,48.1L280,48.1L280,36.9"],
  [true, "M0,65L175,65", "M175,65L210,65L210,81.9M210,81.9L280,81.9L280,93.1"],
])(
  "OFFER-6 basketball: what was seen is drawn in steps, what was not as a straight line (reversed: %s)",
  async (reversed, guessed, seen) => {
    const at = (progress: number, home: number, away: number) => ({ ...points(home, away), progress });
    show({ sport: "basketball", history: [at(50, 20, 20), at(60, 23, 20), at(80, 25, 20)], reversed });
    await screen.findByRole("img");
    const paths = [...document.querySelectorAll("svg path")].map((path) => path.getAttribute("d"));
    expect(paths.slice(-2)).toEqual([guessed, seen]);
  },
);

test("OFFER-10 reversed competitors have their side of the drawing swapped", () => {
  const incidents: readonly Incident[] = [{ kind: "PENALTY", side: "HOME", at: 1000 }];
  show({ sport: "soccer", incidents, history: [{ eventTime: 3720 }] });
  const isMirrored = () => document.querySelector("svg g[transform]") !== null;
  expect(isMirrored()).toBe(true);
  cleanup();
  show({ sport: "soccer", incidents, history: [{ eventTime: 3720 }], reversed: true });
  expect(isMirrored()).toBe(false);
});

test("football: what was long ago marks no end of the pitch", () => {
  show({ sport: "soccer", incidents: [{ kind: "CORNER", side: "HOME", at: 60 }], history: [{ eventTime: 5200 }] });
  expect(document.querySelector("svg g[transform]")).toBeNull();
  expect(tracker().textContent).toContain("Corner, M. Keller");
});

test("ice hockey: periods with their goals, in words for who cannot see them", () => {
  show({
    sport: "ice-hockey",
    history: [
      {
        eventStatus: "P2",
        score: { home: 1, away: 1 },
        currentScoreInSets: [
          { home: 1, away: 0 },
          { home: 0, away: 1 },
        ],
      },
    ],
    incidents: [
      { kind: "GOAL", side: "HOME", at: 100 },
      { kind: "GOAL", side: "AWAY", at: 300 },
    ],
  });
  expect(screen.getByRole("img", { name: "P1 1:0, P2 0:1" })).toBeDefined();
  expect(tracker().querySelectorAll("i")).toHaveLength(2);
});

test("without data it says that it is paused", () => {
  show({ sport: "soccer", paused: true });
  expect(screen.getByRole("status").textContent).toBe("Tracker paused");
  cleanup();
  show({ sport: "soccer" });
  expect(screen.queryByRole("status")).toBeNull();
});
