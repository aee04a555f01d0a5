import type { QueryClient } from "@tanstack/react-query";
import type { AppConfig } from "../../config/app-config.ts";
import { createStoredBetslips } from "../../config/stored-betslips.ts";
import { after } from "../../data/after.ts";
import { createAssemble } from "../../data/betslip/assembler.ts";
import { createBetslips } from "../../data/betslip/betslips.ts";
import type { LazyBetslips } from "../../data/betslip/lazy-betslips.ts";
import { createLiveEvents } from "../../data/event/live-events.ts";
import type { LiveOffer } from "../../data/live-offer/live-offer.ts";
import { browserFrames } from "../../data/offer/frames.ts";
import { pagePreview } from "../../data/page-preview.ts";
import { listQueryOf } from "../../data/preferences/list-query.ts";
import type { PreferencesStore } from "../../data/preferences/preferences-store.ts";
import { pageSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import type { ReadableSession } from "../../data/session/session.ts";
import { offerLocaleOf } from "../../i18n/locale.ts";
import { betslipsApi, type CodesApi } from "../../net/betslips-api.ts";
import { createSlipWorker, openSlipWorker } from "../../workers/slip-worker-client.ts";
import type { Start } from "../boot/start.ts";
import type { Navigation } from "../router/navigation.ts";

interface FollowBetslipsOptions {
  readonly client: QueryClient;
  readonly start: Pick<Start, "tenant" | "tenantUuid" | "locale">;
  readonly config: AppConfig;
  readonly navigation: Navigation;
  readonly offer: LiveOffer;
  readonly preferences: PreferencesStore;
  readonly session: ReadableSession;
  readonly lazyBetslips: LazyBetslips;
  readonly narrow: MediaQueryList;
  readonly onError: (error: unknown) => void;
}

/** Puts the slips to work: what was picked until now is done first. */
export const startBetslips = (options: FollowBetslipsOptions) => {
  const { client, start, config, navigation, offer, preferences, session, lazyBetslips, narrow, onError } = options;
  const worker = createSlipWorker(openSlipWorker, onError);
  let playerUuid: string | null = null;
  let onBalance = (_balance: string): void => undefined;
  let onMoney = (): void => undefined;

  const assemble = createAssemble(betslipsApi.assemble, () => ({
    tenantUuid: start.tenantUuid,
    languageCode: offerLocaleOf(start.locale),
    ...(playerUuid !== null && { playerUuid }),
    supplementalNameTypeIds: [
      ...listQueryOf(config.general, preferences.preferences.getState(), narrow.matches).supplementalNameTypeIds,
    ],
  }));

  const linkOf = (code: string): string => {
    const link = new URL(navigation.hrefOf({ view: config.general.baseRouteRedirect, filters: {} }), location.origin);
    link.searchParams.set("code", code);
    return link.href;
  };

  const codes: CodesApi = {
    share: (betslip) => betslipsApi.share(start.tenant, betslip),
    shared: (code, signal) => betslipsApi.shared(start.tenant, code, signal),
  };

  const engine = createBetslips({
    client,
    store: lazyBetslips.store,
    brand: config.brand.slug,
    general: config.general,
    settings: config.betslip,
    currency: config.currency,
    preferences,
    isNarrow: () => narrow.matches,
    offer: offer.store,
    whole: offer.joinEvents(createLiveEvents),
    gate: { connection: offer.connection, session, limits: pageSaferGambling.limits, preview: pagePreview },
    onEvents: offer.setPicked,
    askBuilder: offer.askBuilder,
    codes,
    linkOf,
    assemble,
    stored: createStoredBetslips(config.brand.slug),
    askTriangle: (take) => worker.ask("triangle", null, take),
    askLargest: (task, take) => {
      if (task) worker.ask("largestStake", task, take);
      else worker.forget("largestStake");
    },
    now: Date.now,
    after,
    onNextFrame: browserFrames.onNextFrame,
    random: Math.random,
    onBalance: (balance) => onBalance(balance),
    onMoney: () => onMoney(),
    onError,
  });

  offer.onHeld(engine.heldChanged);
  narrow.addEventListener("change", engine.narrowChanged);
  // Prices of the slip are kept with it, for the page that comes next.
  window.addEventListener("pagehide", engine.sendNow);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") engine.sendNow();
    else engine.wake();
  });
  lazyBetslips.attach(engine.actions);

  return {
    ...engine,
    store: lazyBetslips.store,
    assemble,
    share: codes.share,
    /** Who is told of what bets do to the balance. */
    followMoney: (listeners: { readonly onBalance: (balance: string) => void; readonly onMoney: () => void }): void => {
      onBalance = listeners.onBalance;
      onMoney = listeners.onMoney;
    },
    setPlayer: (player: string | null): void => {
      playerUuid = player;
    },
  };
};

export type StartedBetslips = ReturnType<typeof startBetslips>;
