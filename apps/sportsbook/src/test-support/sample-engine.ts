import { countCombinations } from "@touchline/betting";
import type { BetslipSettings } from "@touchline/brands";
import type {
  AssembledSelection,
  BuilderAnswer,
  EventDetail,
  PunterBetslips,
  StoredSelection,
} from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import { defaultBrand } from "../config/default-brand.ts";
import type { StoredBetslips } from "../config/stored.ts";
import type { PickedOutcome } from "../data/betslip/betslip-model.ts";
import { selectActiveSlip } from "../data/betslip/betslip-store.ts";
import { type BetslipsParts, createBetslips } from "../data/betslip/betslips.ts";
import { createLazyBetslips } from "../data/betslip/lazy-betslips.ts";
import type { PlacingApi } from "../data/betslip/placement/place-bets.ts";
import { solveStakeLimits } from "../data/betslip/slip/stake-limits.ts";
import { joinStores } from "../data/event/join-stores.ts";
import { createLiveEvents } from "../data/event/live-events.ts";
import type { ConnectionState } from "../data/offer/connection.ts";
import { createOfferStore } from "../data/offer/offer-store.ts";
import { createPriceStore } from "../data/offer/price-store.ts";
import { createPreferencesStore } from "../data/preferences/preferences-store.ts";
import { createPreviewStore } from "../data/preview.ts";
import { createSaferGambling } from "../data/safer-gambling/safer-gambling.ts";
import { createSession } from "../data/session/session.ts";
import { createManualTime } from "./manual-time.ts";
import { openQueryClient } from "./query-client.ts";
import { settle } from "./sample-api.ts";
import { sampleBetslipSettings } from "./sample-betslip-settings.ts";
import { detailOf, serverEvent } from "./sample-event.ts";
import { sampleEvent, sampleList } from "./sample-offer.ts";
import { createMemoryStorage } from "./test-env.ts";

/** A device that outlives pages. */
export const createSampleDevice = (): StoredBetslips => {
  const held = new Map<string, string>();
  const read = (key: string) => (): unknown => JSON.parse(held.get(key) ?? "null");
  const write = (key: string) => (value: unknown) => void held.set(key, JSON.stringify(value));
  return {
    readVisitors: read("visitors"),
    writeVisitors: write("visitors"),
    readPunters: read("punters"),
    writePunters: write("punters"),
    readPending: read("pending"),
    writePending: write("pending"),
    readKeepSelections: () => read("keep")() === true,
    writeKeepSelections: write("keep"),
  };
};

export const sampleOutcome = (eventId: number, slot = 0): PickedOutcome => ({
  eventId,
  slot,
  marketSlot: slot < 3 ? 0 : 3,
  metaMarketId: slot < 3 ? 201 : 202,
  metaOutcomeId: 1,
  outcomeName: `Outcome ${slot}`,
  marketName: slot < 3 ? "Match result" : "Total goals",
  outcomes: slot < 3 ? 3 : 2,
  eventName: "Ashbourne City v Harrow Vale",
});

/** As the server assembles it: each outcome at two. */
export const assembledAt = (
  { eventId, slots }: StoredSelection,
  odds = 200,
  availability: AssembledSelection["availability"] = "open",
): AssembledSelection => ({
  eventId,
  slots,
  availability,
  event: null,
  markets: slots.map((slot) => ({
    marketId: `${eventId}m${slot < 3 ? 0 : 3}`,
    marketName: "Match result",
    metaMarketId: 201,
    outcomeId: `${eventId}o${slot}`,
    metaOutcomeId: 1,
    outcomeName: `Outcome ${slot}`,
    slot,
    outcomes: 3,
    odds,
  })),
});

const TRIANGLE = Array.from({ length: 31 }, (_, of) =>
  Array.from({ length: of + 1 }, (_unused, size) => countCombinations(of, size)),
);

interface EngineOptions {
  readonly device?: StoredBetslips;
  readonly parts?: Partial<BetslipsParts>;
  readonly load?: (id: number) => Promise<EventDetail>;
  readonly askBuilder?: () => Promise<BuilderAnswer>;
  /** The brand's. */
  readonly settings?: Partial<BetslipSettings>;
  readonly askToSignIn?: () => void;
  readonly askToDeposit?: () => void;
}

