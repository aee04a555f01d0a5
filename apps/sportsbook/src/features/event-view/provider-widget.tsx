import type { WidgetColors } from "@touchline/brands";
import { message } from "../../i18n/message.ts";
import styles from "./tracker.module.css";

/** What a provider may fill, each in the same slot. */
export const WIDGETS = ["tracker", "statistics", "betAssist"] as const;
export type Widget = (typeof WIDGETS)[number];

/** A provider's widgets: the script that loads them, and how they should look. */
export interface WidgetProvider {
  readonly script: string;
  readonly widgets: readonly Widget[];
  /** The brand's account with the statistics. */
  readonly accountId: string | null;
  /** What the provider calls the theme of the page. */
  readonly theme: string;
  readonly colors: WidgetColors | undefined;
  readonly locale: string;
}

const CALLED = {
  tracker: { name: "live-match-tracker", title: "trackerOfProvider" },
  statistics: { name: "statistics", title: "statisticsOfProvider" },
  betAssist: { name: "bet-assist", title: "betAssist" },
} as const;

/** A page of its own that holds nothing but the script, and what that needs to know. */
export const widgetAddress = (provider: WidgetProvider, widget: Widget, eventId: number): string => {
  const { script, theme, colors, locale, accountId } = provider;
  const data = {
    script,
    event: `${eventId}`,
    widget: CALLED[widget].name,
    theme,
    locale,
    colors: JSON.stringify(colors ?? {}),
    ...(widget === "statistics" && accountId !== null && { account: accountId }),
  };
  return `/widget.html#${encodeURIComponent(JSON.stringify(data))}`;
};

interface ProviderWidgetProps {
  readonly provider: WidgetProvider;
  readonly widget: Widget;
  readonly eventId: number;
}

/** The provider's script runs apart from the page: it sees neither its storage nor the bettor's session. */
export const ProviderWidget = ({ provider, widget, eventId }: ProviderWidgetProps) => (
  <iframe
    className={styles.provider}
    title={message(`eventView.${CALLED[widget].title}`)}
    sandbox="allow-scripts"
    referrerPolicy="no-referrer"
    src={widgetAddress(provider, widget, eventId)}
  />
);
