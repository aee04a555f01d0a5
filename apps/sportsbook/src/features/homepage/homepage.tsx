import type { HomepageBlock } from "@touchline/brands";
import type { ComponentType } from "react";
import { BannerBlock } from "./banner-block.tsx";
import { CatalogsBlock } from "./catalogs-block.tsx";
import { EventsBlock } from "./events-block.tsx";
import type { BlockProps, HomeContext } from "./home-context.ts";
import styles from "./homepage.module.css";
import { QuickLinksBlock } from "./quick-links-block.tsx";
import { SearchBlock } from "./search-block.tsx";
import { useShownBlocks } from "./use-shown.ts";

type Blocks = { readonly [Type in HomepageBlock["blockType"]]: ComponentType<BlockProps<Type>> | null };

const BLOCKS: Blocks = {
  banner: BannerBlock,
  quick_links: QuickLinksBlock,
  // Nothing recommends betslips yet, and an empty block takes no space.
  "recommended-betslips": null,
  "events-widget": EventsBlock,
  "promoted-catalogs-carousel": CatalogsBlock,
  search: SearchBlock,
};

interface HomepageProps {
  readonly blocks: readonly HomepageBlock[];
  readonly home: HomeContext;
}

/** The brand's blocks in its order, each in its time. */
export const Homepage = ({ blocks, home }: HomepageProps) => (
  <div className={styles.home}>
    {useShownBlocks(blocks).map(({ block, position }) => {
      const Block = BLOCKS[block.blockType] as ComponentType<BlockProps> | null;
      return Block && <Block key={position} block={block} home={home} />;
    })}
  </div>
);