/** The slips at work on events 1 to 10, with a network that does what a test says. */
export const openSlips = (options: EngineOptions = {}) => {
  const { device = createSampleDevice(), parts = {}, load, askBuilder } = options;
  const time = createManualTime();
  const prices = createPriceStore(time);
  const lists = createOfferStore(time, prices);
  lists.applyLists([sampleList(Array.from({ length: 10 }, (_, index) => sampleEvent(index + 1)))]);
  const client = openQueryClient();
  const events = createLiveEvents({
    client,
    api: { event: load ?? (async (id) => detailOf(serverEvent({ id }))) },
    frames: time,
    prices,
    listedVersion: lists.versionOf,
    now: time.now,
    after: time.after,
    onRefused: () => undefined,
    onHeld: () => engine.heldChanged(),
  });
  const store = joinStores(lists, () => events);
  const session = createSession();
  const { limits } = createSaferGambling();
  const preview = createPreviewStore();
  const connection = createStore<{ readonly state: ConnectionState }>(() => ({ state: "live" }));
  const lazyBetslips = createLazyBetslips({
    betTypes: defaultBrand.settings.betslip.betTypes,
    offer: store,
    afterPaint: (run) => run(),
    // Taps are seconds apart, or the limiter would swallow them.
    now: (() => {
      let at = 0;
      return () => (at += 5000);
    })(),
    askToSignIn: options.askToSignIn ?? (() => undefined),
    askToDeposit: options.askToDeposit ?? (() => undefined),
  });
  const { generalSettings } = defaultBrand.settings;
  const betslipSettings = { ...sampleBetslipSettings, ...options.settings };
  const view = { default: "euro_standard", options: ["euro_standard", "indonesia_standard"] } as const;
  const offerView = {
    mobile: { ...view, options: [...view.options] },
    desktop: { ...view, options: [...view.options] },
  };
  const preferences = createPreferencesStore({
    storage: createMemoryStorage(),
    brand: "default",
    settings: {
      ...defaultBrand.settings,
      betslip: betslipSettings,
      generalSettings: { ...generalSettings, offerView },
    },
    currency: "EUR",
    theme: "dark",
  });
  const asked: (readonly StoredSelection[])[] = [];
  const engine = createBetslips({
    client,
    store: lazyBetslips.store,
    brand: "default",
    general: generalSettings,
    settings: betslipSettings,
    taxesAndBonuses: { read: () => betslipSettings.taxesAndBonuses, subscribe: () => undefined },
    currency: "EUR",
    preferences,
    isNarrow: () => false,
    offer: store,
    whole: events,
    gate: { connection, session, limits, preview },
    onEvents: (ids) => {
      lists.keep(ids);
      events.setPicked(ids);
    },
    askBuilder: askBuilder ?? (async (eventId) => ({ eventId, version: 1, price: 480 })),
    codes: { share: () => Promise.reject(new Error("not asked for")), shared: () => Promise.reject(new Error("no")) },
    linkOf: (code) => `https://touchline.example/?code=${code}`,
    assemble: async (stored) => {
      asked.push(stored);
      return stored.map((each) => assembledAt(each));
    },
    stored: device,
    askTriangle: (take) => take(TRIANGLE),
    askLimits: (task, take) => {
      if (task) take(solveStakeLimits(task));
    },
    now: time.now,
    after: time.after,
    onNextFrame: time.onNextFrame,
    random: () => 0,
    onBalance: () => undefined,
    onMoney: () => undefined,
    report: () => undefined,
    ...parts,
  });
  lazyBetslips.attach(engine.actions);

  const frame = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) {
      await settle();
      time.frame();
    }
    await settle();
  };
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    await frame();
  };
  const kept: PunterBetslips = { version: 0, content: null };
  const signIn = (api: PlacingApi, owner = "touchline jonas", currency = "EUR"): void =>
    engine.onSignIn({ owner, currency, api }, { kept: async () => kept, keep: async () => ({ ...kept, version: 1 }) });
  const slip = () => selectActiveSlip(lazyBetslips.store.getState());
  return {
    ...lazyBetslips,
    engine,
    device,
    time,
    lists,
    offer: store,
    connection,
    session,
    limits,
    preferences,
    preview,
    asked,
    frame,
    pass,
    signIn,
    slip,
  };
};
