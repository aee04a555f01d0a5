import type { BookLimits, SlipAction, TicketType } from "@touchline/betting";
import type { BetslipSettings } from "@touchline/brands";
import type { PlacedBet, Placement, PlacementRequest } from "@touchline/protocol";
import type { ReactNode } from "react";
import { type AppConfig, createAppConfig } from "../../../config/app-config.ts";
import { defaultBrand } from "../../../config/default-brand.ts";
import type { PickedOutcome, WalletState } from "../../../data/betslip/betslip-model.ts";
import { BetslipsContext } from "../../../data/betslip/betslips-context.ts";
import type { SlipLimits } from "../../../data/betslip/slip/stake-limits.ts";
import { OfferStoreContext } from "../../../data/offer/offer-context.ts";
import { PreferencesContext } from "../../../data/preferences/preferences-context.ts";
import { createSaferGambling, SaferGamblingContext } from "../../../data/safer-gambling/safer-gambling.ts";
import type { Session } from "../../../data/session/session.ts";
import { ConfigContext } from "../../../entities/config/config-context.ts";
import { LinksContext } from "../../../entities/links/links-context.ts";
import { SessionContext } from "../../../entities/session/session-context.ts";
import type { CodesApi } from "../../../net/betslips-api.ts";
import { sampleBetslipSettings } from "../../../test-support/sample-betslip-settings.ts";
import { openSlips, sampleOutcome } from "../../../test-support/sample-engine.ts";
import { SAMPLE_LINKS } from "../../../test-support/sample-links.ts";

/** The real slips on sample events, a bookmaker that answers when a test says so, and what they were asked. */
export type SamplePage = ReturnType<typeof openPage>;

/** Something a bettor or the feed does before the panel is rendered. */
export type Step = (page: SamplePage) => void;

export interface SampleOptions {
  readonly settings?: Partial<BetslipSettings>;
  readonly isIndonesian?: boolean;
  readonly isVisitor?: boolean;
  readonly wallet?: Partial<WalletState>;
  readonly limits?: BookLimits & Partial<SlipLimits>;
  readonly codes?: Partial<CodesApi>;
  readonly steps?: readonly Step[];
}

/** Without a default stake: a test says what is staked. */
const SETTINGS = { ...sampleBetslipSettings, stake: {} } as BetslipSettings;

const SIGNED_IN: Session = {
  status: "signedIn",
  tenant: "touchline",
  punter: { id: "1", name: "Jonas", currency: "EUR" },
  logOut: () => undefined,
};

/** What the bookmaker decides about one bet of a request. */
export type BetAnswer = (request: PlacementRequest) => PlacedBet;

const createBookmaker = () => {
  const requests: PlacementRequest[] = [];
  let resolve: (placement: Placement) => void;
  let reject: (error: unknown) => void;
  return {
    requests,
    api: {
      place: (request: PlacementRequest): Promise<Placement> => {
        requests.push(request);
        return new Promise((...ends) => {
          [resolve, reject] = ends;
        });
      },
      placement: (): Promise<Placement> => new Promise(() => undefined),
    },
    /** The bet is debited and decided after a delay. */
    prepare: (seconds: number): void =>
      resolve({ state: "PREPARED", acceptAt: seconds * 1000, now: 0, balance: "100.00" } as Placement),
    decide: (...bets: readonly BetAnswer[]): void => {
      const request = requests.at(-1) as PlacementRequest;
      const { reqUuid, betslipId } = request;
      const result = { reqUuid, betslipId, bets: bets.map((bet) => bet(request)) };
      resolve({ state: "DECIDED", result, balance: "248.60" });
    },
    fail: (error: unknown): void => reject(error),
  };
};

