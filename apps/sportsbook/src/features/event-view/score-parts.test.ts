import { expect, test } from "vitest";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { scoreParts, totalKind } from "./score-parts.ts";

const metadata = (eventStatus: string, scores: readonly (readonly [number, number])[]) => ({
  ...sampleMetadata,
  eventStatus,
  currentScoreInSets: scores.map(([home, away]) => ({ home, away })),
});

const shown = (sport: string, status: string, scores: readonly (readonly [number, number])[]): string =>
  scoreParts(sport, metadata(status, scores))
    .map(
      ({ number, score, current }) => `${number}${current ? "*" : ""} ${score ? `${score.home}:${score.away}` : "–"}`,
    )
    .join(", ");

test.each([
  [
    "tennis",
    "S2",
    [
      [6, 3],
      [2, 2],
    ],
    "1 6:3, 2* 2:2, 3 –",
  ],
  [
    "tennis",
    "S5",
    [
      [6, 3],
      [3, 6],
      [6, 4],
      [4, 6],
      [0, 1],
    ],
    "1 6:3, 2 3:6, 3 6:4, 4 4:6, 5* 0:1",
  ],
  [
    "basketball",
    "Q2E",
    [
      [24, 21],
      [27, 30],
    ],
    "1 24:21, 2 27:30, 3 –, 4 –",
  ],
  [
    "ice-hockey",
    "OT",
    [
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ],
    "1 1:0, 2 1:1, 3 0:1, 4* 0:0",
  ],
  ["chess", "R1", [], ""],
] as const)("OFFER-6 the table of %s in %s", (sport, status, scores, expected) => {
  expect(shown(sport, status, scores)).toBe(expected);
});

test("of more innings than fit, the last are shown", () => {
  const parts = scoreParts(
    "baseball",
    metadata(
      "I11T",
      Array.from({ length: 11 }, () => [0, 0] as const),
    ),
  );
  expect(parts.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test.each([
  ["tennis", "sets"],
  ["esports", "maps"],
  ["baseball", "runs"],
  ["handball", "total"],
])("the total of %s counts %s", (sport, kind) => {
  expect(totalKind(sport)).toBe(kind);
});
