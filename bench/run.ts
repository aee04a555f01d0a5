/**
 * `pnpm bench [ID …]`: measures our performance figures, each with its peer in the same run. Fails if a goal is missed.
 * `pnpm bench --short [ID …]`: a few samples of each, to check that every bench still runs. Fails if one does not.
 */
import { styleText } from "node:util";
import { measureFeed } from "./feed/figures.ts";
import { type Figure, formatFigure, isMeasured, isReached, type Length } from "./figure.ts";
import { measureGrid } from "./grid/figures.ts";
import { measureHeap } from "./heap/figures.ts";
import { measurePaint } from "./paint/figures.ts";
import { measurePlacement } from "./placement/figures.ts";
import { measureTracing } from "./placement/tracing.ts";
import { measureDeliveries, measureGrowth } from "./push/figures.ts";
import { measureRules } from "./rules/figures.ts";
import { measureScale } from "./scale/figures.ts";
import { measureIdle } from "./scale/idle.ts";
import { measureSettlement } from "./settlement/figures.ts";
import { measureBytes } from "./snapshot/figures.ts";
import { measureSystems } from "./systems/figures.ts";
import { measureTaps } from "./taps/figures.ts";
import { measureTasks } from "./tasks/figures.ts";
import { measureWallet } from "./wallet/figures.ts";
import { measureYear } from "./year/figures.ts";

const benches: Readonly<Record<string, (length: Length) => Promise<Figure[]>>> = {
  P1: measureGrid,
  P2: measureTaps,
  P3: measureDeliveries,
  P4: measureGrowth,
  P5: measureIdle,
  SCALE: measureScale,
  P6: measurePlacement,
  TRACE: measureTracing,
  P7: measureBytes,
  SETTLE: measureSettlement,
  AUTO: measureRules,
  LCP: measurePaint,
  TASKS: measureTasks,
  HEAP: measureHeap,
  SYS1: measureSystems,
  FEED: measureFeed,
  WALLET: measureWallet,
  YEAR: measureYear,
};

const args = process.argv.slice(2);
const length: Length = args.includes("--short") ? "short" : "full";
const asked = args.filter((arg) => arg !== "--short");
const unknown = asked.filter((id) => !(id in benches));
if (unknown.length > 0)
  throw new Error(`unknown figure ${unknown.join(", ")}; known figures: ${Object.keys(benches).join(", ")}`);

/** Problems of a bench's figures. All benches run, so that all problems are shown at once. */
const runBench = async (id: string): Promise<string[]> => {
  const figures = (await benches[id]?.(length)) ?? [];
  for (const figure of figures) console.log(formatFigure(figure));
  if (figures.length === 0) return [`${id} gave no figure`];
  return figures.flatMap((figure) => {
    if (!isMeasured(figure)) return [`${figure.id} has no number: ${figure.what}`];
    return length === "full" && !isReached(figure) ? [`${figure.id} misses its goal: ${figure.what}`] : [];
  });
};

const wrong: string[] = [];
for (const id of asked.length > 0 ? asked : Object.keys(benches))
  try {
    wrong.push(...(await runBench(id)));
  } catch (error) {
    console.error(error);
    wrong.push(`${id} could not be run`);
  }
for (const line of wrong) console.error(styleText("red", line));
process.exit(wrong.length > 0 ? 1 : 0);
