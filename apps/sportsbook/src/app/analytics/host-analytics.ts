import type { NotifyHost } from "../../host/host-link.ts";
import type { AnalyticsPort } from "./analytics-port.ts";

/** The operator's own analytics, behind the channel to its page. */
export const createHostAnalytics = (notify: NotifyHost): AnalyticsPort => ({
  send: ({ name, parameters }) => notify("analytics.event", { name, parameters }),
  stop: () => undefined,
});
