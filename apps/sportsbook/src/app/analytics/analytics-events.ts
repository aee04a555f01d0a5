import type { FromApp } from "@touchline/protocol/host-messages";
import type { AnalyticsEvent } from "./analytics-port.ts";

type Counted = { readonly [Name in keyof FromApp]?: (parts: FromApp[Name]) => AnalyticsEvent };

/** An address may hold the id of a bet, which is nobody's business but the bettor's. */
const withoutQuery = (path: string): string => path.split("?")[0] ?? path;

/** What is counted of what a host is told. */
const COUNTED: Counted = {
  "route.changed": ({ path, title }) => ({
    name: "page_view",
    parameters: { page_path: withoutQuery(path), page_title: title },
  }),
  "slip.count": ({ count }) => ({ name: "betslip_changed", parameters: { count } }),
  "bet.placed": ({ stake, currency }) => ({ name: "bet_placed", parameters: { value: stake, currency } }),
  "login.asked": () => ({ name: "login_asked", parameters: {} }),
  "deposit.asked": () => ({ name: "deposit_asked", parameters: {} }),
};

/** Null for what is not counted. */
export const analyticsEventOf = <Name extends keyof FromApp>(name: Name, parts: FromApp[Name]): AnalyticsEvent | null =>
  COUNTED[name]?.(parts) ?? null;
