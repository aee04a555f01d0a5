import type { HostAddress } from "./sportsbook.ts";

/** Maps the app to a path of the site: under `/sports`, the app's `/live` is the site's `/sports/live`. */
export const addressUnder = (base: string): HostAddress => {
  const root = base.replace(/\/+$/, "");
  return {
    toHost: (path) => (root === "" ? path : root + path.replace(/^\/(?=\?|$)/, "")),
    toApp: ({ pathname, search }) =>
      pathname === root || pathname.startsWith(`${root}/`) ? (pathname.slice(root.length) || "/") + search : null,
  };
};
