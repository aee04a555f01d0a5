import { Registry } from "prom-client";

export { Counter, Gauge, Histogram } from "prom-client";

/** One registry per process; pass it to each metric. */
export const metrics = new Registry();
