import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** One registry per process. `docs/metrics.md` is written from it. */
export const metrics = new Registry();

export const counter = <Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> => new Counter({ name, help, labelNames, registers: [metrics] });

export const gauge = <Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Gauge<Label> => new Gauge({ name, help, labelNames, registers: [metrics] });

/** From a millisecond to ten seconds, the longest that anybody waits for an answer. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const histogram = <Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
  buckets: readonly number[] = SECONDS,
): Histogram<Label> => new Histogram({ name, help, labelNames, buckets: [...buckets], registers: [metrics] });

/** A number, or a number for each value of the label. */
type Figure = number | ReadonlyMap<string, number>;

export type FigureNames<Figures> = {
  readonly [Key in keyof Figures]: Figures[Key] extends number
    ? readonly [name: string, help: string]
    : readonly [name: string, help: string, label: string];
};

const collected = (name: string, help: string, label: string | undefined, read: () => Figure | undefined): void => {
  const options = { name, help, labelNames: label ? [label] : [], registers: [metrics] };
  const collectInto = (put: (labels: Record<string, string>, value: number) => void): void => {
    const figure = read();
    if (typeof figure === "number") put({}, figure);
    else if (figure && label) for (const [value, each] of figure) put({ [label]: value }, each);
  };
  if (name.endsWith("_total"))
    new Counter({
      ...options,
      collect() {
        this.reset();
        collectInto((labels, value) => this.inc(labels, value));
      },
    });
  else
    new Gauge({
      ...options,
      collect() {
        this.reset();
        collectInto((labels, value) => this.set(labels, value));
      },
    });
};

/**
 * Metrics that are read when Prometheus asks, so that counting costs only an addition. They are registered here, and have values once
 * the returned function was called with what reads them.
 */
export const createFigures = <Figures extends { readonly [Key in keyof Figures]: Figure }>(
  names: FigureNames<Figures>,
): ((figures: () => Figures) => void) => {
  let read: (() => Figures) | null = null;
  for (const key of Object.keys(names) as (keyof Figures & string)[]) {
    const [name, help, label] = names[key] as readonly [string, string, string?];
    collected(name, help, label, () => read?.()[key]);
  }
  return (figures) => {
    read = figures;
  };
};

/** Memory, processor time, event loop and garbage collection. */
export const addProcessMetrics = (): void => {
  if (!metrics.getSingleMetric("process_cpu_seconds_total")) collectDefaultMetrics({ register: metrics });
};
