import type { FromApp } from "@touchline/protocol/host-messages";
import { guarded } from "./listeners.ts";
import type { HostAddress } from "./sportsbook.ts";

export interface AddressBar {
  show(route: FromApp["route.changed"]): void;
  goBack(): void;
  close(): void;
}

/** The location in the app for the current address; null where it is outside the app. */
export const readAddress = (address: HostAddress): string | null => address.toApp(new URL(location.href));

/** The page's address follows the app, and the browser's back and forward navigate in the app. */
export const followAddressBar = (address: HostAddress, goTo: (path: string) => void): AddressBar => {
  let shown = readAddress(address);

  const follow = (): void => {
    const path = readAddress(address);
    // A step within the same location, or outside the app.
    if (path === null || path === shown) return;
    shown = path;
    goTo(path);
  };
  const onStep = (): void => guarded(follow);
  addEventListener("popstate", onStep);

  return {
    show: ({ path, arrival }) => {
      // After back or forward the address bar already shows it, and may have moved on since.
      if (arrival === "pop") return;
      shown = path;
      const here = readAddress(address);
      const { href } = new URL(address.toHost(path), location.href);
      if (here === path || href === location.href) return;
      if (arrival === "push") history.pushState({ touchline: path }, "", href);
      // The page may be outside the app by now: only the user's own steps lead back.
      else if (here !== null) history.replaceState({ ...history.state, touchline: path }, "", href);
    },
    goBack: () => history.back(),
    close: () => removeEventListener("popstate", onStep),
  };
};
