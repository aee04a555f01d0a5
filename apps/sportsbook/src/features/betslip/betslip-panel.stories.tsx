import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PickedOutcome } from "../../data/betslip/betslip-model.ts";
import { HttpError } from "../../net/http.ts";
import { settle } from "../../test-support/sample-api.ts";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { BetslipPanel } from "./betslip-panel.tsx";
import {
  AroundSlip,
  answer,
  changed,
  openPage,
  type SampleOptions,
  type SamplePage,
  type Step,
  selected,
  staked,
  stakedInTotal,
  typed,
} from "./test-support/sample-page.tsx";

let page: SamplePage;

const meta: Meta = {
  title: "Features/Bet slip",
  tags: ["phone"],
  parameters: { width: 390, padding: 0, surface: "surface-overlay" },
  render: () => (
    <AroundSlip page={page}>
      <BetslipPanel onClose={() => undefined} />
    </AroundSlip>
  ),
};
export default meta;

/** A slip after these steps and, where a bet is placed, after the bookmaker's answer. */
const slip = (steps: readonly Step[], options: SampleOptions = {}, respond?: (page: SamplePage) => void): StoryObj => ({
  beforeEach: async () => {
    page = openPage({ ...options, steps });
    await page.frame();
    if (!respond) return;
    page.betslips.place();
    await settle();
    respond(page);
    await settle();
  },
});

const PICKS: Readonly<Record<number, Partial<PickedOutcome>>> = {
  1: { outcomeName: "Ashbourne City", eventName: "Ashbourne City v Harrow Vale" },
  2: { outcomeName: "Draw", eventName: "Kingsport United v Redhill" },
  3: { outcomeName: "Millbrook", eventName: "Millbrook v Stonebridge Athletic" },
  4: { outcomeName: "Over 2.5", marketName: "Total goals", eventName: "Eastmoor v Castleford Rovers" },
};

const pick = (event: number, odds: number): Step => selected(event, odds, PICKS[event]);

/** A match is in play from now on. */
const live =
  (event: number): Step =>
  ({ lists, time }) => {
    const version = lists.versionOf(event);
    lists.applyFrame([[event, version, version + 1, [], { game: "LIVE", metadata: sampleMetadata }]]);
    time.frame();
  };

const banker: Step = (opened) => {
  const [id = ""] = opened.slip().selectionsList;
  opened.betslips.dispatch({ type: "banker toggled", id });
};

const single = [pick(1, 185), staked(1000n)];
const singles = [pick(1, 185), pick(2, 340), typed("single"), stakedInTotal(2000n)];
const double = [pick(1, 185), pick(2, 340), typed("combo"), staked(1000n)];
const combo = [pick(1, 185), pick(2, 340), pick(3, 210), typed("combo"), staked(1000n)];

const rejected = (event: number | readonly number[], code: "ODDS_CHANGED" | "SUSPENDED", stake: string | null = null) =>
  answer(event, {
    status: "REJECTED",
    maxWinnings: null,
    alternativeStake: stake,
    reasons: [{ code, reason: "" }],
  });

export const Empty = slip([]);
export const Single = slip(single);
export const SeveralSingles = slip(singles);
export const Combo = slip(combo);
export const System = slip([
  pick(1, 185),
  pick(2, 340),
  pick(3, 210),
  pick(4, 195),
  banker,
  typed("system"),
  staked(1000n),
]);
export const PriceChanged = slip([live(1), ...combo, changed(1, 172), changed(2, 355), changed(3, 210, "suspended")]);
export const BalanceTooLow = slip(single, { wallet: { balance: 760n } });
export const OverTheLimit = slip([pick(1, 185), staked(5000n)], {
  limits: { minStake: 50n, maxStake: 4200n, maxWinnings: 1_000_000n },
});
export const LiveDelay = slip([live(1), ...single], {}, ({ prepare }) => prepare(5));
export const OutcomeUnknown = slip(single, {}, ({ fail }) => fail(new TypeError("no answer")));
export const PartlyPlaced = slip(singles, {}, ({ decide }) => decide(answer(1), rejected(2, "ODDS_CHANGED")));
export const Rejected = slip(double, {}, ({ decide }) => decide(rejected([1, 2], "SUSPENDED", "4.20")));
export const Refused = slip(single, {}, ({ fail }) => fail(new HttpError("/api/bets/place", 404)));
export const Receipt = slip(single, {}, ({ decide }) => decide(answer(1, { takenAt: 190, maxWinnings: "19.00" })));
