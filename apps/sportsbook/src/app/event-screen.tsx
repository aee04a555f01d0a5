import type { Theme } from "@touchline/brands";
import type { Route } from "@touchline/protocol";
import { useState } from "react";
import type { AppConfig } from "../config/app-config.ts";
import { createFavouriteMarkets } from "../data/event/favourite-markets.ts";
import { usePreferences } from "../data/preferences/preferences-context.ts";
import { useStateValue } from "../data/use-state-value.ts";
import { EventGone, EventSkeleton } from "../features/event-view/event-states.tsx";
import { EventView } from "../features/event-view/event-view.tsx";
import type { TrackerProvider } from "../features/event-view/provider-tracker.tsx";
import { BoardFailure } from "../features/offer-list/board-states.tsx";
import { useServices } from "./services.ts";
import styles from "./shell.module.css";
import { useFullEvent } from "./use-full-event.ts";
import { NARROW, useMediaQuery } from "./use-media-query.ts";

const providerOf = ({ brand }: AppConfig, theme: Theme): TrackerProvider | null => {
  const { script, liveMatchTracker, themes } = brand.settings.integrationWidgets.widgetLoader;
  if (!script || !liveMatchTracker) return null;
  return { script, theme: themes[theme], colors: brand.widgetColors[theme], locale: document.documentElement.lang };
};

/** One event with every market. */
export const EventScreen = ({ route }: { readonly route: Route }) => {
  const { config, navigation, offer } = useServices();
  const { event, loadState, retryNow } = useFullEvent(route.filters.event ?? null);
  const [favourites] = useState(createFavouriteMarkets);
  const isNarrow = useMediaQuery(NARROW);
  const { theme } = usePreferences();
  const { state: connection } = useStateValue(offer.connection);

  if (!event) {
    if (loadState.status === "failed") return <BoardFailure retryAt={loadState.retryAt} onRetry={retryNow} />;
    if (loadState.status !== "gone") return <EventSkeleton />;
    return <EventGone href={navigation.hrefOf({ view: "sports", filters: { date: "all" } })} />;
  }
  const { tournament } = event;
  return (
    <div className={styles.offer} data-dimmed={connection === "reconnecting"}>
      <EventView
        event={event}
        favourites={favourites}
        leagueHref={navigation.hrefOf({ view: "sports", filters: { date: "all", tournament: tournament.id } })}
        provider={providerOf(config, theme)}
        players={config.general.miscellaneous.playerPropsInEventview}
        narrow={isNarrow}
        onBack={navigation.back}
      />
    </div>
  );
};
