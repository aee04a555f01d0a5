import { addressUnder, type HostAddress } from "@touchline/host-sdk";
import { SITE_PAGES } from "../site-paths.ts";

/** What in a query belongs to the site and not to the sportsbook: it stays while the punter goes from place to place. */
const OWN = ["embed", "console"] as const;
const under = addressUnder(SITE_PAGES.sports);

const ownQuery = (search: string): readonly string[] =>
  search
    .slice(1)
    .split("&")
    .filter((pair) => OWN.some((name) => pair === name || pair.startsWith(`${name}=`)));

const withQuery = (path: string, pairs: readonly string[]): string =>
  pairs.length === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}${pairs.join("&")}`;

/** The sportsbook's places are addresses of the site, under `/sports`. */
export const siteAddress = (search: () => string): HostAddress => ({
  toHost: (path) => withQuery(under.toHost(path), ownQuery(search())),
  toApp: (url) => {
    const place = new URL(url);
    const own = ownQuery(url.search);
    place.search = url.search
      .slice(1)
      .split("&")
      .filter((pair) => !own.includes(pair))
      .join("&");
    return under.toApp(place);
  },
});
