import { createStoredBetslips } from "../../config/stored.ts";
import { createBetslips } from "../../data/betslip/betslips.ts";
import { createAssemble } from "../../data/betslip/slip/assembler.ts";
import { createLiveEvents } from "../../data/event/live-events.ts";
import { listQueryOf } from "../../data/preferences/list-query.ts";
import { offerLocaleOf } from "../../i18n/locale.ts";
import { betslipsApi, type CodesApi } from "../../net/betslips-api.ts";
import { raiseChunkError } from "../../ui/load-chunk.ts";
import { createSlipWorker, openSlipWorker } from "../../workers/slip-worker-client.ts";
import type { App } from "../create-app.ts";

/** What of the app the slips use. */
type BetslipsApp = Pick<
  App,
  | "env"
  | "queryClient"
  | "config"
  | "shownConfig"
  | "navigation"
  | "offer"
  | "offerApi"
  | "preferences"
  | "preview"
  | "saferGambling"
  | "session"
  | "lazyBetslips"
>;

/** Starts the engine of the slips. Picks that were made before it was loaded are applied first. */
export const startBetslips = (app: BetslipsApp) => {
  const { env, config, navigation, offer, preferences, session, lazyBetslips } = app;
  const { start, narrow, report } = env;
  const worker = createSlipWorker(openSlipWorker, report, raiseChunkError);
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
    ...env,
    client: app.queryClient,
    store: lazyBetslips.store,
    brand: config.brand.slug,
    general: config.general,
    settings: config.betslip,
    taxesAndBonuses: {
      read: () => app.shownConfig.getState().betslip.taxesAndBonuses,
      subscribe: app.shownConfig.subscribe,
    },
    currency: config.currency,
    preferences,
    isNarrow: () => narrow.matches,
    offer: offer.store,
    whole: offer.joinEvents(createLiveEvents),
    gate: { connection: offer.connection, session, limits: app.saferGambling.limits, preview: app.preview },
    onEvents: offer.setPicked,
    askBuilder: app.offerApi.betBuilder,
    codes,
    linkOf,
    assemble,
    stored: createStoredBetslips(env.storage, config.brand.slug),
    askTriangle: (take) => worker.ask("triangle", null, take),
    askLimits: (task, take) => {
      if (task) worker.ask("limits", task, take);
      else worker.forget("limits");
    },
    onBalance: (balance) => onBalance(balance),
    onMoney: () => onMoney(),
    report,
  });

  offer.onPinned(engine.heldChanged);
  narrow.addEventListener("change", engine.narrowChanged);
  // Prices of the slip are kept with it, for the page that comes next.
  window.addEventListener("pagehide", engine.sendNow);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") engine.sendNow();
    else engine.wake();
  });
  // Told to the other tabs only.
  window.addEventListener("storage", ({ key }) => {
    if (key?.includes("betslips.")) engine.storedElsewhere();
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
