import type { SportKey } from "../../simulator/world/tournaments.ts";

/**
 * A market of the provider, and the key of our market that it is. The outcomes are the provider's ids in the order of ours; `"players"`
 * where each event has its own, named by URNs. To offer another market, add a row.
 */
export interface MarketRow {
  readonly id: number;
  readonly key: string;
  readonly outcomes: readonly string[] | "players";
  /** The provider's specifiers. */
  readonly specifiers?: readonly string[];
  /** The line is written as a head start: `0:1` is -1. */
  readonly headStart?: true;
  /** Specifiers that say nothing to us; a market is this one only where they have these values. */
  readonly fixed?: Readonly<Record<string, string>>;
}

const numbers = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${first + index}`);

const SIDES = ["4", "5"];
const THREE_WAY = ["1", "2", "3"];
const DOUBLE_CHANCE = ["9", "10", "11"];
const OVER_UNDER = ["12", "13"];
const HANDICAP = ["1714", "1715"];
const HANDICAP_3 = ["1711", "1712", "1713"];
const YES_NO = ["74", "76"];
const ODD_EVEN = ["70", "72"];
const WHICH_SIDE = ["6", "7", "8"];

type Further = Omit<MarketRow, "id" | "key" | "outcomes">;

const row = (id: number, key: string, outcomes: MarketRow["outcomes"], further: Further = {}): MarketRow => ({
  id,
  key,
  outcomes,
  ...further,
});
const total = (id: number, key: string, ...before: readonly string[]): MarketRow =>
  row(id, key, OVER_UNDER, { specifiers: [...before, "total"] });
const handicap = (id: number, key: string, ...before: readonly string[]): MarketRow =>
  row(id, key, HANDICAP, { specifiers: [...before, "hcp"] });

const soccer: readonly MarketRow[] = [
  row(1, "result", THREE_WAY),
  row(2, "qualify", SIDES),
  row(8, "next-goal", WHICH_SIDE, { specifiers: ["goalnr"] }),
  row(9, "last-goal", WHICH_SIDE),
  row(10, "double-chance", DOUBLE_CHANCE),
  row(11, "draw-no-bet", SIDES),
  row(14, "handicap", HANDICAP_3, { specifiers: ["hcp"], headStart: true }),
  row(15, "winning-margin", numbers(9101, 7), { fixed: { variant: "sr:winning_margin:3+" } }),
  handicap(16, "asian-handicap"),
  total(18, "total"),
  total(19, "home-total"),
  total(20, "away-total"),
  row(21, "exact-goals", numbers(9121, 7), { fixed: { variant: "sr:exact_goals:6+" } }),
  row(26, "odd-even", ODD_EVEN),
  row(29, "both-score", YES_NO),
  row(31, "home-clean-sheet", YES_NO),
  row(32, "away-clean-sheet", YES_NO),
  row(33, "home-win-to-nil", YES_NO),
  row(34, "away-win-to-nil", YES_NO),
  row(35, "result-and-both-score", numbers(78, 6)),
  row(36, "total-and-both-score", numbers(90, 4), { specifiers: ["total"] }),
  row(37, "result-and-total", numbers(794, 6), { specifiers: ["total"] }),
  row(38, "first-scorer", "players"),
  row(40, "anytime-scorer", "players"),
  row(45, "correct-score", numbers(274, 28)),
  row(47, "half-and-full-time", numbers(418, 9)),
  row(48, "home-wins-both-halves", YES_NO),
  row(49, "away-wins-both-halves", YES_NO),
  row(52, "highest-half", numbers(436, 3)),
  row(56, "home-both-halves", YES_NO),
  row(57, "away-both-halves", YES_NO),
  row(60, "first-half-result", THREE_WAY),
  row(63, "first-half-double-chance", DOUBLE_CHANCE),
  row(64, "first-half-draw-no-bet", SIDES),
  handicap(66, "first-half-asian-handicap"),
  total(68, "first-half-total"),
  row(74, "first-half-odd-even", ODD_EVEN),
  row(75, "first-half-both-score", YES_NO),
  row(81, "first-half-correct-score", numbers(462, 12)),
  row(83, "second-half-result", THREE_WAY),
  row(85, "second-half-double-chance", DOUBLE_CHANCE),
  total(90, "second-half-total"),
  row(94, "second-half-odd-even", ODD_EVEN),
  row(95, "second-half-both-score", YES_NO),
  row(136, "cards-result", THREE_WAY),
  handicap(138, "cards-handicap"),
  total(139, "cards-total"),
  row(146, "red-card", YES_NO),
  total(152, "first-half-cards-total"),
  row(162, "corners-result", THREE_WAY),
  handicap(165, "corners-handicap"),
  total(166, "corners-total"),
  total(167, "home-corners"),
  total(168, "away-corners"),
  row(172, "corners-odd-even", ODD_EVEN),
  row(173, "first-half-corners-result", THREE_WAY),
  total(177, "first-half-corners-total"),
  total(9018, "asian-total"),
  total(9068, "first-half-asian-total"),
  row(9008, "first-goal", WHICH_SIDE),
  row(9040, "two-goals-scorer", "players"),
];

const tennis: readonly MarketRow[] = [
  row(186, "winner", SIDES),
  handicap(187, "game-handicap"),
  handicap(188, "set-handicap"),
  total(189, "total-games"),
  total(190, "home-games"),
  total(191, "away-games"),
  row(192, "home-wins-set", YES_NO),
  row(193, "away-wins-set", YES_NO),
  row(198, "odd-even", ODD_EVEN),
  row(199, "correct-score-3", numbers(9201, 4), { fixed: { variant: "sr:correct_score:bestof:3" } }),
  row(199, "correct-score-5", numbers(9211, 6), { fixed: { variant: "sr:correct_score:bestof:5" } }),
  row(202, "set-winner", SIDES, { specifiers: ["setnr"] }),
  handicap(203, "set-handicap-games", "setnr"),
  total(204, "set-total", "setnr"),
  row(207, "set-score", numbers(9221, 14), { specifiers: ["setnr"] }),
  row(208, "set-odd-even", ODD_EVEN, { specifiers: ["setnr"] }),
  row(210, "game-winner", SIDES, { specifiers: ["setnr", "gamenr"] }),
  total(314, "total-sets"),
  row(9186, "set-tie-break", YES_NO, { specifiers: ["setnr"] }),
  row(9187, "tie-break", YES_NO),
];

const part = (first: number, key: string, ...number: readonly string[]): readonly MarketRow[] => [
  row(first, `${key}-result`, THREE_WAY, { specifiers: number }),
  row(first + 1, `${key}-draw-no-bet`, SIDES, { specifiers: number }),
  total(first + 2, `${key}-total`, ...number),
  handicap(first + 3, `${key}-handicap`, ...number),
  row(first + 4, `${key}-odd-even`, ODD_EVEN, { specifiers: number }),
];

/** Markets that include overtime. */
const withOvertime: readonly MarketRow[] = [
  row(219, "winner", SIDES),
  total(225, "total"),
  total(227, "home-total"),
  total(228, "away-total"),
  row(229, "odd-even", ODD_EVEN),
];

const basketball: readonly MarketRow[] = [
  ...withOvertime,
  handicap(223, "handicap"),
  row(1, "result", THREE_WAY),
  row(10, "double-chance", DOUBLE_CHANCE),
  row(220, "overtime", YES_NO),
  row(290, "winning-margin", numbers(9301, 10)),
  row(292, "winner-and-total", numbers(9321, 4), { specifiers: ["total"] }),
  ...part(9330, "first-half"),
  ...part(9340, "quarter", "quarternr"),
];

const iceHockey: readonly MarketRow[] = [
  row(1, "result", THREE_WAY),
  row(10, "double-chance", DOUBLE_CHANCE),
  row(11, "draw-no-bet", SIDES),
  row(14, "handicap", HANDICAP_3, { specifiers: ["hcp"], headStart: true }),
  total(18, "total"),
  total(19, "home-total"),
  total(20, "away-total"),
  row(21, "exact-goals", numbers(9401, 8), { fixed: { variant: "sr:exact_goals:9+" } }),
  row(26, "odd-even", ODD_EVEN),
  row(29, "both-score", YES_NO),
  row(37, "result-and-total", numbers(794, 6), { specifiers: ["total"] }),
  row(45, "correct-score", numbers(9411, 39)),
  row(220, "overtime", YES_NO),
  row(406, "winner", SIDES),
  handicap(410, "puck-line"),
  row(8, "next-goal", WHICH_SIDE, { specifiers: ["goalnr"] }),
  row(443, "period-result", THREE_WAY, { specifiers: ["periodnr"] }),
  row(445, "period-double-chance", DOUBLE_CHANCE, { specifiers: ["periodnr"] }),
  total(446, "period-total", "periodnr"),
  row(448, "period-both-score", YES_NO, { specifiers: ["periodnr"] }),
];

const level: readonly MarketRow[] = [
  row(1, "result", THREE_WAY),
  row(10, "double-chance", DOUBLE_CHANCE),
  row(11, "draw-no-bet", SIDES),
  handicap(16, "handicap"),
  total(18, "total"),
  total(19, "home-total"),
  total(20, "away-total"),
  row(60, "first-half-result", THREE_WAY),
  total(68, "first-half-total"),
];

/** Sets of points, maps of rounds, sets of legs: `needed` of them win. */
const sets = (needed: number, number: "setnr" | "mapnr"): readonly MarketRow[] => [
  row(186, "winner", SIDES),
  handicap(237, "handicap"),
  total(238, "total"),
  handicap(188, "set-handicap"),
  total(314, "total-sets"),
  row(199, "correct-score", numbers(9501 + 10 * needed, 2 * needed), {
    fixed: { variant: `sr:correct_score:bestof:${2 * needed - 1}` },
  }),
  row(202, "set-winner", SIDES, { specifiers: [number] }),
  total(310, "set-total", number),
  handicap(309, "set-handicap-points", number),
];

const baseball: readonly MarketRow[] = [
  row(251, "winner", SIDES),
  handicap(256, "run-line"),
  total(258, "total"),
  total(260, "home-total"),
  total(261, "away-total"),
  row(264, "odd-even", ODD_EVEN),
  row(274, "first-five-result", THREE_WAY),
  total(276, "first-five-total"),
  row(9251, "first-inning-run", YES_NO),
];

const americanFootball: readonly MarketRow[] = [
  ...withOvertime,
  handicap(223, "handicap"),
  row(60, "first-half-result", THREE_WAY),
  total(68, "first-half-total"),
];

const cricket: readonly MarketRow[] = [
  row(340, "winner", SIDES),
  total(9341, "first-innings"),
  total(9342, "home-power-play"),
  total(9343, "away-power-play"),
  row(9344, "first-innings-odd-even", ODD_EVEN),
];

const mma: readonly MarketRow[] = [
  row(186, "winner", SIDES),
  total(9601, "rounds"),
  row(9602, "distance", YES_NO),
  row(9603, "method", numbers(9611, 4)),
  row(9604, "round", numbers(9621, 4)),
];

export const MARKETS: Readonly<Record<SportKey, readonly MarketRow[]>> = {
  soccer,
  tennis,
  basketball,
  "ice-hockey": iceHockey,
  volleyball: sets(3, "setnr"),
  handball: level,
  baseball,
  "american-football": americanFootball,
  esports: sets(2, "mapnr"),
  "table-tennis": sets(3, "setnr"),
  cricket,
  darts: sets(3, "setnr"),
  rugby: level,
  mma,
};

/** Markets of a season, by our key; their outcomes are competitors and players. */
export const OUTRIGHTS: readonly MarketRow[] = [
  row(534, "outright-winner", "players"),
  row(535, "top-four", "players"),
  row(536, "relegation", "players"),
  row(537, "top-scorer", "players"),
];
