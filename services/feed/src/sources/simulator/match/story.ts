import type { LegResult } from "@touchline/betting";
import type { MarketVerdict } from "../../../source.ts";
import { share } from "../chance/random.ts";

type Results = readonly LegResult[];

interface Step {
  /** Milliseconds after the market was decided. */
  readonly after: number;
  readonly say: (results: Results) => MarketVerdict;
}

/** How a provider settles a market: at once, or with second thoughts. */
export type Story = readonly Step[];

/** The neighbour wins. Markets without a single winner keep their results: there is no obvious mistake. */
const mistaken = (results: Results): Results => {
  const winners = results.filter(({ resolution }) => resolution === "WON").length;
  return winners === 1 ? [...results.slice(-1), ...results.slice(0, -1)] : results;
};

const confirmed = (results: Results): MarketVerdict => ({ results });
const live = (results: Results): MarketVerdict => ({ results, certainty: "LIVE" });
const open = (results: Results): MarketVerdict => ({ results: results.map(() => null) });

const AT_ONCE: Story = [{ after: 0, say: confirmed }];
const CONFIRMED_LATER: Story = [
  { after: 0, say: live },
  { after: 10_000, say: confirmed },
];
const CORRECTED: Story = [
  { after: 0, say: (results) => live(mistaken(results)) },
  { after: 8_000, say: confirmed },
];
const ROLLED_BACK: Story = [
  { after: 0, say: live },
  { after: 6_000, say: open },
  { after: 12_000, say: confirmed },
];

/** Shares of the markets; all others are settled at once. */
const SHARES: readonly (readonly [Story, number])[] = [
  [CONFIRMED_LATER, 0.03],
  [CORRECTED, 0.005],
  [ROLLED_BACK, 0.005],
];

/** Random streams of stories and of cancellations. */
const STORY = 310;
const CANCELLATION = 311;

export const storyOf = (matchId: number, market: number): Story => {
  let rest = share(matchId, market, STORY);
  for (const [story, part] of SHARES) if ((rest -= part) < 0) return story;
  return AT_ONCE;
};

export const hasSecondThoughts = (story: Story): boolean => story.length > 1;

/** What is said this long after the market was decided. */
export const sayAfter = (story: Story, results: Results, elapsed: number): MarketVerdict =>
  (story.findLast(({ after }) => after <= elapsed) ?? (story[0] as Step)).say(results);

/** Milliseconds after the decision at which the next thing is said; infinity where nothing is left to say. */
export const nextAfter = (story: Story, elapsed: number): number =>
  story.find(({ after }) => after > elapsed)?.after ?? Number.POSITIVE_INFINITY;

export interface Cancellation {
  /** Milliseconds after the start of the match at which bets of the time before are cancelled. */
  readonly at: number;
  /** When it is taken back; infinity where it stays. */
  readonly until: number;
  /** How long before `at` the bets were placed that are void. */
  readonly reach: number;
}

const CANCELLED_SHARE = 0.003;
const LATEST_MS = 1_200_000;
const REACH_MS = 60_000;
const TAKEN_BACK_AFTER_MS = 15_000;

/** A few markets were offered at a wrong price for a minute. Half of these cancellations turn out to be mistakes. */
export const cancellationOf = (matchId: number, market: number): Cancellation | null => {
  const fate = share(matchId, market, CANCELLATION);
  if (fate >= CANCELLED_SHARE) return null;
  const at = Math.floor(LATEST_MS * share(matchId, market, CANCELLATION + 1));
  const until = fate < CANCELLED_SHARE / 2 ? at + TAKEN_BACK_AFTER_MS : Number.POSITIVE_INFINITY;
  return { at, until, reach: REACH_MS };
};
