import { createTriangle } from "@touchline/betting";
import { type LargestStakeTask, solveLargestStake } from "../data/betslip/slip/largest-stake.ts";

/** What the slip has worked out away from the page. */
export interface SlipTasks {
  readonly triangle: { readonly task: null; readonly answer: readonly (readonly number[])[] };
  readonly largestStake: { readonly task: LargestStakeTask; readonly answer: bigint };
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
  largestStake: solveLargestStake,
};

export const solve = <Kind extends TaskKind>({ id, kind, task }: Asked<Kind>): Answered<Kind> => ({
  id,
  kind,
  answer: SOLVE[kind](task),
});
