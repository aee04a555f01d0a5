import type { FromApp } from "@touchline/protocol/host-messages";
import { guarded } from "./listeners.ts";
import type { HostAddress } from "./sportsbook.ts";

export interface AddressBar {
  show(route: FromApp["route.changed"]): void;
  goBack(): void;
  close(): void;
}

/** The place in the app that the address bar means now. */
export const readAddress = (address: HostAddress): string | null => address.toApp(new URL(location.href));

/** The page's address follows the app, and the browser's back and forward lead through the app. */
export const followAddressBar = (address: HostAddress, goTo: (path: string) => void): AddressBar => {
  let shown = readAddress(address);

  const follow = (): void => {
    const path = readAddress(address);
    // A step within the page, or out of what is ours.
    if (path === null || path === shown) return;
    shown = path;
    goTo(path);
  };
  const onStep = (): void => guarded(follow);
  addEventListener("popstate", onStep);

  return {
    show: ({ path, arrival }) => {
      // Where a step back or forward led is in the address bar already, and by now perhaps the next one.
      if (arrival === "pop") return;
      shown = path;
      const here = readAddress(address);
      const { href } = new URL(address.toHost(path), location.href);
      if (here === path || href === location.href) return;
      if (arrival === "push") history.pushState({ touchline: path }, "", href);
      // The page may be elsewhere by now, with the app kept behind it: only a step of the punter leads back.
      else if (here !== null) history.replaceState({ ...history.state, touchline: path }, "", href);
    },
    goBack: () => history.back(),
    close: () => removeEventListener("popstate", onStep),
  };
};
