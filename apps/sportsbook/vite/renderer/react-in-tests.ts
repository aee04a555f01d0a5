import { type ComponentChildren, options } from "preact";
import { useLayoutEffect } from "preact/hooks";

export * from "./react.ts";
export { default } from "./react.ts";

const counters = new Set<() => void>();

const { diffed } = options;
options.diffed = (drawn) => {
  diffed?.(drawn);
  for (const count of counters) count();
};

interface ProfilerProps {
  readonly onRender: () => void;
  readonly children: ComponentChildren;
}

/** Preact has none. This one counts whatever is drawn while it stands, so that a test can say that nothing was. */
export const Profiler = ({ onRender, children }: ProfilerProps): ComponentChildren => {
  useLayoutEffect(() => {
    counters.add(onRender);
    return () => void counters.delete(onRender);
  }, [onRender]);
  return children;
};
