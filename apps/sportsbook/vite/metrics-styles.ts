import type { Plugin } from "vite";
import { BREAKPOINTS, below, from, METRICS } from "../src/ui/metrics.ts";

const ID = "virtual:metrics.css";

const rootRule = (): string => {
  const rows = Object.entries(METRICS).flatMap(([group, sizes]) =>
    Object.entries(sizes).map(([name, size]) => `--${group}-${name}:${size}px`),
  );
  return `:root{${rows.join(";")}}`;
};

const queries: ReadonlyMap<string, string> = new Map(
  (Object.keys(BREAKPOINTS) as (keyof typeof BREAKPOINTS)[]).flatMap((name) => [
    [`from-${name}`, from(name)],
    [`below-${name}`, below(name)],
  ]),
);

/** Media queries cannot read custom properties: named ones are written out when the style sheet is read. */
export const writeOutQueries = (css: string, file: string): string =>
  css.replace(/@media[^{]*/g, (rule) =>
    rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = queries.get(name);
      if (!query)
        throw new Error(`${file}: there is no media query --${name}; there are ${[...queries.keys()].join(", ")}`);
      return query;
    }),
  );

/** Gives `src/ui/metrics.ts` to style sheets: sizes as custom properties of the page, breakpoints as named media queries. */
export const metricsStyles = (): Plugin => ({
  name: "touchline-metrics-styles",
  enforce: "pre",
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  load: (id) => (id === `\0${ID}` ? rootRule() : null),
  transform: {
    filter: { id: /\.css(?:$|\?)/, code: "(--" },
    handler: (css, id) => ({ code: writeOutQueries(css, id), map: null }),
  },
});
