import type { SportsbookEvents, SportsbookOptions } from "@touchline/host-sdk";

type Handlers = {
  readonly [Name in keyof SportsbookEvents as `on${Capitalize<Name>}`]?:
    | ((detail: SportsbookEvents[Name]) => void)
    | undefined;
};

/** The options of the SDK, and a handler for each of its events: `onBetPlaced` for `betPlaced`. All may change at any time. */
export type SportsbookProps = Omit<SportsbookOptions, "container"> & Handlers;

/** Typed as a record, so that a new event cannot be forgotten. */
const NAMES: Readonly<Record<keyof SportsbookEvents, true>> = {
  loaded: true,
  route: true,
  settings: true,
  slipCount: true,
  betPlaced: true,
  betSettled: true,
  balanceChanged: true,
  balanceAsked: true,
  loginAsked: true,
  logoutAsked: true,
  depositAsked: true,
  pageAsked: true,
  breakAsked: true,
  checkAnswered: true,
  analyticsEvent: true,
  scroll: true,
  height: true,
  error: true,
};
export const EVENT_NAMES = Object.keys(NAMES) as readonly (keyof SportsbookEvents)[];

export const handlerOf = (
  props: SportsbookProps,
  name: keyof SportsbookEvents,
): ((detail: never) => void) | undefined =>
  props[`on${name[0]?.toUpperCase()}${name.slice(1)}` as keyof Handlers] as ((detail: never) => void) | undefined;

/** Options that the app follows; the others need another app. */
const FOLLOWED = [
  "locale",
  "activeLocale",
  "theme",
  "currency",
  "betId",
  "loadMobileView",
  "header",
  "footer",
] as const;

/** What the app has to be told after a change of the props. */
export const changedOptions = (before: SportsbookProps, now: SportsbookProps): object => {
  const changed = FOLLOWED.filter((name) => before[name] !== now[name] && now[name] !== undefined);
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
};

/** Functions are looked up when they are called, so that those of the last render are used. */
export const optionsOf = (container: HTMLElement, props: () => SportsbookProps): SportsbookOptions => {
  const now = props();
  const given = Object.entries(now).filter(
    ([name]) => !EVENT_NAMES.some((event) => name.toLowerCase() === `on${event}`.toLowerCase()),
  );
  const { getSession, getWallet, address, onMessage } = now;
  return {
    ...(Object.fromEntries(given) as Omit<SportsbookOptions, "container">),
    container,
    ...(getSession && { getSession: (reason) => (props().getSession ?? getSession)(reason) }),
    ...(getWallet && { getWallet: () => (props().getWallet ?? getWallet)() }),
    ...(onMessage && { onMessage: (message) => props().onMessage?.(message) }),
    ...(address && {
      address: {
        toHost: (path) => (props().address ?? address).toHost(path),
        toApp: (url) => (props().address ?? address).toApp(url),
      },
    }),
  };
};
