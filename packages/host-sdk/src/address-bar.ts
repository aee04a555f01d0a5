import type { FromApp } from "@touchline/protocol/host-messages";
import { guarded } from "./listeners.ts";
import type { HostAddress } from "./sportsbook.ts";

export interface AddressBar {
  /** The app is there, at this location. */
  begin(ready: FromApp["ready"]): void;
  show(route: FromApp["route.changed"]): void;
  goBack(): void;
  close(): void;
}

/** The location in the app for the current address; null where it is outside the app. */
export const readAddress = (address: HostAddress): string | null => address.toApp(new URL(location.href));

/** The page's address and title follow the app, and the browser's back and forward navigate in the app. */
export const followAddressBar = (address: HostAddress, goTo: (path: string) => void): AddressBar => {
  let shown = readAddress(address);
  /** By the app's own word, which may be another path of the same location. */
  let path: string | null = null;

  const follow = (): void => {
    const next = readAddress(address);
    // A step within the same location, or outside the app.
    if (next === null || next === shown) return;
    shown = next;
    goTo(next);
  };
  const onStep = (): void => guarded(follow);
  addEventListener("popstate", onStep);

  const setTitle = (title = ""): void => {
    if (title) document.title = title;
  };

  return {
    begin: (ready) => {
      path = ready.path;
      setTitle(ready.title);
    },
    show: (route) => {
      setTitle(route.title);
      const isSame = route.path === path && route.arrival === "replace";
      path = route.path;
      // After back or forward the address bar already shows it, and may have moved on since.
      if (isSame || route.arrival === "pop") return;
      shown = route.path;
      const here = readAddress(address);
      const { href } = new URL(address.toHost(route.path), location.href);
      if (here === route.path || href === location.href) return;
      if (route.arrival === "push") history.pushState({ touchline: route.path }, "", href);
      // The page may be outside the app by now: only the user's own steps lead back.
      else if (here !== null) history.replaceState({ ...history.state, touchline: route.path }, "", href);
    },
    goBack: () => history.back(),
    close: () => removeEventListener("popstate", onStep),
  };
};
