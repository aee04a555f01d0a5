import type { HomepageBlock } from "@touchline/brands";
import type { ComponentType, ReactNode } from "react";
import { useHref } from "../../entities/links/links-context.ts";
import { useCounts } from "../../entities/offer-counts.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Flag, Icon } from "../../ui/icon.tsx";
import { BannerBlock } from "./banner-block.tsx";
import { CatalogsBlock } from "./catalogs-block.tsx";
import { ConfiguredLink } from "./configured-link.tsx";
import { EventsBlock } from "./events-block.tsx";
import { type BlockProps, useViewer } from "./home-blocks.ts";
import styles from "./homepage.module.css";
import { type QuickLink, quickLinks } from "./quick-links.ts";
import { RecommendedBlock } from "./recommended-block.tsx";
import { useShownBlocks } from "./use-shown.ts";

const Picture = ({ picture }: Pick<QuickLink, "picture">) =>
  "flag" in picture ? <Flag code={picture.flag} /> : <Icon name={picture.icon} size={20} />;

interface TargetProps extends Pick<QuickLink, "target"> {
  readonly onLogIn: () => void;
  readonly children: ReactNode;
}

const Target = ({ target, onLogIn, children }: TargetProps) =>
  target === "log-in" ? (
    <button type="button" className={styles.link} onClick={onLogIn}>
      {children}
    </button>
  ) : (
    <ConfiguredLink className={styles.link} href={target.href}>
      {children}
    </ConfiguredLink>
  );

const QuickLinksBlock = ({ block }: BlockProps<"quick_links">) => {
  const { viewer, onLogIn } = useViewer();
  const hrefOf = useHref();
  const links = quickLinks(block.props.links, { ...useCounts(), hrefOf, audience: viewer.audience });
  return (
    <nav className={styles.links} aria-label={message("home.quickLinks")} data-scrolls>
      {links.map(({ key, label, picture, target, count }) => (
        <Target key={key} target={target} onLogIn={onLogIn}>
          <span className={styles.tile}>
            <Picture picture={picture} />
          </span>
          <span className={styles.label}>{label}</span>
          {count !== undefined && (
            <span className={styles.count} data-live={key === "stream"}>
              {formatCount(count)}
            </span>
          )}
        </Target>
      ))}
    </nav>
  );
};

/** The way to the search on a phone; a wide page has one in its header. */
const SearchBlock = () => {
  const hrefOf = useHref();
  if (!useIsNarrow()) return null;
  return (
    <a className={styles.search} href={hrefOf({ view: "sports", filters: { page: "search" } })}>
      <Icon name="search" />
      {message("search.label")}
    </a>
  );
};

type Blocks = { readonly [Type in HomepageBlock["blockType"]]: ComponentType<BlockProps<Type>> };

const BLOCKS: Blocks = {
  banner: BannerBlock,
  quick_links: QuickLinksBlock,
  "recommended-betslips": RecommendedBlock,
  "events-widget": EventsBlock,
  "promoted-catalogs-carousel": CatalogsBlock,
  search: SearchBlock,
};

/** The brand's blocks in its order, each in its time and for its audience. */
export const Homepage = ({ blocks }: { readonly blocks: readonly HomepageBlock[] }) => {
  const { viewer } = useViewer();
  const shown = useShownBlocks(blocks, viewer);
  const first = shown.find(({ block }) => block.blockType === "events-widget");
  return (
    <div className={styles.home}>
      {shown.map(({ block, key }) => {
        const Block = BLOCKS[block.blockType] as ComponentType<BlockProps>;
        return (
          <PartBoundary key={key} name={`homepage ${block.blockType}`} size="card">
            <Block block={block} showsFailure={key === first?.key} />
          </PartBoundary>
        );
      })}
    </div>
  );
};
