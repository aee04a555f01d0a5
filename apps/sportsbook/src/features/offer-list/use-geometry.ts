import { useMemo, useRef } from "react";
import type { Block } from "./board-blocks.ts";
import { type BoardGeometry, columnsDealt, type DealtColumns, layBlocks, layInColumns } from "./board-geometry.ts";
import { type BoardShape, SHAPES } from "./shapes.ts";

/** Where everything stands. Leagues keep their column for as long as the list is shown in two. */
export const useGeometry = (blocks: readonly Block[], shape: BoardShape): BoardGeometry => {
  const dealt = useRef<DealtColumns>(new Map());
  return useMemo(() => {
    const { metrics, paired } = SHAPES[shape];
    const geometry = paired ? layInColumns(blocks, metrics, dealt.current) : layBlocks(blocks, metrics);
    dealt.current = columnsDealt(geometry);
    return geometry;
  }, [blocks, shape]);
};
