import { expect, test } from "vitest";
import { moveItem } from "../parts/sortable-list.tsx";
import { BLOCK_TYPES, blocksWithFaults, copyOfBlock, newBlock } from "./blocks.ts";
import { draftWith } from "./preview-content.ts";

const EMPTY = { pictures: [], banners: [], groups: [], brands: [] };

test("every new block but a banner block without a group makes a page that the app takes", () => {
  const document = { settings: {} } as Parameters<typeof draftWith>[0];
  const refused = BLOCK_TYPES.filter((type) => !draftWith(document, { blocks: [newBlock(type, type)] }, EMPTY));
  expect(refused).toEqual(["banner"]);
});

test("a copy has no ids of the first", () => {
  const block = { id: "1", blockType: "quick_links", tag: "links", props: { links: [{ id: "2", name: "search" }] } };
  expect(copyOfBlock(block, "links copy")).toEqual({
    blockType: "quick_links",
    tag: "links copy",
    props: { links: [{ name: "search" }] },
  });
});

test("an item moves to another place, the others keep their order", () => {
  expect(moveItem(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moveItem(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
});

test("refused fields mark their blocks", () => {
  const faults = [{ path: "homepage.blocks.2.props.links.0.url" }, { path: "betslip.0.betTypes" }];
  expect([...blocksWithFaults(faults)]).toEqual([2]);
});
