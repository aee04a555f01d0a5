/** `pnpm bench [ID …]`: measures the figures we promise, each beside its peer in the same run. */
import { type Figure, formatFigure, isReached } from "./figure.ts";
import { measureGrid } from "./grid/figures.ts";
import { measurePaint } from "./paint/figures.ts";
import { measurePlacement } from "./placement/figures.ts";
import { measureDeliveries, measureGrowth } from "./push/figures.ts";
import { measureRules } from "./rules/figures.ts";
import { measureBytes } from "./snapshot/figures.ts";
import { measureSystems } from "./systems/figures.ts";
import { measureTaps } from "./taps/figures.ts";

const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  P1: measureGrid,
  P2: measureTaps,
  P3: measureDeliveries,
  P4: measureGrowth,
  P6: measurePlacement,
  P7: measureBytes,
  AUTO: measureRules,
  LCP: measurePaint,
  SYS1: measureSystems,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !(id in benches));
if (unknown.length > 0)
  throw new Error(`no figure ${unknown.join(", ")}; there are ${Object.keys(benches).join(", ")}`);

let short = 0;
for (const id of asked.length > 0 ? asked : Object.keys(benches)) {
  const figures = (await benches[id]?.()) ?? [];
  for (const figure of figures) console.log(formatFigure(figure));
  short += figures.filter((figure) => !isReached(figure)).length;
}
process.exit(short > 0 ? 1 : 0);