export const openPage = (options: SampleOptions = {}) => {
  const asked: string[] = [];
  const codes: CodesApi = {
    share: () => new Promise(() => undefined),
    shared: () => new Promise(() => undefined),
    ...options.codes,
  };
  const settings = { ...SETTINGS, ...options.settings };
  const page = openSlips({
    settings,
    askToSignIn: () => asked.push("sign in"),
    askToDeposit: () => asked.push("deposit"),
    askBuilder: () => new Promise(() => undefined),
    parts: { codes, now: Date.now },
  });
  const bookmaker = createBookmaker();
  page.signIn(bookmaker.api);
  page.session.setState(options.isVisitor ? { status: "anonymous" } : SIGNED_IN, true);
  if (options.isIndonesian) page.preferences.choose("desktopOfferView", "indonesia_standard");
  page.store.setState({
    wallet: { enabled: true, currency: "EUR", balance: 24_860n, ...options.wallet },
    limits: options.limits ? { rooms: {}, outcomes: {}, ...options.limits } : null,
  });
  const saferGambling = { ...createSaferGambling(), limits: page.limits };
  const opened = { ...page, ...bookmaker, config: configOf(settings), saferGambling, asked };
  for (const step of options.steps ?? []) step(opened);
  return opened;
};

export const outcomeOf = (event: number, changes: Partial<PickedOutcome> = {}): PickedOutcome => ({
  ...sampleOutcome(event, changes.slot ?? 0),
  outcomeName: `Outcome ${event}`,
  eventName: `Home ${event} v Away ${event}`,
  ...changes,
});

const setPrice = ({ lists, time }: SamplePage, event: number, price: number): void => {
  const version = lists.versionOf(event);
  lists.applyFrame([[event, version, version + 1, [0, price]]]);
  // In the first frame the price is painted, in the second the slip follows it.
  time.frame();
  time.frame();
};

/** The first outcome of match `event` is tapped at a price. */
export const selected =
  (event: number, odds = 200, changes: Partial<PickedOutcome> = {}): Step =>
  (page) => {
    setPrice(page, event, odds);
    page.betslips.pick(outcomeOf(event, changes));
    page.time.frame();
  };

/** Its price is another now, or cannot be had. */
export const changed =
  (event: number, odds: number, availability: "open" | "suspended" | "gone" = "open"): Step =>
  (page) =>
    setPrice(page, event, { open: odds, suspended: -odds, gone: 0 }[availability]);

const dispatched =
  (action: SlipAction): Step =>
  ({ betslips }) =>
    betslips.dispatch(action);

export const typed = (ticketType: TicketType): Step => dispatched({ type: "ticket type chosen", ticketType, at: 0 });
export const staked = (stake: bigint): Step => dispatched({ type: "stake entered", stake });
export const stakedInTotal = (total: bigint): Step =>
  dispatched({ type: "total payment entered", total, remainder: "first" });

interface AnswerChanges extends Partial<PlacedBet> {
  /** The price it was placed at. */
  readonly takenAt?: number;
}

/** What the bookmaker says of the bet on these matches. */
export const answer =
  (events: number | readonly number[], { takenAt, ...changes }: AnswerChanges = {}) =>
  ({ selections }: PlacementRequest): PlacedBet => {
    const ids = [events].flat();
    const hashes = selections.filter(({ eventId }) => ids.includes(eventId)).map(({ hash }) => hash);
    return {
      id: `0190d3a0-0000-7000-8000-00000000000${ids[0]}`,
      status: "PLACED",
      hashes,
      reasons: [],
      stake: "10.00",
      alternativeStake: null,
      maxWinnings: "20.00",
      odds: takenAt === undefined ? {} : Object.fromEntries(hashes.map((hash) => [hash, takenAt])),
      ...changes,
    };
  };

const configOf = (settings: BetslipSettings): AppConfig =>
  createAppConfig({
    brand: { ...defaultBrand, settings: { ...defaultBrand.settings, betslip: settings } },
    currency: "EUR",
    version: "1",
  });

/** What the app puts around a slip. */
export const AroundSlip = ({ page, children }: { readonly page: SamplePage; readonly children: ReactNode }) => (
  <ConfigContext value={page.config}>
    <SessionContext value={page.session}>
      <LinksContext value={SAMPLE_LINKS}>
        <SaferGamblingContext value={page.saferGambling}>
          <PreferencesContext value={page.preferences}>
            <OfferStoreContext value={page.offer}>
              <BetslipsContext value={page.betslips}>{children}</BetslipsContext>
            </OfferStoreContext>
          </PreferencesContext>
        </SaferGamblingContext>
      </LinksContext>
    </SessionContext>
  </ConfigContext>
);
