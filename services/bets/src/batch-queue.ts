export interface BatchQueueOptions<Job, Result> {
  /** Does all of them or none; answers in their order. */
  readonly run: (jobs: readonly Job[]) => Promise<readonly Result[]>;
  readonly most: number;
  /** Whether a failure says nothing about the jobs, so that trying them one by one would fail as well. */
  readonly isHopeless: (error: unknown) => boolean;
}

export interface BatchQueue<Job, Result> {
  readonly push: (job: Job) => Promise<Result>;
  /** How many wait for their turn. */
  readonly waiting: () => number;
}

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Does one batch at a time. What comes while one is being done gathers for the next, so a batch is as large as the load makes it: one
 * job when there is little to do, many when each would have to wait for the others. A job that spoils its batch is found by
 * doing each of them alone, and refuses none but itself.
 */
export const createBatchQueue = <Job, Result>({
  run,
  most,
  isHopeless,
}: BatchQueueOptions<Job, Result>): BatchQueue<Job, Result> => {
  const waiting: Waiting<Job, Result>[] = [];
  let busy = false;

  const runAll = async (batch: readonly Waiting<Job, Result>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ job }) => job));
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
    // Jobs that arrive in the same turn go together.
    await Promise.resolve();
    while (waiting.length > 0) await runAll(waiting.splice(0, most));
    busy = false;
  };

  return {
    push: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        void work();
      }),
    waiting: () => waiting.length,
  };
};
