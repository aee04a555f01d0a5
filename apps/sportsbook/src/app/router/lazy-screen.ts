import type { ComponentType, LazyExoticComponent } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";

/** What draws a route. One in a file of its own can be asked for before it is drawn. */
export type Screen = (ComponentType | LazyExoticComponent<ComponentType>) & { readonly preload?: () => void };

/** A screen in a file of its own. Where asking for it ahead fails, drawing it tries again and says so. */
export const lazyScreen = <Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType) =>
  Object.assign(lazyPart(load, pick), { preload: (): void => void load().catch(() => undefined) });
