import type { WidgetColors } from "@touchline/brands";
import { message } from "../../i18n/message.ts";
import styles from "./tracker.module.css";

/** Widgets of a provider; all use the same slot. */
export const WIDGETS = ["tracker", "statistics", "betAssist"] as const;
export type Widget = (typeof WIDGETS)[number];

/** A provider's widgets: the script that loads them, and how they should look. */
export interface WidgetProvider {
  readonly script: string;
  /** The brand's account at the provider of statistics. */
  readonly accountId: string | null;
  /** What the provider calls the theme of the page. */
  readonly theme: string;
  readonly colors: WidgetColors | undefined;
  readonly locale: string;
}

/** What the brand enables, and whose widgets they are. */
export interface EventWidgets {
  readonly enabled: readonly Widget[];
  /** Null: our own are shown. */
  readonly provider: WidgetProvider | null;
}

const CALLED = {
  tracker: { name: "live-match-tracker", title: "trackerOfProvider" },
  statistics: { name: "statistics", title: "statisticsOfProvider" },
  betAssist: { name: "bet-assist", title: "betAssist" },
} as const;

/** Address of the page that contains only the provider's script and its parameters. */
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

/** In a sandboxed frame: the provider's script must not read the page's storage or the session. */
export const ProviderWidget = ({ provider, widget, eventId }: ProviderWidgetProps) => (
  <iframe
    className={styles.provider}
    title={message(`eventView.${CALLED[widget].title}`)}
    sandbox="allow-scripts"
    referrerPolicy="no-referrer"
    src={widgetAddress(provider, widget, eventId)}
  />
);
