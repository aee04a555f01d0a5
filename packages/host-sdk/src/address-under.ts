import type { HostAddress } from "./sportsbook.ts";

/** A part that narrows a list, such as `d_today`: no view is named like that. */
const NARROWS = /^\/[a-z]+_/;

/**
 * Maps the app to a path of the site: under `/sports`, the app's `/live` is the site's `/sports/live`. A view of the same name as the path
 * is not named twice: the app's `/sports/d_today` is the site's `/sports/d_today`.
 */
export const addressUnder = (base: string): HostAddress => {
  const root = base.replace(/\/+$/, "");
  const view = root.slice(root.lastIndexOf("/"));
  const isTwice = (path: string): boolean =>
    view !== "" && path.startsWith(`${view}/`) && NARROWS.test(path.slice(view.length));
  return {
    toHost: (path) => {
      if (root === "") return path;
      return root + (isTwice(path) ? path.slice(view.length) : path.replace(/^\/(?=\?|$)/, ""));
    },
    toApp: ({ pathname, search }) => {
      if (pathname !== root && !pathname.startsWith(`${root}/`)) return null;
      const path = pathname.slice(root.length);
      return (NARROWS.test(path) ? view + path : path || "/") + search;
    },
  };
};
