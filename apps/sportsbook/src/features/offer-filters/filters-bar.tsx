import type { OfferView } from "@touchline/brands";
import type { Route, Statistics } from "@touchline/protocol";
import type { ListOrder } from "../../data/live-offer/list-order.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { useCounts } from "../../entities/offer-counts.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { ChipIconLink, ChipLink, ChipToggle } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton, IconLink } from "../../ui/icon-button.tsx";
import { Segments } from "../../ui/segments.tsx";
import {
  catalogLinks,
  type FilterLink,
  favouritesLink,
  outrightsLink,
  sportLinks,
  streamsLink,
  timeLinks,
} from "./filter-links.ts";
import styles from "./filters.module.css";
import { ListMenus } from "./list-menus.tsx";

const SportTabs = ({ links }: { readonly links: readonly FilterLink[] }) => (
  <nav className={styles.tabs} aria-label={message("tree.sports")}>
    {links.map(({ key, label, href, current, count, icon }) => (
      <a key={key} className={styles.tab} href={href} aria-current={current}>
        <Icon name={icon ?? "grid"} size={22} />
        <span className={styles.tabCount}>{count}</span>
        <span className={styles.tabName}>{label}</span>
      </a>
    ))}
  </nav>
);

export interface FiltersProps {
  readonly route: Route;
  readonly order: ListOrder;
  readonly onOrder: (order: ListOrder) => void;
}

const OrderChip = ({ order, onOrder }: Pick<FiltersProps, "order" | "onOrder">) => (
  <ChipToggle icon="clock" pressed={order === "time"} onToggle={() => onOrder(order === "time" ? "league" : "time")}>
    {message("filters.byTime")}
  </ChipToggle>
);

const StreamsChip = ({ route }: Pick<FiltersProps, "route">) => {
  const { statistics } = useCounts();
  return (
    <ChipLink
      {...streamsLink(route, useHref())}
      icon="play"
      count={statistics && route.view !== "live" ? formatCount(statistics.totals.streamed) : undefined}
    >
      {message("filters.streams")}
    </ChipLink>
  );
};

const hasOutrights = (route: Route, statistics: Statistics | null): boolean =>
  route.filters.page === "outrights" || (statistics?.totals.outrights ?? 0) > 0;

const OfferChips = ({ route, order, onOrder }: FiltersProps) => {
  const { statistics, promoted } = useCounts();
  const hrefOf = useHref();
  return (
    <>
      <OrderChip order={order} onOrder={onOrder} />
      {hasOutrights(route, statistics) && (
        <ChipLink {...outrightsLink(route, hrefOf)}>{message("filters.outrights")}</ChipLink>
      )}
      {catalogLinks(route, promoted, hrefOf).map(({ key, label, ...link }) => (
        <ChipLink key={key} {...link}>
          {label}
        </ChipLink>
      ))}
    </>
  );
};

interface NarrowFiltersProps extends FiltersProps {
  readonly onOpenLeagues: () => void;
}

/** Time, sports and chips under each other. The sport tabs stay in sight when the list scrolls. */
export const NarrowFilters = ({ onOpenLeagues, ...props }: NarrowFiltersProps) => {
  const { route } = props;
  const { statistics } = useCounts();
  const hrefOf = useHref();
  return (
    <>
      {route.view === "sports" && (
        <div className={styles.times}>
          <Segments label={message("filters.timeRange")} links={timeLinks(route, statistics, hrefOf)} />
          <IconLink icon="star" label={message("filters.favourites")} {...favouritesLink(route, hrefOf)} />
          <IconButton filled icon="sliders" label={message("tree.sportsAndLeagues")} onClick={onOpenLeagues} />
        </div>
      )}
      {/* A sticky element says where it stands now; this says where it belongs. */}
      <div data-filters-position />
      <div className={styles.sticky}>
        <SportTabs links={sportLinks(route, statistics, hrefOf)} />
      </div>
      <div className={styles.chips}>
        {route.view === "live" && (
          <ChipIconLink icon="star" label={message("filters.favourites")} {...favouritesLink(route, hrefOf)} />
        )}
        {route.view === "sports" && <OfferChips {...props} />}
        <StreamsChip route={route} />
      </div>
    </>
  );
};

interface WideFiltersProps extends FiltersProps {
  /** The brand's views for a wide page. */
  readonly views: readonly OfferView[];
  readonly isListThere: boolean;
}

/** One bar above the list: on Live the sports, otherwise time and chips (the tree has the sports). */
export const WideFilters = ({ views, isListThere, ...props }: WideFiltersProps) => {
  const { route } = props;
  const { statistics } = useCounts();
  const hrefOf = useHref();
  return (
    <div className={styles.bar} data-view={route.view}>
      {route.view === "live" ? (
        <SportTabs links={sportLinks(route, statistics, hrefOf)} />
      ) : (
        <>
          <Segments label={message("filters.timeRange")} links={timeLinks(route, statistics, hrefOf)} />
          <span className={styles.divider} />
          <div className={styles.scroll}>
            <OfferChips {...props} />
          </div>
        </>
      )}
      <StreamsChip route={route} />
      <ListMenus views={views} isLate={isListThere} />
    </div>
  );
};
