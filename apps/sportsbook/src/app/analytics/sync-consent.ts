import { newId } from "../../data/betslip/slip/new-id.ts";
import { watchStore } from "../../data/store.ts";
import type { NotifyHost } from "../../host/host-link.ts";
import type { App } from "../create-app.ts";
import { notifyHostOfRoutes, notifyHostOfSlip } from "../host/notify-host.ts";
import { analyticsEventOf } from "./analytics-events.ts";
import type { AnalyticsPort } from "./analytics-port.ts";
import { createGtagFrame } from "./gtag-frame.ts";
import { createHostAnalytics } from "./host-analytics.ts";

const CLIENT = "analytics-client";

type Parts = Pick<App, "env" | "consent" | "interests" | "shownConfig" | "navigation" | "lazyBetslips">;

/** The same visit after a reload; another tab is another visit. */
const clientOf = ({ tabStorage }: App["env"]): string => {
  const known = tabStorage.read(CLIENT);
  if (known !== null) return known;
  const client = newId();
  tabStorage.write(CLIENT, client);
  return client;
};

/** Counts the use of the app while there is consent; without it no script is loaded and nothing is sent. */
const syncAnalytics = ({ env, consent, shownConfig, navigation, lazyBetslips }: Parts): void => {
  const { host } = env;
  let ports: readonly AnalyticsPort[] = [];

  const count: NotifyHost = (name, parts) => {
    const event = ports.length > 0 ? analyticsEventOf(name, parts) : null;
    if (event) for (const port of ports) port.send(event);
  };
  const start = (): void => {
    const { analyticsId } = shownConfig.getState().brand.settings.integrationWidgets;
    ports = [
      createHostAnalytics(host.notify),
      ...(analyticsId === null ? [] : [createGtagFrame({ id: analyticsId, client: clientOf(env) })]),
    ];
    count("route.changed", { path: navigation.path(), arrival: "push", title: document.title });
  };
  const stop = (): void => {
    for (const port of ports) port.stop();
    ports = [];
  };

  const isWanted = ({ analytics }: ReturnType<typeof consent.answers.getState>): boolean => analytics === true;
  watchStore(consent.answers, isWanted, (wanted) => (wanted ? start() : stop()));
  if (isWanted(consent.answers.getState())) start();
  notifyHostOfRoutes(navigation, count, env);
  notifyHostOfSlip(lazyBetslips.store, count);
  host.observe((name, parts) => {
    // The two above are told by the app's own stores, because a page that stands alone tells nobody of them.
    if (name !== "route.changed" && name !== "slip.count") count(name, parts);
  });
};

/** Remembers which tournaments are looked at, for recommendations, while there is consent; forgets them when it is withdrawn. */
const syncInterests = ({ consent, interests, shownConfig, navigation }: Parts): void => {
  const { location } = navigation;
  const isWanted = (): boolean =>
    consent.answers.getState().recommendations === true &&
    shownConfig.getState().brand.settings.integrationWidgets.vaix;
  const note = (): void => {
    const { tournament } = location.getState().route.filters;
    if (tournament !== undefined && isWanted()) interests.note(tournament);
  };
  watchStore(
    consent.answers,
    ({ recommendations }) => recommendations,
    (answer) => {
      if (answer === false) interests.forget();
    },
  );
  watchStore(location, ({ route }) => route.filters.tournament, note);
  note();
};

/** Everything that needs consent. */
export const syncConsent = (parts: Parts): void => {
  syncAnalytics(parts);
  syncInterests(parts);
};
