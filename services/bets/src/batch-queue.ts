import { setTimeout as sleep } from "node:timers/promises";
import { currentContext, inSpanOfAll } from "@touchline/server-kit";

export interface BatchQueueOptions<Job, Result> {
  /** Of a batch in traces. */
  readonly name: string;
  /** Does all jobs or none; results are in the order of the jobs. */
  readonly run: (jobs: readonly Job[]) => Promise<readonly Result[]>;
  /** Most jobs of the next batch. */
  readonly most: () => number;
  /** Milliseconds to wait after a batch that took so long, if so many more jobs are waiting. */
  readonly restAfter?: (tookMs: number, waiting: number) => number;
  /** Whether a failure concerns every job (the database is away), so that running them one by one is pointless. */
  readonly isHopeless: (error: unknown) => boolean;
}

export interface BatchQueue<Job, Result> {
  readonly push: (job: Job) => Promise<Result>;
  /** Number of jobs that are not in a running batch yet. */
  readonly waiting: () => number;
}

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly context: ReturnType<typeof currentContext>;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs one batch at a time. Jobs that arrive meanwhile form the next batch, so batches grow with the load. When a batch fails, its jobs
 * are run one by one, so that a bad job fails alone.
 */
export const createBatchQueue = <Job, Result>({
  name,
  run,
  most,
  restAfter = () => 0,
  isHopeless,
}: BatchQueueOptions<Job, Result>): BatchQueue<Job, Result> => {
  const waiting: Waiting<Job, Result>[] = [];
  let busy = false;

  const runAll = async (batch: readonly Waiting<Job, Result>[]): Promise<void> => {
    try {
      const contexts = batch.map(({ context }) => context);
      const results = await inSpanOfAll(name, contexts, () => run(batch.map(({ job }) => job)));
      batch.forEach(({ resolve }, index) => {
        resolve(results[index] as Result);
      });
    } catch (error) {
      if (batch.length > 1 && !isHopeless(error)) for (const one of batch) await runAll([one]);
      else for (const { reject } of batch) reject(error);
    }
  };

  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    // Jobs pushed in the same tick go into one batch.
    await Promise.resolve();
    while (waiting.length > 0) {
      const started = performance.now();
      await runAll(waiting.splice(0, most()));
      const rest = waiting.length > 0 ? restAfter(performance.now() - started, waiting.length) : 0;
      if (rest > 0) await sleep(rest);
    }
    busy = false;
  };

  return {
    push: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, context: currentContext(), resolve, reject });
        void work();
      }),
    waiting: () => waiting.length,
  };
};
