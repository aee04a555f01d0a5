import { sectionShape } from "../../fields/settings-form.ts";
import type { ListShape, ObjectShape, UnionShape } from "../../fields/shape.ts";
import type { StoredBlock } from "./library.ts";
import { withoutIds } from "./without-ids.ts";

const blocksShape = (sectionShape("homepage").entries.get("blocks") as ListShape).item as UnionShape;

/** Kinds of blocks that a homepage can have. */
export const BLOCK_TYPES: readonly string[] = [...blocksShape.options.keys()];

export const shapeOfBlock = ({ blockType }: StoredBlock): ObjectShape | undefined => blocksShape.options.get(blockType);

/** What a new block begins with, so that the page stays valid where it can. */
const FIRST_PROPS: Readonly<Record<string, object>> = {
  quick_links: { links: [{ blockType: "other", name: "upcoming" }] },
  "events-widget": { type: "in-play", numberOfEvents: 5, numberOfSports: 5, refreshPeriod: 10_000 },
  "promoted-catalogs-carousel": { catalogsTimeFilter: { value: "ALL" } },
};

export const newBlock = (blockType: string, tag: string): StoredBlock => ({
  blockType,
  tag,
  props: { ...FIRST_PROPS[blockType] },
});

export const copyOfBlock = (block: StoredBlock, tag: string): StoredBlock => ({
  ...withoutIds(block),
  tag,
});

/** Which blocks hold a field that was refused, by their places. */
export const blocksWithFaults = (faults: readonly { readonly path: string }[]): ReadonlySet<number> =>
  new Set(
    faults.flatMap(({ path }) => {
      const [, index] = /^homepage\.blocks\.(\d+)\b/.exec(path) ?? [];
      return index === undefined ? [] : [Number(index)];
    }),
  );
