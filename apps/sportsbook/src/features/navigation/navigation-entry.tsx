import type { ReactNode } from "react";
import { useHostLink } from "../../host/host-link.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./navigation-entry.module.css";
import type { ItemCount, NavigationItem } from "./navigation-items.ts";

interface EntryProps {
  readonly item: NavigationItem;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const isOutside = (href: string): boolean => href.startsWith("https://");

/** A link inside or outside the app, or a button that sends a request to the host. */
export const NavigationEntry = ({ item: { target, current }, className, children }: EntryProps) => {
  const { requestPage } = useHostLink();
  if ("event" in target)
    return (
      <button type="button" className={className} onClick={() => requestPage(target.event)}>
        {children}
      </button>
    );
  return (
    <a
      className={className}
      href={target.href}
      aria-current={current ? "page" : undefined}
      {...(isOutside(target.href) && { target: "_blank", rel: "noopener" })}
    >
      {children}
    </a>
  );
};

export const NavigationIcon = ({ icon }: Pick<NavigationItem, "icon">) =>
  icon.type === "image" ? <img src={icon.url} width={22} height={22} alt="" /> : <Icon name={icon.name} size={22} />;

const countText = ({ of, number: count }: ItemCount): string =>
  of === "events" ? message("navigation.liveEvents", { count }) : message("navigation.openBets", { count });

/** The number of live events, or of the bettor's open bets. */
export const EntryCount = ({ count }: Pick<NavigationItem, "count">) =>
  count !== undefined && (
    <span className={styles.count} data-of={count.of} role="img" aria-label={countText(count)}>
      {formatCount(count.number)}
    </span>
  );
