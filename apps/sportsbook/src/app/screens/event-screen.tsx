import { useQuery } from "@tanstack/react-query";
import type { Theme } from "@touchline/brands";
import { offersLive } from "@touchline/jurisdictions";
import type { ListEvent } from "@touchline/protocol";
import { useState } from "react";
import type { AppConfig } from "../../config/app-config.ts";
import { createBuilderLegs } from "../../data/event/builder-legs.ts";
import type { FullEvent } from "../../data/event/full-event.ts";
import { useOfferApi } from "../../data/offer/offer-context.ts";
import { usePreferences } from "../../data/preferences/preferences-context.ts";
import { leagueEventsQuery } from "../../data/queries.ts";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { EventGone, EventSkeleton } from "../../features/event-view/event-states.tsx";
import { EventView } from "../../features/event-view/event-view.tsx";
import { type EventWidgets, WIDGETS } from "../../features/event-view/provider-widget.tsx";
import { DelayNotice } from "../../features/navigation/safer-gambling.tsx";
import { BoardFailure } from "../../features/offer-list/board-states.tsx";
import { eventName } from "../../i18n/event-words.ts";
import { pageLocale } from "../../i18n/language.ts";
import { Late } from "../../ui/late.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import styles from "../layouts/shell.module.css";
import { useShownLocation } from "../router/shown-location.ts";
import { useServices } from "../services.ts";
import type { Prepare } from "./prepare.ts";
import { loadFullEvent, useFullEvent } from "./use-full-event.ts";
import { useScreenTitle } from "./use-screen-title.ts";

const NONE: readonly ListEvent[] = [];

/** The events of the league, loaded once; empty until then. */
const useLeagueEvents = (tournament: number | undefined): readonly ListEvent[] =>
  useQuery(leagueEventsQuery(useOfferApi(), tournament)).data ?? NONE;

const widgetsOf = ({ brand }: AppConfig, theme: Theme): EventWidgets => {
  const { widgetLoader, statistics } = brand.settings.integrationWidgets;
  const { script, liveMatchTracker, betAssist, themes } = widgetLoader;
  const configured = { tracker: liveMatchTracker, statistics: statistics.enabled, betAssist };
  return {
    enabled: WIDGETS.filter((widget) => configured[widget]),
    provider: script
      ? {
          script,
          accountId: statistics.accountId,
          theme: themes[theme],
          colors: brand.widgetColors[theme],
          locale: pageLocale(),
        }
      : null,
  };
};

/** In seconds: an older state of the tracker is shown as paused. */
const PAUSE_AFTER = 15;

/** Lazy: most bettors do not open the bet builder. */
const BetBuilder = lazyPart(
  () => import("../../features/bet-builder/bet-builder.tsx"),
  (module) => module.BetBuilder,
);

/** Lazy: the menu library is not needed for the first odds. */
const EventSwitcher = lazyPart(
  () => import("../../features/event-view/event-switcher.tsx"),
  (module) => module.EventSwitcher,
);

const hasBuilder = ({ general }: AppConfig, { sport, markets }: FullEvent): boolean => {
  const { enabled, sports } = general.betBuilder;
  return enabled && sports.some((key) => key === sport.key) && markets.some(({ betBuilder }) => betBuilder);
};

export const prepare: Prepare = async ({ offer }, { filters }) => {
  if (filters.event !== undefined) await loadFullEvent(offer, filters.event);
};

/** One event with every market. */
export const EventScreen = () => {
  const { route } = useShownLocation();
  const config = useConfig();
  const { navigation, offer } = useServices();
  const api = useOfferApi();
  const { event, loadState, retryNow } = useFullEvent(route.filters.event ?? null);
  const [legs] = useState(createBuilderLegs);
  const hrefOf = useHref();
  const { theme } = usePreferences();
  const { state: connection, age } = useStore(offer.connection);
  const leagueEvents = useLeagueEvents(event?.tournament.id);
  useScreenTitle(event && eventName(event));

  // It may have gone live while it was looked at.
  if (event?.live && !offersLive(config.pack)) return <EventGone />;
  if (!event) {
    if (loadState.status === "failed") return <BoardFailure retryAt={loadState.retryAt} onRetry={retryNow} />;
    if (loadState.status !== "gone") return <EventSkeleton />;
    return <EventGone />;
  }
  const { tournament } = event;
  return (
    <div className={styles.offer} data-dimmed={connection === "reconnecting"}>
      {event.live && route.view !== "live" && <DelayNotice />}
      <EventView
        event={event}
        switcher={
          <Late>
            <EventSwitcher
              league={tournament.name}
              current={event.id}
              events={leagueEvents}
              onSwitch={(id) => navigation.go(hrefOf({ ...route, filters: { ...route.filters, event: id } }))}
            />
          </Late>
        }
        widgets={widgetsOf(config, theme)}
        players={config.general.miscellaneous.playerPropsInEventview}
        renderBuilder={
          hasBuilder(config, event)
            ? (renderMarkets) => (
                <BetBuilder event={event} legs={legs} ask={api.betBuilder} renderMarkets={renderMarkets} />
              )
            : null
        }
        paused={age >= PAUSE_AFTER}
        onBack={navigation.back}
      />
    </div>
  );
};
