import type { WidgetColors } from "@touchline/brands";
import { message } from "../../i18n/message.ts";
import styles from "./tracker.module.css";

/** A provider's tracker: its script, and how it should look. */
export interface TrackerProvider {
  readonly script: string;
  /** What the provider calls the theme of the page. */
  readonly theme: string;
  readonly colors: WidgetColors | undefined;
  readonly locale: string;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A page of its own that holds nothing but the script and what it needs to know. */
export const trackerDocument = ({ script, theme, colors, locale }: TrackerProvider, eventId: number): string => {
  const data = {
    event: `${eventId}`,
    widget: "live-match-tracker",
    theme,
    locale,
    colors: JSON.stringify(colors ?? {}),
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeAttribute(value)}"`);
  return `<!doctype html><meta charset="utf-8"><body style="margin:0" ${attributes.join(" ")}><script src="${escapeAttribute(script)}"></script></body>`;
};

/** The provider's script runs apart from the page: it sees neither its storage nor the bettor's session. */
export const ProviderTracker = ({
  provider,
  eventId,
}: {
  readonly provider: TrackerProvider;
  readonly eventId: number;
}) => (
  <iframe
    className={styles.provider}
    title={message("eventView.trackerOfProvider")}
    sandbox="allow-scripts"
    referrerPolicy="no-referrer"
    srcDoc={trackerDocument(provider, eventId)}
  />
);
