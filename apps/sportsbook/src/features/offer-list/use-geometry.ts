import { useState } from "react";
import type { Block } from "./board-blocks.ts";
import { type BoardGeometry, columnsDealt, type DealtColumns, layBlocks, layInColumns } from "./board-geometry.ts";
import { type BoardShape, SHAPES } from "./shapes.ts";

interface Laid {
  readonly blocks: readonly Block[];
  readonly shape: BoardShape;
  readonly geometry: BoardGeometry;
}

const lay = (blocks: readonly Block[], shape: BoardShape, dealt: DealtColumns): Laid => {
  const { metrics, paired } = SHAPES[shape];
  return { blocks, shape, geometry: paired ? layInColumns(blocks, metrics, dealt) : layBlocks(blocks, metrics) };
};

/** Where everything stands. Leagues keep their column for as long as the list is shown in two. */
export const useGeometry = (blocks: readonly Block[], shape: BoardShape): BoardGeometry => {
  const [laid, setLaid] = useState(() => lay(blocks, shape, new Map()));
  if (laid.blocks === blocks && laid.shape === shape) return laid.geometry;
  const next = lay(blocks, shape, columnsDealt(laid.geometry));
  setLaid(next);
  return next.geometry;
};
