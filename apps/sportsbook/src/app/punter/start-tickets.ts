import type { QueryClient } from "@tanstack/react-query";
import type { StoreApi } from "zustand/vanilla";
import type { AppConfig } from "../../config/app-config.ts";
import { createStoredNews } from "../../config/stored.ts";
import { ownerMark } from "../../data/betslip/persistence/owner-mark.ts";
import { createLiveEvents } from "../../data/event/live-events.ts";
import type { LiveOffer } from "../../data/live-offer/live-offer.ts";
import { listQueryOf } from "../../data/preferences/list-query.ts";
import type { PreferencesStore } from "../../data/preferences/preferences-store.ts";
import { createTickets } from "../../data/tickets/tickets.ts";
import type { Tickets } from "../../data/tickets/tickets-model.ts";
import type { Env } from "../../env/env.ts";
import { offerLocaleOf } from "../../i18n/locale.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import type { PunterCall } from "../../net/punter-call.ts";
import type { PushClient } from "../../net/push-client.ts";
import { createTicketsApi } from "../../net/tickets-api.ts";
import type { Start } from "../boot/start.ts";
import type { StartedBetslips } from "./start-betslips.ts";

/** What the page gives to whoever brings the bets to it. */
export interface TicketsPlace {
  readonly tickets: StoreApi<Tickets | null>;
  readonly config: AppConfig;
  readonly locale: Start["locale"];
  readonly narrow: Pick<MediaQueryList, "matches">;
  readonly preferences: PreferencesStore;
}

interface StartTicketsOptions extends TicketsPlace, Pick<Env, "now" | "after" | "storage" | "report"> {
  readonly client: QueryClient;
  readonly owner: string;
  readonly call: PunterCall;
  readonly betslips: Pick<StartedBetslips, "assemble" | "openRebet" | "share">;
  readonly offer: Pick<LiveOffer, "joinEvents">;
  readonly offerApi: Pick<OfferApi, "availableEvents">;
  readonly push: Pick<PushClient, "request">;
  readonly onBalance: (balance: string) => void;
}

/** Puts the bets of the punter who is here on the page, and takes them away with them. */
export const startTickets = (options: StartTicketsOptions) => {
  const { tickets: place, config, locale, narrow, preferences, client, owner, call, betslips, offer, push } = options;
  const naming = () => ({
    locale: offerLocaleOf(locale),
    supplementalNameTypeIds: listQueryOf(config.general, preferences.preferences.getState(), narrow.matches)
      .supplementalNameTypeIds,
  });

  const engine = createTickets({
    client,
    owner,
    api: createTicketsApi(call, naming),
    cashoutEnabled: config.betslip.cashoutEnabled,
    events: offer.joinEvents(createLiveEvents),
    askAvailable: options.offerApi.availableEvents,
    watchBets: (bets) => push.request((over) => over.watchBets({ bets: [...bets] })),
    assemble: betslips.assemble,
    openRebet: betslips.openRebet,
    share: betslips.share,
    copy: (text) => navigator.clipboard.writeText(text),
    news: createStoredNews(options.storage, config.brand.slug, ownerMark(owner)),
    now: options.now,
    after: options.after,
    onBalance: options.onBalance,
    report: options.report,
  });
  place.setState(engine.tickets, true);

  return {
    ...engine,
    close: (): void => {
      place.setState(null);
      engine.close();
    },
  };
};
