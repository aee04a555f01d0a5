import { Gauge, Registry } from "prom-client";

export { Histogram } from "prom-client";

/** One registry per process. */
export const metrics = new Registry();

export type FigureNames<Figures> = Readonly<Record<keyof Figures & string, readonly [name: string, help: string]>>;

/** Metrics of a service, read on request, so that counting costs only an addition. */
export const addFigures = <Figures extends Readonly<Record<string, number>>>(
  names: FigureNames<Figures>,
  figures: () => Figures,
): void => {
  for (const [key, [name, help]] of Object.entries<readonly [string, string]>(names)) {
    new Gauge({
      name,
      help,
      registers: [metrics],
      collect() {
        this.set(figures()[key] ?? 0);
      },
    });
  }
};
