import type { Meta, StoryObj } from "@storybook/react-vite";
import type { EventDetail, LiveMetadata, OfferEvent } from "@touchline/protocol";
import { useState } from "react";
import { waitFor } from "storybook/test";
import { STORY_TIME } from "../../../.storybook/story-time.ts";
import { BetslipsContext } from "../../data/betslip/betslips-context.ts";
import { createEventStore } from "../../data/event/event-store.ts";
import { joinStores } from "../../data/event/join-stores.ts";
import { FavouritesContext } from "../../data/favourites/favourites-context.ts";
import { createFavouritesStore } from "../../data/favourites/favourites-store.ts";
import { OfferStoreContext } from "../../data/offer/offer-context.ts";
import { createOfferStore } from "../../data/offer/offer-store.ts";
import { createPriceStore } from "../../data/offer/price-store.ts";
import { LinksContext } from "../../entities/links/links-context.ts";
import { NarrowContext } from "../../entities/viewport/use-is-narrow.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { createSampleBetslips } from "../../test-support/sample-betslips.ts";
import { detailOf, serverEvent } from "../../test-support/sample-event.ts";
import { TENNIS_LIVE } from "../../test-support/sample-leagues.ts";
import { SAMPLE_LINKS } from "../../test-support/sample-links.ts";
import { sampleMetadata } from "../../test-support/sample-offer.ts";
import { createMemoryStorage } from "../../test-support/test-env.ts";
import { EventView } from "./event-view.tsx";
import { WIDGETS } from "./provider-widget.tsx";

const meta: Meta = { title: "Features/Event view", tags: ["phone"], parameters: { padding: 8, surface: "bg" } };
export default meta;

type Market = EventDetail["markets"][number];
type Outcome = readonly [name: string, label: string, price: number];

interface Kind {
  readonly key: string;
  readonly name: string;
  readonly group?: string;
  readonly line?: string;
  readonly outcomes: readonly Outcome[];
}

/** Slots and kinds are numbered in the order of the markets; lines of one key are of one kind. */
const marketsOf = (kinds: readonly Kind[]): Market[] => {
  const keys = [...new Set(kinds.map(({ key }) => key))];
  let slot = 0;
  return kinds.map(({ key, name, group = "main", line = null, outcomes }) => {
    const first = slot;
    slot += outcomes.length;
    return {
      slot: first,
      id: `7m${first}`,
      metaMarketId: 201 + keys.indexOf(key),
      key,
      name,
      group,
      specifiers: line === null ? {} : { total: line },
      line,
      main: true,
      listed: true,
      betBuilder: true,
      outcomes: outcomes.map(([outcome, label, price], index) => ({
        id: `7o${first + index}`,
        slot: first + index,
        metaOutcomeId: index + 1,
        name: outcome,
        label,
        price,
      })),
    };
  });
};

const total = (name: string, line: string, over: number, under: number): Kind => ({
  key: "total",
  name,
  line,
  outcomes: [
    [`Over ${line}`, "Over", over],
    [`Under ${line}`, "Under", under],
  ],
});

const FOOTBALL: readonly Kind[] = [
  {
    key: "result",
    name: "Match result",
    outcomes: [
      ["Ashbourne City", "1", 148],
      ["Draw", "X", 440],
      ["Harrow Vale", "2", 675],
    ],
  },
  {
    key: "both-score",
    name: "Both teams to score",
    group: "goals",
    outcomes: [
      ["Yes", "Yes", 172],
      ["No", "No", 205],
    ],
  },
  total("Total goals", "1.5", 122, 410),
  total("Total goals", "2.5", 183, 194),
  total("Total goals", "3.5", 295, 138),
];

const TENNIS: readonly Kind[] = [
  {
    key: "winner",
    name: "Winner",
    outcomes: [
      ["M. Keller", "1", 162],
      ["J. Moreau", "2", 225],
    ],
  },
  {
    key: "set-winner",
    name: "Winner of set 2",
    outcomes: [
      ["M. Keller", "1", -155],
      ["J. Moreau", "2", -238],
    ],
  },
  total("Total games", "22.5", 187, 189),
];

const KITS = { home: "#c8102e-#ffffff-stripes", away: "#1d428a-#ffc72c-halves" };

const footballOf = (changes: Partial<OfferEvent>): EventDetail => ({
  ...detailOf(
    serverEvent({
      competitors: [
        { id: 1, name: "Ashbourne City", kit: KITS.home },
        { id: 2, name: "Harrow Vale", kit: KITS.away },
      ],
      ...changes,
    }),
  ),
  groups: [
    { key: "main", name: "Main", count: 4 },
    { key: "goals", name: "Goals", count: 1 },
  ],
  markets: marketsOf(FOOTBALL),
});

const prematch = footballOf({
  game: "PREMATCH",
  playStatus: "NOT_STARTED",
  metadata: null,
  startsAt: STORY_TIME + 5_000_000,
});

