import {
  type Betslip,
  createBetslip,
  MAX_SELECTIONS,
  NO_EXTRAS,
  priceFactor,
  type Selection,
  summariseSlip,
} from "@touchline/betting";
import { median } from "../../testkit/sampling.ts";
import type { Figure } from "../figure.ts";

const ROUNDS = 51;
const MOST_MS = 10;
/** The largest number that can be enumerated in acceptable time; every further selection doubles it. */
const ENUMERATED = 18;

const selectionOf = (index: number): Selection => ({
  id: `o${index}`,
  hash: `h${index}`,
  type: "regular",
  eventName: "",
  competitors: [],
  eventId: index + 1,
  eventVersion: 1,
  sportId: 1,
  categoryId: 1,
  tournamentId: 1,
  startsAt: 0,
  game: "PREMATCH",
  playStatus: "NOT_STARTED",
  detailedPlayStatus: 0,
  metadata: null,
  limits: null,
  previousOdds: null,
  markets: {
    m: {
      marketId: "m",
      marketName: "",
      metaMarketId: 1,
      outcomeId: `o${index}`,
      metaOutcomeId: 1,
      outcomeName: "",
      outcomes: 3,
      odds: 130 + index * 17,
    },
  },
  payment: null,
  banker: false,
  availability: "open",
});

/** A system of all sizes at once: the most expensive slip. */
const createSlip = (count: number): Betslip => {
  const selections = Array.from({ length: count }, (_, index) => selectionOf(index));
  return {
    ...createBetslip("system", 1_000_000_00n),
    selectionsList: selections.map(({ id }) => id),
    selectionsData: Object.fromEntries(selections.map((selection) => [selection.id, selection])),
    systems: selections.map((_, index) => index + 1),
  };
};

/** The peer: enumerates the product of every combination. */
const enumerate = (count: number): bigint => {
  const factors = Array.from({ length: count }, (_, index) => priceFactor(130 + index * 17).top);
  const walk = (index: number, product: bigint): bigint =>
    index === count ? product : walk(index + 1, product) + walk(index + 1, product * (factors[index] as bigint));
  return walk(0, 1n);
};

const timeOf = (run: () => unknown): number => {
  const started = performance.now();
  run();
  return performance.now() - started;
};

export const measureSystems = async (): Promise<Figure[]> => {
  const slip = createSlip(MAX_SELECTIONS);
  const rules = { payout: NO_EXTRAS, remainder: "first" } as const;
  const ours = median(Array.from({ length: ROUNDS }, () => timeOf(() => summariseSlip(slip, rules))));
  const peer = timeOf(() => enumerate(ENUMERATED));
  return [
    {
      id: "SYS1",
      what: `summary of a system of ${MAX_SELECTIONS} selections in all sizes`,
      ours: `${ours.toFixed(2)} ms`,
      peer: `${peer.toFixed(0)} ms (${ENUMERATED} enumerated)`,
      ratio: ours / peer,
      judged: ours,
      goal: { atMost: MOST_MS },
    },
  ];
};
