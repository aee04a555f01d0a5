import { useQuery } from "@tanstack/react-query";
import type { PromotedStatistics } from "@touchline/protocol";
import { useState } from "react";
import { useOfferApi } from "../../data/offer/offer-context.ts";
import { promotedQuery } from "../../data/queries.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./catalogs-block.module.css";
import type { BlockProps } from "./home-blocks.ts";
import homeStyles from "./homepage.module.css";
import { SectionHead } from "./section-head.tsx";

type PromoCatalog = PromotedStatistics["catalogs"][number];

const FIRST = { narrow: 5, wide: 10 };
const ICONS = ["trophy", "flame", "football", "basketball", "clock"];

const filledCatalogs = ({ catalogs }: PromotedStatistics): PromoCatalog[] => catalogs.filter(({ count }) => count > 0);

const CatalogCard = ({ catalog, href }: { readonly catalog: PromoCatalog; readonly href: string }) => (
  <a className={styles.card} href={href} data-hue={catalog.id % ICONS.length}>
    <span className={styles.art}>
      <Icon name={ICONS[(catalog.id - 1) % ICONS.length] ?? "trophy"} size={86} />
    </span>
    <b className={styles.name}>{catalog.name}</b>
    <span className={styles.count}>{message("home.events", { count: catalog.count })}</span>
  </a>
);

/** Some catalogs beside each other, then all of them. */
export const CatalogsBlock = ({ block }: BlockProps<"promoted-catalogs-carousel">) => {
  const isNarrow = useIsNarrow();
  const hrefOf = useHref();
  const isToday = block.props.catalogsTimeFilter.value === "TODAY";
  const [isExpanded, setIsExpanded] = useState(false);
  const query = promotedQuery(useOfferApi(), isToday ? "today" : "all");
  const { data: catalogs = [] } = useQuery({ ...query, select: filledCatalogs });
  if (catalogs.length === 0) return null;

  const first = FIRST[isNarrow ? "narrow" : "wide"];
  const date = isToday ? "today" : "all";
  return (
    <section aria-label={message("home.catalogs")}>
      <SectionHead
        title={message("home.catalogs")}
        note={isToday ? message("filters.today") : undefined}
        more={
          catalogs.length > first && (
            <button
              type="button"
              className={homeStyles.more}
              aria-expanded={isExpanded}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {message(isExpanded ? "home.showFewer" : "home.showAll")}
            </button>
          )
        }
      />
      <div className={styles.cards} data-expanded={isExpanded} data-scrolls>
        {catalogs.slice(0, isExpanded ? undefined : first).map((catalog) => (
          <CatalogCard
            key={catalog.id}
            catalog={catalog}
            href={hrefOf({ view: "sports", filters: { date, catalog: catalog.id } })}
          />
        ))}
      </div>
    </section>
  );
};
