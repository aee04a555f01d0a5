import type { Figure, Length } from "../figure.ts";
import { measureExtremes } from "./extremes.ts";
import { measureLostNode } from "./lost-node.ts";
import { measureNodes } from "./nodes.ts";

export const measureScale = async (length: Length): Promise<Figure[]> => [
  ...(await measureNodes(length)),
  ...(await measureExtremes(length)),
  ...(await measureLostNode(length)),
];
