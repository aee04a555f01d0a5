import type { Grid } from "@touchline/protocol";
import type { SportKey } from "../world/tournaments.ts";

/** Market keys; null where the sport has no such market. */
export interface ColumnKeys {
  readonly handicap: string | null;
  readonly total: string | null;
  readonly result: string | null;
}

export interface GridKeys extends Pick<Grid, "key"> {
  readonly match: ColumnKeys;
  readonly firstHalf: ColumnKeys | null;
}

const columns = (handicap: string | null, total: string | null, result: string | null): ColumnKeys => ({
  handicap,
  total,
  result,
});

const main = (match: ColumnKeys, firstHalf: ColumnKeys | null = null): readonly GridKeys[] => [
  { key: "main", match, firstHalf },
];

const halves = columns(null, "first-half-total", "first-half-result");
const twoWay = columns("handicap", "total", "winner");

const soccer: readonly GridKeys[] = [
  ...main(
    columns("asian-handicap", "asian-total", "result"),
    columns("first-half-asian-handicap", "first-half-asian-total", "first-half-result"),
  ),
  {
    key: "corners",
    match: columns("corners-handicap", "corners-total", "corners-result"),
    firstHalf: columns(null, "first-half-corners-total", "first-half-corners-result"),
  },
  {
    key: "bookings",
    match: columns("cards-handicap", "cards-total", "cards-result"),
    firstHalf: columns(null, "first-half-cards-total", null),
  },
];

const GRIDS: Readonly<Record<SportKey, readonly GridKeys[]>> = {
  soccer,
  tennis: main(columns("game-handicap", "total-games", "winner")),
  basketball: main(twoWay, columns("first-half-handicap", "first-half-total", "first-half-result")),
  "ice-hockey": main(columns("puck-line", "total", "result")),
  volleyball: main(twoWay),
  handball: main(columns("handicap", "total", "result"), halves),
  baseball: main(columns("run-line", "total", "winner")),
  "american-football": main(twoWay, halves),
  esports: main(twoWay),
  "table-tennis": main(twoWay),
  cricket: main(columns(null, "first-innings", "winner")),
  darts: main(twoWay),
  rugby: main(columns("handicap", "total", "result"), halves),
  mma: main(columns(null, "rounds", "winner")),
};

/** Columns of the Asian views of a sport, by tab. */
export const gridsOf = (sport: SportKey): readonly GridKeys[] => GRIDS[sport];

export const gridKeysOf = (sport: SportKey): ReadonlySet<string> => {
  const keys = gridsOf(sport).flatMap(({ match, firstHalf }) =>
    [match, firstHalf].flatMap((part) => Object.values(part ?? {})),
  );
  return new Set(keys.filter((key) => key !== null));
};
