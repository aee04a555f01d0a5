import { type ComponentType, lazy } from "react";
import { loadChunk } from "./load-chunk.ts";

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

/** A promise would be waited for even if it is fulfilled already; this is taken at once. */
const atOnce = <Props>(loaded: Loaded<Props>): Promise<Loaded<Props>> =>
  // biome-ignore lint/suspicious/noThenProperty: React calls `then`, and goes on if it is answered before it returns.
  ({ then: (take: (value: Loaded<Props>) => void) => take(loaded) }) as unknown as Promise<Loaded<Props>>;

/**
 * A component in a file of its own. If the file cannot be loaded it renders nothing, and the shell offers a reload. Once it was preloaded it
 * is drawn at once: what a server has drawn must not wait again.
 */
export const lazyPart = <Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) => {
  let loaded: Loaded<Props> | undefined;
  const loadPart = async (): Promise<Loaded<Props>> => {
    const module = await loadChunk(load);
    return { default: module ? pick(module) : () => null };
  };
  /** Where it fails, drawing the part tries again and says so. */
  const preload = async (): Promise<void> => {
    try {
      loaded ??= { default: pick(await load()) };
    } catch {}
  };
  const Part: ComponentType<Props> = lazy(() => (loaded ? atOnce(loaded) : loadPart()));
  return Object.assign(Part, { preload });
};
