import type { EventDetail } from "@touchline/protocol";
import { HttpError } from "../../net/http.ts";

interface HeldLoaderOptions {
  readonly load: (id: number, signal: AbortSignal) => Promise<EventDetail>;
  readonly after: (milliseconds: number, run: () => void) => void;
  readonly isHeld: (id: number) => boolean;
  readonly onDetail: (detail: EventDetail) => void;
  /** It is offered no more. */
  readonly onGone: (id: number) => void;
  readonly onError: (error: unknown) => void;
}

const RETRY_AFTER = 4000;
const NOT_FOUND = 404;

/** Loads events that nobody looks at, because an outcome of theirs is on the slip. */
export const createHeldLoader = ({ load, after, isHeld, onDetail, onGone, onError }: HeldLoaderOptions) => {
  let wanted: ReadonlySet<number> = new Set();
  const loading = new Set<number>();
  const gone = new Set<number>();

  const fail = (id: number, error: unknown): void => {
    if (error instanceof HttpError && error.status === NOT_FOUND) {
      gone.add(id);
      onGone(id);
      return;
    }
    onError(error);
    after(RETRY_AFTER, start);
  };

  const loadOne = async (id: number): Promise<void> => {
    loading.add(id);
    try {
      const detail = await load(id, new AbortController().signal);
      if (wanted.has(id)) onDetail(detail);
    } catch (error) {
      fail(id, error);
    }
    loading.delete(id);
  };

  const start = (): void => {
    for (const id of wanted) if (!isHeld(id) && !loading.has(id) && !gone.has(id)) void loadOne(id);
  };

  return {
    want: (ids: ReadonlySet<number>): void => {
      wanted = ids;
      start();
    },
    isGone: (id: number): boolean => gone.has(id),
  };
};
