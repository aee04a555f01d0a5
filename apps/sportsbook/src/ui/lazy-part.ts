import { type ComponentType, lazy } from "react";
import { loadChunk } from "./load-chunk.ts";

/** A component in a file of its own. If the file cannot be loaded it renders nothing, and the shell offers a reload. */
export const lazyPart = <Module, Props>(load: () => Promise<Module>, pick: (module: Module) => ComponentType<Props>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const module = await loadChunk(load);
    return { default: module ? pick(module) : () => null };
  });
