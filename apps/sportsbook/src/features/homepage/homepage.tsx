import type { HomepageBlock } from "@touchline/brands";
import type { ComponentType, ReactNode } from "react";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { message } from "../../i18n/message.ts";
import { formatCount } from "../../i18n/numbers.ts";
import { Flag, Icon } from "../../ui/icon.tsx";
import { BannerBlock } from "./banner-block.tsx";
import { CatalogsBlock } from "./catalogs-block.tsx";
import { ConfiguredLink } from "./configured-link.tsx";
import { EventsBlock } from "./events-block.tsx";
import type { BlockProps, HomeContext } from "./home-context.ts";
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

const QuickLinksBlock = ({ block, home }: BlockProps<"quick_links">) => (
  <nav className={styles.links} aria-label={message("home.quickLinks")} data-scrolls>
    {quickLinks(block.props.links, home).map(({ key, label, picture, target, count }) => (
      <Target key={key} target={target} onLogIn={home.onLogIn}>
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

/** The way to the search on a phone; a wide page has one in its header. */
const SearchBlock = ({ home: { isNarrow, hrefOf } }: BlockProps<"search">) =>
  isNarrow && (
    <a className={styles.search} href={hrefOf({ view: "sports", filters: { page: "search" } })}>
      <Icon name="search" />
      {message("search.label")}
    </a>
  );

type Blocks = { readonly [Type in HomepageBlock["blockType"]]: ComponentType<BlockProps<Type>> };

const BLOCKS: Blocks = {
  banner: BannerBlock,
  quick_links: QuickLinksBlock,
  "recommended-betslips": RecommendedBlock,
  "events-widget": EventsBlock,
  "promoted-catalogs-carousel": CatalogsBlock,
  search: SearchBlock,
};

interface HomepageProps {
  readonly blocks: readonly HomepageBlock[];
  readonly home: HomeContext;
}

/** One block says that nothing loads, for all of them. */
const sayOnce = (home: HomeContext, isFirst: boolean): HomeContext =>
  isFirst ? home : { ...home, renderFailure: () => null };

/** The brand's blocks in its order, each in its time. */
export const Homepage = ({ blocks, home }: HomepageProps) => {
  const shown = useShownBlocks(blocks);
  const first = shown.find(({ block }) => block.blockType === "events-widget");
  return (
    <div className={styles.home}>
      {shown.map(({ block, key }) => {
        const Block = BLOCKS[block.blockType] as ComponentType<BlockProps>;
        return (
          <PartBoundary key={key} name={`homepage ${block.blockType}`} size="card">
            <Block block={block} home={sayOnce(home, key === first?.key)} />
          </PartBoundary>
        );
      })}
    </div>
  );
};
