import { createTriangle } from "@touchline/betting";
import { type LargestStakes, type StakeLimitsTask, solveStakeLimits } from "../data/betslip/slip/stake-limits.ts";

/** What the slip has worked out away from the page. */
export interface SlipTasks {
  readonly triangle: { readonly task: null; readonly answer: readonly (readonly number[])[] };
  readonly limits: { readonly task: StakeLimitsTask; readonly answer: LargestStakes };
}

export type TaskKind = keyof SlipTasks;

export interface Asked<Kind extends TaskKind = TaskKind> {
  readonly id: number;
  readonly kind: Kind;
  readonly task: SlipTasks[Kind]["task"];
}

export interface Answered<Kind extends TaskKind = TaskKind> {
  readonly id: number;
  readonly kind: Kind;
  readonly answer: SlipTasks[Kind]["answer"];
}

const SOLVE: { readonly [Kind in TaskKind]: (task: SlipTasks[Kind]["task"]) => SlipTasks[Kind]["answer"] } = {
  triangle: () => createTriangle(),
  limits: solveStakeLimits,
};

export const solve = <Kind extends TaskKind>({ id, kind, task }: Asked<Kind>): Answered<Kind> => ({
  id,
  kind,
  answer: SOLVE[kind](task),
});
