import type { HomepageBlock } from "@touchline/brands";
import type { ComponentType } from "react";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { BannerBlock } from "./banner-block.tsx";
import { CatalogsBlock } from "./catalogs-block.tsx";
import { EventsBlock } from "./events-block.tsx";
import type { BlockProps, HomeContext } from "./home-context.ts";
import styles from "./homepage.module.css";
import { QuickLinksBlock } from "./quick-links-block.tsx";
import { RecommendedBlock } from "./recommended-block.tsx";
import { SearchBlock } from "./search-block.tsx";
import { useShownBlocks } from "./use-shown.ts";

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
