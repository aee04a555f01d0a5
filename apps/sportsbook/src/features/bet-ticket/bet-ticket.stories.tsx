import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Bet, BetSelection, ValueHistory } from "@touchline/protocol";
import { waitFor } from "storybook/test";
import { STORY_TIME } from "../../../.storybook/story-time.ts";
import { browserTime } from "../../env/browser-time.ts";
import { HttpError } from "../../net/http.ts";
import type { TicketsApi } from "../../net/tickets-api.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { sampleBet, sampleBetSelection, sampleCashout, sampleRule } from "../../test-support/sample-ticket.ts";
import { startTickets } from "../../test-support/tickets-engine.ts";
import { BetTicket } from "./bet-ticket.tsx";
import { AroundTicket, type OpenedTickets, PAGE } from "./test-support/sample-page.tsx";
import { sampleHistory } from "./value-history/test-support/sample-history.ts";

let opened: OpenedTickets;

const Page = ({ narrow }: { readonly narrow: boolean }) => (
  <AroundTicket {...opened} isNarrow={narrow}>
    <BetTicket {...PAGE} />
  </AroundTicket>
);

const meta: Meta = { title: "Features/Ticket", tags: ["phone"], parameters: { padding: 0, surface: "bg" } };
export default meta;

const never = (): Promise<never> => new Promise(() => undefined);
const failing = (): Promise<never> => Promise.reject(new Error("no connection"));

const IDLE: TicketsApi = {
  bets: never,
  bet: never,
  record: never,
  valueHistory: never,
  cashOut: never,
  addRule: never,
  removeRule: never,
  cancel: never,
};

/** The bettor's tickets with a server that answers as given. */
const open = (answers: Partial<TicketsApi>, waited = 0): void => {
  const client = openQueryClient();
  const now = (): number => Date.now() - waited;
  opened = {
    client,
    tickets: startTickets({ client, api: { ...IDLE, ...answers }, now, after: browserTime.after }).tickets,
  };
};

const untilLoaded: StoryObj["play"] = ({ canvasElement }) =>
  waitFor(() => {
    if (canvasElement.querySelector("[role=status][aria-label]")) throw new Error("still loading");
  });

const narrow = (answers: Partial<TicketsApi>, waited?: number): StoryObj => ({
  parameters: { width: 390 },
  beforeEach: () => open(answers, waited),
  render: () => <Page narrow />,
  play: untilLoaded,
});

const wide = (answers: Partial<TicketsApi>): StoryObj => ({
  parameters: { width: 920 },
  beforeEach: () => open(answers),
  render: () => <Page narrow={false} />,
  play: untilLoaded,
});

const named = (home: string, away: string): Pick<BetSelection, "competitors"> => ({
  competitors: [home, away].map((teamName) => ({ teamName, prefix: null })),
});

const outcome = (name: string, market = "Match result", status: "OPEN" | "WON" = "OPEN") => ({
  id: name,
  slot: 0,
  metaOutcomeId: 1,
  name,
  resolutionStatus: status,
  eventMarket: { slot: 0, metaMarketId: 201, name: market, outcomes: 3 },
});

type Resolution = BetSelection["resolutionStatuses"][number]["status"];

const settled = (status: Resolution, odds = 185, at = odds): Partial<BetSelection> => ({
  resolutionStatuses: [{ state: "SETTLE", status }],
  odds: { REQUESTED: odds, IN_PLAY: odds, SETTLE: at },
});

const ended = (home: number, away: number): Partial<BetSelection> => ({
  playStatus: "ENDED",
  metadata: { ...sampleMetadata, displayEventStatus: null, score: { home, away } },
});

const kingsmere = sampleBetSelection(1, {
  ...named("Kingsmere United", "Northwick Albion"),
  eventMarketOutcomes: [outcome("Kingsmere United")],
  ...settled("WON"),
  ...ended(2, 0),
});
const ashbourne = sampleBetSelection(7, {
  ...named("Ashbourne City", "Harrow Vale"),
  eventMarketOutcomes: [outcome("Over 3.5", "Total goals")],
  odds: { REQUESTED: 172, IN_PLAY: 172, SETTLE: null },
  game: "LIVE",
  playStatus: "RUNNING",
  metadata: { ...sampleMetadata, displayEventStatus: null },
});
const builder = sampleBetSelection(3, {
  ...named("Real Almansa", "UD Montesol"),
  eventMarketOutcomes: [
    outcome("Real Almansa"),
    outcome("Over 1.5", "Total goals"),
    outcome("No", "Both teams to score"),
  ],
  odds: { REQUESTED: 310, IN_PLAY: 310, SETTLE: null },
});
const abandoned = sampleBetSelection(4, {
  ...named("Caldwell", "Westhaven"),
  eventMarketOutcomes: [outcome("Caldwell")],
  ...settled("VOID", 166, 100),
  playStatus: "ABANDONED",
});

