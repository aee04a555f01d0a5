import type { AnalyticsEvent, AnalyticsPort } from "./analytics-port.ts";

interface GtagFrameOptions {
  /** The brand's id at the provider. */
  readonly id: string;
  /** Tells one visit from another; made for this tab, and not stored beyond it. */
  readonly client: string;
}

/**
 * The provider's script runs in a page without an origin (`/analytics.html`): it has no cookies and can reach neither session nor storage.
 * It is told events by messages.
 */
export const createGtagFrame = ({ id, client }: GtagFrameOptions): AnalyticsPort => {
  const frame = document.createElement("iframe");
  const waiting: AnalyticsEvent[] = [];
  let isLoaded = false;
  // A page without an origin can only be addressed as any; nothing that is sent is secret.
  const post = (event: AnalyticsEvent): void => frame.contentWindow?.postMessage(event, "*");

  frame.setAttribute("sandbox", "allow-scripts");
  frame.referrerPolicy = "no-referrer";
  frame.hidden = true;
  frame.title = "analytics";
  frame.src = `/analytics.html#${encodeURIComponent(JSON.stringify({ id, client }))}`;
  frame.addEventListener("load", () => {
    isLoaded = true;
    for (const event of waiting.splice(0)) post(event);
  });
  document.body.append(frame);

  return {
    send: (event) => {
      if (isLoaded) post(event);
      else waiting.push(event);
    },
    stop: () => frame.remove(),
  };
};
