import type { EventDetail } from "@touchline/protocol";

interface NameLoaderOptions {
  readonly load: (id: number, signal: AbortSignal) => Promise<EventDetail>;
  readonly after: (milliseconds: number, run: () => void) => void;
  /** Events with a market that no snapshot has named yet. */
  readonly unnamed: () => readonly number[];
  readonly onDetail: (detail: EventDetail) => void;
  readonly onError: (error: unknown) => void;
}

/** After a goal half of the lines are new, and they come within a moment of each other. */
const GATHER_TIME = 250;
const RETRY_AFTER = 3000;

/** The push channel brings new markets without their names; those come with a snapshot. */
export const createNameLoader = ({ load, after, unnamed, onDetail, onError }: NameLoaderOptions) => {
  let isDue = false;

  const run = async (): Promise<void> => {
    const ids = unnamed();
    const { signal } = new AbortController();
    const answers = await Promise.allSettled(ids.map(async (id) => onDetail(await load(id, signal))));
    isDue = false;
    for (const answer of answers) if (answer.status === "rejected") onError(answer.reason);
    // The server may know less than the push node for a moment.
    if (unnamed().length > 0) schedule(RETRY_AFTER);
  };

  const schedule = (delay: number): void => {
    if (isDue) return;
    isDue = true;
    after(delay, run);
  };

  return {
    /** Something came by push. */
    check: (): void => {
      if (!isDue && unnamed().length > 0) schedule(GATHER_TIME);
    },
  };
};