const PLACED: Partial<Bet> = {
  datetimes: [{ phase: "PREPARED", at: STORY_TIME - 3_600_000 }],
  hashes: [{ type: "REGULAR", value: "8841-20C7-5F19" }],
};

const combo: Bet = sampleBet({
  ...PLACED,
  type: "combo",
  selections: [kingsmere, ashbourne, builder, abandoned],
  odds: { REQUESTED: 986, IN_PLAY: 986, SETTLE: null },
  payin: { stake: "20.00", taxes: [{ rate: 500, amount: "1.00" }], bonuses: [], total: "21.00" },
  winnings: [{ type: "MAX", total: "187.42", taxes: [], bonuses: [] }],
  openStake: "20.00",
});

/** Less of the same where the selections are not what the story is about. */
const pair: Bet = {
  ...combo,
  selections: [kingsmere, ashbourne],
  odds: { REQUESTED: 318, IN_PLAY: 318, SETTLE: null },
  winnings: [{ type: "MAX", total: "60.42", taxes: [], bonuses: [] }],
};

const rule = sampleRule({ amount: "59.50" });
const withRule: Partial<Bet> = { rules: [rule], autoCashoutRule: { id: rule.id, amount: rule.amount } };

/** A bet that has ended: it offers no cash-out. */
const finished = (changes: Partial<Bet>, selection: Partial<BetSelection>): Bet =>
  sampleBet({
    ...PLACED,
    phase: "PAID_OUT",
    cashout: sampleCashout(null),
    selections: [sampleBetSelection(7, { ...named("Ashbourne City", "Harrow Vale"), ...selection })],
    ...changes,
  });

const won = finished(
  { aggregatedResolutionStatus: "WON", winnings: [{ type: "SETTLE", total: "18.50", taxes: [], bonuses: [] }] },
  { ...settled("WON"), ...ended(2, 1) },
);
const lost = finished({ aggregatedResolutionStatus: "LOST", winnings: [] }, { ...settled("LOST"), ...ended(0, 1) });
const refunded = finished(
  {
    aggregatedResolutionStatus: "VOID",
    refundReason: "EVENT_ABANDONED",
    winnings: [{ type: "SETTLE", total: "10.00", taxes: [], bonuses: [] }],
  },
  { ...settled("VOID", 185, 100), playStatus: "ABANDONED" },
);
const rejected = finished(
  {
    phase: "REJECTED",
    aggregatedResolutionStatus: null,
    reasons: [{ code: "ODDS_CHANGED", reason: "" }],
    rebetEnabled: true,
  },
  {},
);

/** The sample's history, ending at the value that the ticket shows. */
const historyUpTo = (last: number, stake: string): ValueHistory => {
  const sample = sampleHistory({ stake });
  const scale = last / Number(sample.points.at(-1)?.value);
  const points = sample.points.map((point) => ({
    ...point,
    value: point.value && (Number(point.value) * scale).toFixed(2),
  }));
  return { ...sample, points };
};

/** A bet, and the history of its value where its last value is given. */
const server = (bet: Bet, last?: number): Partial<TicketsApi> => ({
  bet: async () => bet,
  valueHistory: async () => {
    if (last === undefined) throw new HttpError("/api/bets/value-history", 404);
    return historyUpTo(last, bet.payin.stake);
  },
});

// Storybook reads tags from the source, so each story that is not for a phone names its own.
export const Open = narrow(server(combo, 58.4));
export const OpenWide: StoryObj = { ...wide(server(combo, 58.4)), tags: ["desktop"] };
export const PartlyCashedOut = narrow(server({ ...pair, cashouted: "30.00", openStake: "10.00" }));
export const AutoCashOut = narrow(server({ ...pair, ...withRule }, 58.4));
export const AutoCashOutWide: StoryObj = { ...wide(server({ ...pair, ...withRule })), tags: ["desktop"] };
export const Won = narrow(server(won));
export const WonWide: StoryObj = { ...wide(server(won, 17.6)), tags: ["desktop"] };
export const Lost = narrow(server(lost));
export const Refunded = narrow(server(refunded));
export const Rejected = narrow(server(rejected));
export const RejectedWide: StoryObj = { ...wide(server(rejected)), tags: ["desktop"] };
export const Loading: StoryObj = { ...narrow({}, 9000), play: async () => undefined };
export const Failed = narrow({ bet: failing });