const liveFootball = footballOf({
  metadata: {
    ...sampleMetadata,
    currentScoreInSets: [
      { home: 1, away: 1 },
      { home: 1, away: 0 },
    ],
    corners: { home: 6, away: 3 },
    yellowCards: { home: 1, away: 2 },
  },
  incidents: [
    { kind: "GOAL", side: "HOME", at: 720 },
    { kind: "YELLOW_CARD", side: "AWAY", at: 1500 },
    { kind: "GOAL", side: "AWAY", at: 2280 },
    // The time of an incident starts anew with the second half.
    { kind: "GOAL", side: "HOME", at: 600 },
    { kind: "CORNER", side: "HOME", at: 960 },
  ],
});

const tennisAt = (game: LiveMetadata["currentGameScore"], home = 3): LiveMetadata => ({
  ...sampleMetadata,
  ...TENNIS_LIVE,
  currentScoreInSets: [
    { home: 6, away: 4 },
    { home, away: 2 },
  ],
  currentGameScore: game,
});

const tennis: EventDetail = {
  ...detailOf(
    serverEvent({
      sportId: 2,
      competitors: [
        { id: 1, name: "M. Keller", kit: null },
        { id: 2, name: "J. Moreau", kit: null },
      ],
      metadata: tennisAt({ home: "0", away: "0" }),
    }),
  ),
  name: "M. Keller - J. Moreau",
  sport: { id: 2, key: "tennis", name: "Tennis", listMarkets: [201] },
  category: { id: 22, sportId: 2, name: "ATP", flag: "int" },
  tournament: { id: 32, name: "Helsinki Open" },
  groups: [{ key: "main", name: "Main", count: 3 }],
  markets: marketsOf(TENNIS),
};

/** Points of the game, which the tracker shows as they came. */
const POINTS = [
  ["15", "0"],
  ["15", "15"],
  ["30", "15"],
  ["40", "15"],
  ["40", "30"],
] as const;

const openEvent = (detail: EventDetail, history: readonly LiveMetadata[]) => {
  const time = createManualTime();
  const prices = createPriceStore(time);
  const events = createEventStore(time, prices);
  events.applyDetail(detail);
  history.forEach((metadata, index) => {
    const version = detail.version + index;
    events.applyFrame([[detail.id, version, version + 1, [], { metadata }]]);
    time.frame();
  });
  const store = createOfferStore(time, prices);
  const { betslips } = createSampleBetslips(joinStores(store, () => events as never));
  const event = events.event(detail.id);
  if (!event) throw new Error("the event is in its store");
  return { store, betslips, event, favourites: createFavouritesStore(createMemoryStorage()) };
};

interface ViewProps {
  readonly detail: EventDetail;
  readonly history: readonly LiveMetadata[];
  readonly narrow: boolean;
}

const View = ({ detail, history, narrow }: ViewProps) => {
  const [{ store, betslips, event, favourites }] = useState(() => openEvent(detail, history));
  return (
    <OfferStoreContext value={store}>
      <BetslipsContext value={betslips}>
        <FavouritesContext value={favourites}>
          <LinksContext value={SAMPLE_LINKS}>
            <NarrowContext value={narrow}>
              {" "}
              <div data-scroller>
                <EventView
                  event={event}
                  switcher={null}
                  widgets={{ enabled: WIDGETS, provider: null }}
                  players
                  renderBuilder={null}
                  paused={false}
                  onBack={() => undefined}
                />
              </div>
            </NarrowContext>
          </LinksContext>
        </FavouritesContext>
      </BetslipsContext>
    </OfferStoreContext>
  );
};

interface Options {
  readonly history?: readonly LiveMetadata[];
  readonly isWide?: boolean;
}

/** What stands beside the score of a live match is loaded on demand. */
const view = (detail: EventDetail, { history = [], isWide = false }: Options = {}): StoryObj => ({
  parameters: { width: isWide ? 880 : 390 },
  render: () => <View detail={detail} history={history} narrow={!isWide} />,
  play: async ({ canvasElement }) => {
    const isThere = (): void => {
      const found = canvasElement.querySelector(isWide ? "section section" : "fieldset, [role=radiogroup]");
      if (!found) throw new Error("not loaded yet");
    };
    if (detail.metadata) await waitFor(isThere);
  },
});

const points = POINTS.map(([home, away]) => tennisAt({ home, away }));

// Storybook reads tags from the source, so each story that is not for a phone names its own.
export const BeforeTheMatch = view(prematch);
export const LiveFootball = view(liveFootball);
export const LiveFootballWide: StoryObj = { ...view(liveFootball, { isWide: true }), tags: ["desktop"] };
export const LiveTennis = view(tennis, { history: points });
export const LiveTennisWide: StoryObj = { ...view(tennis, { history: points, isWide: true }), tags: ["desktop"] };
