import { useCallback, useEffect, useRef, useState } from "react";

export type Saving = "idle" | "waiting" | "saving" | "saved";

export interface Autosave<Value> {
  readonly state: Saving;
  /** Why the last attempt failed; null where it did not. */
  readonly problem: string | null;
  readonly save: (value: Value) => void;
  readonly retry: () => void;
}

/** So long nothing more may change before it is saved. */
const PAUSE_MS = 400;

const wordsOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** Saves the newest value after a pause; an older answer never counts. What could not be saved can be tried again. */
export const useAutosave = <Value>(write: (value: Value) => Promise<void>): Autosave<Value> => {
  const [status, setStatus] = useState<{ readonly state: Saving; readonly problem: string | null }>({
    state: "idle",
    problem: null,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);
  const newest = useRef<{ readonly value: Value } | null>(null);
  const writing = useRef(write);
  writing.current = write;

  const run = useCallback((): void => {
    const asked = newest.current;
    isWaiting.current = false;
    if (!asked) return;
    setStatus({ state: "saving", problem: null });
    writing.current(asked.value).then(
      () => {
        if (newest.current === asked) setStatus({ state: "saved", problem: null });
      },
      (reason: unknown) => {
        if (newest.current === asked) setStatus({ state: "idle", problem: wordsOf(reason) });
      },
    );
  }, []);

  const save = useCallback(
    (value: Value): void => {
      newest.current = { value };
      clearTimeout(timer.current);
      setStatus({ state: "waiting", problem: null });
      timer.current = setTimeout(run, PAUSE_MS);
      isWaiting.current = true;
    },
    [run],
  );

  // Whoever leaves the screen in the pause has it saved at once.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (isWaiting.current) run();
    },
    [run],
  );
  return { ...status, save, retry: run };
};
