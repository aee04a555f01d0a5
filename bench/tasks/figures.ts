import { startStack } from "../../stack/whole.ts";
import { launchBrowser } from "../../testkit/browser.ts";
import { interleave, median } from "../../testkit/sampling.ts";
import type { Figure, Length } from "../figure.ts";
import { SCREEN_NAMES, SCREENS, type Screen, SLOWDOWNS, type Slowdown } from "../paint/screens.ts";
import { findLongestTask, type LongestTask } from "./longest-task.ts";
import { traceFirstLoad } from "./trace.ts";

/** Milliseconds, by slowdown of the processor. */
const GOALS: Readonly<Record<Slowdown, number>> = { 1: 50, 4: 200 };
const ROUNDS = { full: 5, short: 1 } as const;
const PARTS = 6;

/** The task whose cost is nearest to the median of the rounds. */
const typicalOf = (tasks: readonly LongestTask[], typical: number): LongestTask =>
  tasks.toSorted((one, other) => Math.abs(one.cost - typical) - Math.abs(other.cost - typical))[0] as LongestTask;

const describe = ({ at, after, wall, parts }: LongestTask): string =>
  [
    `${at.toFixed(0)} ms after the navigation, ${wall.toFixed(0)} ms on the wall, after the answers to ${after.join(", ")}`,
    ...parts.slice(0, PARTS).map(({ name, cost }) => `  ${cost.toFixed(0).padStart(4)} ms ${name}`),
  ].join("\n       ");

/** Longest task of each main screen's first load on a phone, in processor time of the main thread, without the evaluation of scripts. */
export const measureTasks = async (length: Length): Promise<Figure[]> => {
  const stack = await startStack();
  const browser = await launchBrowser();
  const rounds = ROUNDS[length];
  try {
    const figures: Figure[] = [];
    for (const slowdown of SLOWDOWNS) {
      const found: Record<Screen, LongestTask[]> = { homepage: [], sports: [], live: [] };
      const samples = await interleave(SCREEN_NAMES, rounds, async (name) => {
        const url = `${stack.appUrls[0]}${SCREENS[name]}?brand=default`;
        const task = findLongestTask(await traceFirstLoad(browser, url, slowdown), url);
        found[name].push(task);
        return task.cost;
      });
      for (const name of SCREEN_NAMES) {
        const cost = median(samples[name]);
        console.log(
          `     TASKS, ${name}, processor ÷ ${slowdown}: the longest is ${describe(typicalOf(found[name], cost))}`,
        );
        figures.push({
          id: "TASKS",
          what: `longest task of the first load, ${name} at 390, ÷ ${slowdown}`,
          ours: `${cost.toFixed(0)} ms`,
          peer: `worst of ${rounds}: ${Math.max(...samples[name]).toFixed(0)} ms`,
          ratio: cost / GOALS[slowdown],
          judged: cost,
          goal: { atMost: GOALS[slowdown] },
        });
      }
    }
    return figures;
  } finally {
    await browser.close();
    await stack.stop();
  }
};
