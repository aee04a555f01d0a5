import { type ComponentType, lazy } from "react";
import { loadChunk } from "./load-chunk.ts";

/** A component in a file of its own. Where the file cannot be had there is nothing to see but the offer to reload. */
export const lazyPart = <Module, Props>(load: () => Promise<Module>, pick: (module: Module) => ComponentType<Props>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const module = await loadChunk(load);
    return { default: module ? pick(module) : () => null };
  });
